import { createHash } from 'node:crypto';
import path from 'node:path';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { fullNameOf, lockForErasure, removePeople, users } from '~/features/accounts/server/public';
import { destroyPerson, record } from '~/features/audit/server/public';
import { eachOnce, erasuresDue, erasuresFile, erasureSchema, noteErasures, readErasures, type Erasure } from '~/platform/backup/erasures';
import type { Db, Tx } from '~/platform/database';
import { facts } from '~/platform/facts/tables';
import type { PersonalData } from '~/platform/feature';
import { storing } from '~/platform/files/storing';
import { clearOutbox, forgetMails } from '~/platform/mail';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import { toIso } from '~/shared/dates';
import { erasures } from './tables';

/** What else happens in the transaction of an erasure. */
interface Around {
  now: Date;
  /** Before anything goes; gives false when nobody is to be erased after all. */
  first?: (tx: Tx, invalidate: Invalidate) => Promise<boolean>;
  /** When all has gone: what is queued for them now is not forgotten with the rest. */
  last?: (tx: Tx) => Promise<void>;
}

export type ErasePerson = typeof erasePerson;

type Erasing = Pick<Site, 'config' | 'write' | 'files' | 'log'>;

/**
 * Erases a person: what every feature keeps of them, their key and names in the audit log, mails on their way, and their row; files
 * after the commit. Membership id and name stay in `erasures`, what they wrote stays without them. Gives false when there is
 * nobody of that number; 409 `last_superuser` for the only one. Done again it does nothing.
 * @param personal of every feature (features.ts)
 */
export async function erasePerson(site: Erasing, personal: readonly PersonalData[], userId: number, { now, first, last }: Around): Promise<boolean> {
  const { config, write, files, log } = site;
  return storing(files, log, async (store) => {
    const gone = await write(async (tx, invalidate) => {
      if (first && !(await first(tx, invalidate))) return null;
      const user = await lockForErasure(tx, userId);
      if (!user) return null;
      const keys: string[] = [];
      for (const { erase } of personal) keys.push(...((await erase?.(tx, userId, invalidate)) ?? []));
      const addresses = [user.email.toLowerCase()];
      await forgetMails(tx, config, { addresses, words: [...addresses, fullNameOf(user).toLowerCase(), ...(user.phone ? [user.phone] : [])] });
      await tx
        .insert(erasures)
        .values({ userId, day: toIso(now).slice(0, 10), at: now, mark: markOf(user), membershipId: user.membershipId, name: fullNameOf(user) })
        .onConflictDoNothing();
      await removePeople(tx, invalidate, [userId]);
      await destroyPerson(tx, userId, now);
      // Its values would be sealed with the key that is gone: it has none.
      await record(tx, { at: now, actor: null, action: 'user.erased', target: { type: 'user', id: userId } });
      await last?.(tx);
      return { keys, addresses, erased: { user: userId, at: now.toISOString(), mark: markOf(user) } };
    });
    if (!gone) return false;
    await store.delete(gone.keys);
    // The rows are right by now; what is forgotten here the next start does.
    try {
      noteErasures(config.dataDir, [gone.erased]);
      await clearOutbox(config, gone.addresses);
    } catch (error) {
      log.error({ err: error }, 'an erasure is not in the list of DATA_DIR yet');
    }
    return true;
  });
}

/** By which a person is known again in another copy of the database: a hash of their number and the moment they joined. */
const markOf = ({ id, dateJoined }: Pick<typeof users.$inferSelect, 'id' | 'dateJoined'>) =>
  createHash('sha256').update(`erased\0${id}\0${dateJoined.toISOString()}`).digest('base64url').slice(0, 16);

/** Everybody who was erased, for the backups; nobody in a database of a version that erased nobody. */
export async function listErasures(db: Db | Tx): Promise<Erasure[]> {
  const { rows: there } = await db.execute(sql`select 1 from information_schema.columns where table_name = 'erasures' and column_name = 'mark'`);
  if (there.length === 0) return [];
  const rows = await db.select().from(erasures).orderBy(asc(erasures.id));
  return rows.flatMap(({ userId, at, mark }) => (mark === null ? [] : [{ user: userId, at: at.toISOString(), mark }]));
}

/**
 * Before anybody can ask: erases those again who were erased after this database was saved, as the list in DATA_DIR and the
 * restore say (platform/backup), and completes that list. Somebody else who has the number by now stays.
 */
export async function eraseAgain(site: Erasing & Pick<Site, 'db' | 'clock'>, personal: readonly PersonalData[]): Promise<number> {
  const { config, db, write, clock } = site;
  const [fact] = await db.select({ value: facts.value }).from(facts).where(eq(facts.name, erasuresDue));
  const due = fact ? erasureSchema.array().parse(fact.value) : [];
  const list = eachOnce([...due, ...readErasures(path.join(config.dataDir, erasuresFile))]);
  const marks = new Set(list.map(({ mark }) => mark));
  const there = await db.select({ id: users.id, dateJoined: users.dateJoined }).from(users).where(inArray(users.id, [0, ...list.map(({ user }) => user)]));
  let erased = 0;
  for (const person of there) {
    // The mark is made of the number too.
    if (marks.has(markOf(person)) && (await erasePerson(site, personal, person.id, { now: clock.now() }))) erased += 1;
  }
  noteErasures(config.dataDir, [...list, ...(await listErasures(db))]);
  if (fact) await write((tx) => tx.delete(facts).where(eq(facts.name, erasuresDue)));
  return erased;
}
