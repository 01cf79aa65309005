import path from 'node:path';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import {
  fullNameOf,
  lockForErasure,
  lockSuperusers,
  maxErased,
  removePeople,
  users,
  type Departure,
  type Erase,
  type Erasing,
} from '~/features/people/server/public';
import { destroyPeople, recordAudits } from '~/features/audit/server/public';
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
import { insertRows, type Db, type Tx } from '~/platform/database';
import { isAmong } from '~/platform/database/among';
import { deleteSetting, readSetting } from '~/platform/settings-store/settings-store';
import { HttpError } from '~/platform/errors/http-error';
import type { PersonalData } from '~/platform/feature';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import { clearOutbox, deleteWaitingMails } from '~/platform/mail';
import { forgetUndos } from '~/platform/undo';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import { batches } from '~/shared/batches';
import { toIso } from '~/shared/dates';
import { eraseValue, listErasedValues, unknownValues } from './erased-values';
import type { PrivacyParts } from './requests/context';
import { erasures, privacyRequests } from './tables';

/** The audit entry about a person whom the site itself erases. */
export const bySite = { actor: null, action: 'user.erased' };

type Leavable = Parameters<Erasing>[0];

/** The work after the commit. */
interface Gone {
  keys: string[];
  /** For the mails in the outbox folder. */
  people: { id: number; email: string | null }[];
  erasures: Erasure[];
}

/**
 * Runs a write in which people leave: by their own request, deleted by the office, rejected, with an undone import, or
 * again in a restored database. Nothing else deletes a person's row. After the commit it deletes their files and adds
 * them to the list in DATA_DIR.
 * @param personal of every feature (features.ts)
 */
export function erasing<T>(
  { config, write, files, log }: Leavable,
  personal: readonly PersonalData[],
  work: (tx: Tx, invalidate: Invalidate, erase: Erase) => Promise<T>,
): Promise<T> {
  return withStoredFiles(files, log, async (store) => {
    let gone: Gone;
    const result = await write(async (tx, invalidate) => {
      // Emptied for each attempt, since the database may have rolled back an earlier one.
      gone = { keys: [], people: [], erasures: [] };
      // Before any person's row, as everywhere: two superusers must not erase each other.
      await lockSuperusers(tx);
      return work(tx, invalidate, async (ids, departure) => {
        let erased = 0;
        for (const batch of batches(ids, maxErased))
          erased += await eraseSome({ tx, invalidate, config, personal, gone }, batch, departure);
        return erased;
      });
    });
    const { keys, people, erasures: done } = gone!;
    await store.delete(keys);
    // The rows are committed; the next start repeats what fails here.
    try {
      noteErasures(config.dataDir, done);
      await clearOutbox(config, people);
    } catch (error) {
      log.error({ err: error }, 'an erasure is not in the list of DATA_DIR yet');
    }
    return result;
  });
}

interface Around {
  tx: Tx;
  invalidate: Invalidate;
  config: Leavable['config'];
  personal: readonly PersonalData[];
  gone: Gone;
}

/**
 * Erases people: what every feature keeps of them, mails on their way, their rows, and their keys and names in the
 * audit log. Membership id and name of members stay in `erasures`, and what they wrote stays without its author. The
 * log stays readable with `logged`, unless the person's own request to be erased is open. Returns how many people there
 * were.
 */
async function eraseSome(around: Around, ids: readonly number[], departure: Departure): Promise<number> {
  const { tx, invalidate, config, personal, gone } = around;
  const { at, actor, action, logged, undone = false } = departure;
  const people = await lockForErasure(tx, ids);
  if (people.length === 0) return 0;
  const all = people.map(({ id }) => id);
  const leaving = { ids: all, forgotten: logged ? await askedForErasure(tx, all) : all, undone };
  for (const { erase } of personal) gone.keys.push(...((await erase?.(tx, leaving, invalidate)) ?? []));
  await deleteWaitingMails(tx, config, people);
  await forgetUndos(tx, all);
  const rows = people.map((user) => {
    const isNamed = user.membershipId !== null && !undone;
    const named = isNamed ? { membershipId: user.membershipId, name: fullNameOf(user) } : {};
    return { userId: user.id, day: toIso(at).slice(0, 10), at, mark: erasureMark(user), ...named };
  });
  await insertRows(tx, erasures, rows, sql`on conflict do nothing`);
  await removePeople(tx, invalidate, leaving.ids);
  await destroyPeople(tx, leaving.forgotten, at);
  // Sealed with the person's key: without the key no value is stored.
  const entryOf = (user: (typeof people)[number]) => {
    const { name, before } = logged?.(user) ?? {};
    return { at, actor, action, target: { type: 'user', id: user.id, name }, ...(before && { before }) };
  };
  await recordAudits(tx, people.map(entryOf));
  gone.people.push(...people.map(({ id, email }) => ({ id, email })));
  gone.erasures.push(...people.map((user) => ({ user: user.id, at: at.toISOString(), mark: erasureMark(user) })));
  return people.length;
}

/** Returns the ids of the people whose own request to be erased is open. */
async function askedForErasure(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const isOpen = and(eq(privacyRequests.kind, 'erase'), eq(privacyRequests.state, 'open'));
  const theirs = and(isAmong(privacyRequests.userId, ids), isOpen);
  return (await tx.select({ id: privacyRequests.userId }).from(privacyRequests).where(theirs)).map(({ id }) => id!);
}

/**
 * Returns the erased people, and the values that others have deleted or withdrawn, for the backups; none in a database
 * of a version without erasures.
 */
export async function listErasures(db: Db | Tx): Promise<Erasure[]> {
  const { rows: found } = await db.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns
      where (table_name, column_name) in (('erasures', 'mark'), ('users', 'aadhaar_erased_at'))`,
  );
  const has = (column: string) => found.some(({ name }) => name === column);
  if (!has('mark')) return [];
  const rows = await db.select().from(erasures).orderBy(asc(erasures.id));
  const people = rows.flatMap(({ userId, at, mark }) =>
    mark === null ? [] : [{ user: userId, at: at.toISOString(), mark }],
  );
  return has('aadhaar_erased_at') ? [...people, ...(await listErasedValues(db))] : people;
}

/** Registers the job that completes the list in DATA_DIR after a value was erased. */
export function workOnErasures({ jobs, db, config }: Pick<Site, 'jobs' | 'db' | 'config'>): void {
  jobs.work(erasuresJob, async () => noteErasures(config.dataDir, await listErasures(db)));
}

/**
 * Erases again, before the server listens, the people who were erased after this database was saved, and what others
 * have deleted or withdrawn since; by the list in DATA_DIR and that of the restore (platform/backup). Completes the
 * list. Another person who has the id by now stays, and so does the last superuser, until a start that finds another
 * superuser. Returns the number of erased people and values, and of superusers who were `spared`.
 */
export async function eraseAgain(
  site: Leavable & Pick<Site, 'db' | 'clock'>,
  { personal, withdrawPublicConsents }: Pick<PrivacyParts, 'personal' | 'withdrawPublicConsents'>,
): Promise<{ people: number; values: number; spared: number }> {
  const { config, db, write, clock } = site;
  const due = await readSetting(db, erasuresDue);
  const list = eachOnce([...(due ?? []), ...readErasures(path.join(config.dataDir, erasuresFile))]);
  const person = { id: users.id, dateJoined: users.dateJoined, role: users.role };
  const listed = list.map(({ user }) => user);
  const found = await db
    .select(person)
    .from(users)
    .where(inArray(users.id, [0, ...listed]));
  const joined = new Map(found.map((person) => [person.id, person]));
  // The mark contains the value's name too.
  const ofThem = list.filter(
    ({ user, value, mark }) => joined.has(user) && mark === erasureMark(joined.get(user)!, value),
  );
  const done = { people: 0, values: 0, spared: 0 };
  const leaving = ofThem.flatMap(({ user, value }) => (value === undefined ? [user] : []));
  const isSuperuser = (id: number) => joined.get(id)!.role === 'superuser';
  const others = leaving.filter((id) => !isSuperuser(id));
  for (const batch of [...batches(others, maxErased), ...leaving.filter(isSuperuser).map((id) => [id])]) {
    try {
      const departure = { at: clock.now(), ...bySite };
      done.people += await erasing(site, personal(), (_tx, _invalidate, erase) => erase(batch, departure));
    } catch (error) {
      if (!(error instanceof HttpError && error.code === 'last_superuser')) throw error;
      done.spared += 1;
    }
  }
  for (const erasure of await unknownValues(db, ofThem)) {
    if (await eraseValue({ ...site, withdrawPublicConsents }, erasure)) done.values += 1;
  }
  noteErasures(config.dataDir, [...list, ...(await listErasures(db))]);
  if (due && done.spared === 0) await write((tx) => deleteSetting(tx, erasuresDue));
  return done;
}
