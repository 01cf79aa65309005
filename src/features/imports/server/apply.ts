import { and, eq, sql } from 'drizzle-orm';
import {
  changeAddresses,
  insertPeople,
  patchPeople,
  refuseOwnRecord,
  settlePeople,
  users,
  type PlannedPeople,
} from '~/features/people/server/public';
import { hashPassword, randomPassword } from '~/features/sign-in/server/public';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { violates } from '~/platform/database/violation';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { type RowAction } from '../contract';
import { licenseKeyOf } from '../rules/match';
import { decides } from './columns';
import { linksJob } from './links';
import { addressesOf, lockedPlaces, lockPeople, type LockedPerson } from './people';
import { prepare, refuseApplied, type Prepared } from './prepare';
import { presentImport } from './present';
import { refuse } from './refusals';
import {
  countRows,
  givesFirstAddress,
  leaveOut,
  lockImport,
  readImport,
  versionOfRows,
  type WorkRow as Row,
} from './store';
import { importRows, imports } from './tables';

/** The number of attempts when others write between the preparation and the transaction. */
const maxAttempts = 3;

interface Choices {
  sendLinks: boolean;
  /** The lines of the doubtful rows that are about the person they match; the other doubtful rows are left out. */
  confirmed: readonly number[];
}

/**
 * Applies the preview, whole or not at all; faulty rows, and doubtful rows that are not confirmed, are left out. What
 * takes long is prepared before the transaction, because the embedded database has one connection. Throws 404, 400 on
 * `confirmed` for a line that is none of the file, 403 `own_record`, 409 `already_applied`, 409 `stale_preview` when a
 * person of a row, or one who has a row's unique value, has changed since the preview, and what `changeAddresses`
 * throws.
 */
export async function applyImport(site: Site, caller: Caller, id: number, choices: Choices) {
  const passwordHash = await hashPassword(randomPassword());
  for (let attempt = 1; ; attempt += 1) {
    const ready = await prepare(site, caller, { id, confirmed: choices.confirmed, passwordHash });
    const links = await applyPrepared(site, caller, { id, choices, ready }).catch((error: unknown) => {
      // Another person has the unique value of a row by now: a new preview would show it.
      if (error instanceof Outdated || violates(error, 'unique')) return undefined;
      throw error;
    });
    if (links !== undefined) {
      await settlePeople(site.db);
      return { ...presentImport(await readImport(site.db, id), site.clock.now()), links };
    }
    if (attempt === maxAttempts) throw stale();
  }
}

/** What was prepared no longer fits; the next attempt prepares it again. */
class Outdated extends Error {}

interface Applying {
  id: number;
  choices: Choices;
  ready: Prepared;
}

/** Applies the preview in one transaction; returns how many people are mailed a link. Throws Outdated. */
const applyPrepared = (site: Site, caller: Caller, { id, choices, ready }: Applying) =>
  site.write(async (tx, invalidate) => {
    const { now, plan, rows } = ready;
    const found = await lockImport(tx, id);
    refuseApplied(found);
    if ((await versionOfRows(tx, id)) !== ready.version) throw new Outdated();
    await leaveOut(tx, id, ready.left);
    const of = (action: RowAction) => rows.filter((row) => row.action === action);
    refuseOwn(caller, of('update'));
    const people = await lockMatched(tx, [...of('update'), ...of('same')]);
    await refuseKnownLicences(tx, of('create'));
    await lockPlaces(tx, rows);

    const changed = of('update').map(({ userId, after }) => ({ userId, columns: after }));
    await changeAddresses(site, tx, addressesOf(changed, people), caller);
    await patchPeople(tx, invalidate, ready.patches);
    if (!(await insertPeople(tx, invalidate, plan))) throw new Outdated();
    await nameCreated(tx, of('create'), plan);
    const invited = rows.filter(givesFirstAddress).length;
    await tx.update(imports).set({ state: 'applied', appliedAt: now, updatedAt: now }).where(eq(imports.id, id));
    const after = {
      created: plan.people.length,
      updated: of('update').length,
      same: of('same').length,
      error: await countRows(tx, id, 'error'),
      ...(choices.sendLinks && { links: invited }),
    };
    const target = { type: 'import', id, name: found.filename };
    await recordAudit(tx, { at: now, actor: caller, action: 'import.apply', target, after });
    await ready.recordAudits(tx);
    if (!choices.sendLinks || invited === 0) return 0;
    await site.jobs.queue(tx, linksJob, { importId: id }, { key: String(id) });
    return invited;
  });

/** Throws 403 `own_record` when a row changes the caller's own licence or membership. */
export function refuseOwn(caller: Caller, rows: readonly Pick<Row, 'userId' | 'after'>[]): void {
  for (const { userId, after } of rows) if (userId !== null && decides(after)) refuseOwnRecord(caller, userId);
}

/** Returns the people of the rows, locked; throws 409 `stale_preview` when one has changed since the preview. */
async function lockMatched(tx: Tx, rows: readonly Row[]): Promise<Map<number, LockedPerson>> {
  const people = await lockPeople(
    tx,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  for (const { userId, before } of rows) {
    const person = userId === null ? undefined : people.get(userId);
    if (person?.updatedAt.toISOString() !== before?.updatedAt) throw stale();
  }
  return people;
}

const stale = () => refuse.conflict('stale_preview', (t) => t.stale);

/**
 * Throws 409 `stale_preview` when a person already has the licence of a row for a new person. E-mail, phone and
 * membership id are unique in the database, which refuses them itself.
 */
async function refuseKnownLicences(tx: Tx, rows: readonly Row[]): Promise<void> {
  const keyOf = ({ after }: Row) => (typeof after?.licenseNo === 'string' ? licenseKeyOf(after.licenseNo) : null);
  const keys = sql.param(rows.flatMap((row) => keyOf(row) ?? []));
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.licenseKey} = any(${keys}::text[])`)
    .limit(1);
  if (found) throw stale();
}

/** Locks the areas and units of the rows; throws 409 `stale_preview` when one no longer exists. */
async function lockPlaces(tx: Tx, rows: readonly Row[]): Promise<void> {
  const isGone = await lockedPlaces(
    tx,
    rows.map(({ after }) => after),
  );
  if (rows.some(({ after }) => isGone(after))) throw stale();
}

/** Writes the ids of the people who were created into their rows. */
async function nameCreated(tx: Tx, rows: readonly Row[], { people }: PlannedPeople): Promise<void> {
  if (rows.length === 0) return;
  const lines = rows.map(({ line }) => line);
  const ids = people.map(({ id }) => id);
  await tx.execute(sql`update ${importRows} set user_id = pair.id
    from unnest(${sql.param(lines)}::int[], ${sql.param(ids)}::int[]) as pair(line, id)
    where ${and(eq(importRows.importId, rows[0]!.importId), sql`${importRows.line} = pair.line`)}`);
}
