import path from 'node:path';
import { asc, inArray, sql } from 'drizzle-orm';
import { fullNameOf, lockForErasure, removePeople, users } from '~/features/accounts/server/public';
import { destroyPerson, record } from '~/features/audit/server/public';
import {
  eachOnce,
  erasuresDue,
  erasuresJob,
  erasuresFile,
  erasureMark,
  noteErasures,
  readErasures,
  type Erasure,
} from '~/platform/backup/erasures';
import type { Db, Tx } from '~/platform/database';
import { dropFact, readFact } from '~/platform/facts/facts';
import type { PersonalData } from '~/platform/feature';
import { storing } from '~/platform/files/storing';
import { clearOutbox, forgetMails } from '~/platform/mail';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import { toIso } from '~/shared/dates';
import { eraseValue, listErasedValues, unknownValues } from './erased-values';
import type { PrivacyParts } from './requests/context';
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
export async function erasePerson(
  site: Erasing,
  personal: readonly PersonalData[],
  userId: number,
  { now, first, last }: Around,
): Promise<boolean> {
  const { config, write, files, log } = site;
  return storing(files, log, async (store) => {
    const gone = await write(async (tx, invalidate) => {
      if (first && !(await first(tx, invalidate))) return null;
      const user = await lockForErasure(tx, userId);
      if (!user) return null;
      const keys: string[] = [];
      for (const { erase } of personal) keys.push(...((await erase?.(tx, userId, invalidate)) ?? []));
      const addresses = [user.email.toLowerCase()];
      await forgetMails(tx, config, {
        addresses,
        words: [...addresses, fullNameOf(user).toLowerCase(), ...(user.phone ? [user.phone] : [])],
      });
      await tx
        .insert(erasures)
        .values({
          userId,
          day: toIso(now).slice(0, 10),
          at: now,
          mark: erasureMark(user),
          membershipId: user.membershipId,
          name: fullNameOf(user),
        })
        .onConflictDoNothing();
      await removePeople(tx, invalidate, [userId]);
      await destroyPerson(tx, userId, now);
      // Its values would be sealed with the key that is gone: it has none.
      await record(tx, { at: now, actor: null, action: 'user.erased', target: { type: 'user', id: userId } });
      await last?.(tx);
      return { keys, addresses, erased: { user: userId, at: now.toISOString(), mark: erasureMark(user) } };
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

/** Everybody who was erased, and what others have deleted or withdrawn, for the backups; nothing in a database of a version that knew no erasures. */
export async function listErasures(db: Db | Tx): Promise<Erasure[]> {
  const { rows: there } = await db.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns where (table_name, column_name) in (('erasures', 'mark'), ('users', 'aadhaar_erased_at'))`,
  );
  const has = (column: string) => there.some(({ name }) => name === column);
  if (!has('mark')) return [];
  const rows = await db.select().from(erasures).orderBy(asc(erasures.id));
  const people = rows.flatMap(({ userId, at, mark }) =>
    mark === null ? [] : [{ user: userId, at: at.toISOString(), mark }],
  );
  return has('aadhaar_erased_at') ? [...people, ...(await listErasedValues(db))] : people;
}

/** The job that completes the list in DATA_DIR after a value was erased. */
export function workOnErasures({ jobs, db, config }: Pick<Site, 'jobs' | 'db' | 'config'>): void {
  jobs.work(erasuresJob, async () => noteErasures(config.dataDir, await listErasures(db)));
}

/**
 * Before anybody can ask: erases those people again who were erased after this database was saved, and what others have deleted or
 * withdrawn since, as the list in DATA_DIR and the restore say (platform/backup), and completes that list. Somebody else who has
 * the number by now stays as they are. Gives how many people and values there were.
 */
export async function eraseAgain(
  site: Erasing & Pick<Site, 'db' | 'clock'>,
  { personal, withdrawPublicConsents }: Pick<PrivacyParts, 'personal' | 'withdrawPublicConsents'>,
): Promise<{ people: number; values: number }> {
  const { config, db, write, clock } = site;
  const due = await readFact(db, erasuresDue);
  const list = eachOnce([...(due ?? []), ...readErasures(path.join(config.dataDir, erasuresFile))]);
  const there = await db
    .select({ id: users.id, dateJoined: users.dateJoined })
    .from(users)
    .where(inArray(users.id, [0, ...list.map(({ user }) => user)]));
  const joined = new Map(there.map((person) => [person.id, person]));
  // The mark is made of the number too.
  const ofThem = list.filter(
    ({ user, value, mark }) => joined.has(user) && mark === erasureMark(joined.get(user)!, value),
  );
  const done = { people: 0, values: 0 };
  for (const { user, value } of ofThem) {
    if (value === undefined && (await erasePerson(site, personal(), user, { now: clock.now() }))) done.people += 1;
  }
  for (const erasure of await unknownValues(db, ofThem)) {
    if (await eraseValue({ ...site, withdrawPublicConsents }, erasure)) done.values += 1;
  }
  noteErasures(config.dataDir, [...list, ...(await listErasures(db))]);
  if (due) await write((tx) => dropFact(tx, erasuresDue));
  return done;
}
