import { and, eq, inArray, or, sql } from 'drizzle-orm';
import {
  changeAddresses,
  insertPeople,
  patchPeople,
  refuseOwnRecord,
  users,
  type PersonColumns,
  readPrefix,
} from '~/features/people/server/public';
import { hashPassword, randomPassword } from '~/features/sign-in/server/public';
import { recordAudit, recordAudits, type AuditEntry } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { violates } from '~/platform/database/violation';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { batches } from '~/shared/batches';
import { type RowAction } from '../contract';
import { numberOfId } from '../rules/values';
import { licenseKeyOf } from '../rules/match';
import { decides, isLicence } from './columns';
import { linksJob } from './links';
import { addressesOf, changesOf, findPlaces, lockedPlaces, lockPeople, type LockedPerson } from './people';
import { presentImport } from './present';
import { refuse } from './refusals';
import {
  countRows,
  findWork,
  givesFirstAddress,
  hasLines,
  isDoubtful,
  leaveOut,
  lockImport,
  readImport,
  type WorkRow as Row,
} from './store';
import { importRows, imports } from './tables';

/** Values in a condition. */
const BATCH = 500;

type Audit = Omit<AuditEntry, 'target'> & { target: { type: string; id: number; name: string } };

interface Choices {
  sendLinks: boolean;
  /** The lines of the doubtful rows that are about the person they match; the other doubtful rows are left out. */
  confirmed: readonly number[];
}

/**
 * Applies the preview, whole or not at all; faulty rows, and doubtful rows that are not confirmed, are left out.
 * Throws 404, 400 on `confirmed` for a line that is none of the file, 403 `own_record`, 409 `already_applied`,
 * 409 `stale_preview` when a person of a row, or one who has a row's unique value, has changed since the preview, and
 * what `changeAddresses` throws.
 */
export async function applyImport(site: Site, caller: Caller, id: number, { sendLinks, confirmed }: Choices) {
  const { config, clock, write, jobs } = site;
  // Before the transaction, because hashing takes long.
  const passwordHash = await hashPassword(randomPassword());
  const links = await write(async (tx, invalidate) => {
    const found = await lockImport(tx, id);
    if (found.state !== 'preview') throw refuse.conflict('already_applied', (t) => t.applied);
    if (!(await hasLines(tx, id, confirmed))) throw refuse.invalid((t) => ({ confirmed: [t.badLines] }));
    const now = clock.now();
    const all = await findWork(tx, id);
    const isConfirmed = new Set(confirmed);
    const doubted = new Set(all.flatMap((row) => (isDoubtful(row) && !isConfirmed.has(row.line) ? [row.line] : [])));
    await leaveOut(tx, id, [...doubted]);
    const rows = all.filter(({ line }) => !doubted.has(line));
    const of = (action: RowAction) => rows.filter((row) => row.action === action);
    refuseOwn(caller, of('update'));
    const people = await lockMatched(tx, [...of('update'), ...of('same')]);
    await refuseNewcomers(tx, of('create'));
    await lockPlaces(tx, rows);
    const entry = { at: now, actor: caller };
    const places = await findPlaces(tx);

    const changed = of('update').map(({ userId, after }) => ({ userId, columns: after }));
    await changeAddresses(site, tx, addressesOf(changed, people), caller);
    await patchPeople(
      tx,
      invalidate,
      of('update').map((row) => ({ id: row.userId!, columns: columnsOf(row, now) })),
    );
    const created = await create(tx, invalidate, of('create'), {
      prefix: await readPrefix({ db: tx, config, clock }),
      passwordHash,
      now,
    });
    const invited = rows.filter(givesFirstAddress).length;
    await tx.update(imports).set({ state: 'applied', appliedAt: now, updatedAt: now }).where(eq(imports.id, id));
    const after = {
      created: created.length,
      updated: of('update').length,
      same: of('same').length,
      error: await countRows(tx, id, 'error'),
      ...(sendLinks && { links: invited }),
    };
    await recordAudit(tx, {
      ...entry,
      action: 'import.apply',
      target: { type: 'import', id, name: found.filename },
      after,
    });
    await recordAudits(tx, entries());
    if (!sendLinks || invited === 0) return 0;
    await jobs.queue(tx, linksJob, { importId: id }, { key: String(id) });
    return invited;

    // A generator: of thousands of entries only a few are in memory at a time.
    function* entries(): Generator<Audit> {
      for (const row of of('update')) {
        const person = people.get(row.userId!)!;
        yield {
          ...entry,
          action: 'user.edit',
          target: { type: 'user', id: person.id, name: person.username },
          ...auditChanges(row, places),
        };
      }
      for (const { row, ...person } of created) {
        const fields = { ...auditChanges(row, places).after, membership_id: person.membershipId };
        yield {
          ...entry,
          action: 'user.create',
          target: { type: 'user', id: person.id, name: person.username },
          after: fields,
        };
      }
    }
  }).catch((error: unknown) => {
    // Another person has the unique value of a row by now: a new preview would show it.
    throw violates(error, 'unique') ? stale() : error;
  });
  return { ...presentImport(await readImport(site.db, id), clock.now()), links };
}

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

/** Throws 409 `stale_preview` when a person already has a unique value of a row for a new person. */
async function refuseNewcomers(tx: Tx, rows: readonly Row[]): Promise<void> {
  for (const batch of batches(rows, BATCH)) {
    const texted = (name: string) => [
      '',
      ...batch.flatMap(({ after }) => (typeof after?.[name] === 'string' ? [after[name]] : [])),
    ];
    const [found] = await tx
      .select({ id: users.id })
      .from(users)
      .where(
        or(
          inArray(
            sql`lower(${users.email})`,
            texted('email').map((email) => email.toLowerCase()),
          ),
          inArray(users.phone, texted('phone')),
          inArray(sql`upper(${users.membershipId})`, texted('membershipId')),
          inArray(
            users.licenseKey,
            texted('licenseNo').map((licenseNo) => licenseKeyOf(licenseNo) ?? ''),
          ),
        ),
      )
      .limit(1);
    if (found) throw stale();
  }
}

/** Locks the areas and units of the rows; throws 409 `stale_preview` when one no longer exists. */
async function lockPlaces(tx: Tx, rows: readonly Row[]): Promise<void> {
  const isGone = await lockedPlaces(
    tx,
    rows.map(({ after }) => after),
  );
  if (rows.some(({ after }) => isGone(after))) throw stale();
}

/** Returns the columns that a row sets; a row's licence counts as confirmed. */
function columnsOf({ before, after }: Row, now: Date): PersonColumns {
  const { membershipId: _, ...columns } = { ...after } as PersonColumns & { membershipId?: string };
  const confirmed = { ...before, ...after };
  const hasLicence = Object.keys(columns).some(isLicence);
  const isKnown = Object.entries(confirmed).some(([column, value]) => isLicence(column) && value);
  return {
    ...columns,
    ...(hasLicence && { licenseConfirmedAt: isKnown ? now.toISOString() : null }),
    updatedAt: now.toISOString(),
  };
}

/** Inserts a person for each of these rows, and the person's id into the row. */
async function create(
  tx: Tx,
  invalidate: Invalidate,
  rows: readonly Row[],
  { prefix, passwordHash, now }: { prefix: string; passwordHash: string; now: Date },
) {
  if (rows.length === 0) return [];
  const people = rows.map((row) => {
    const { email, membershipId } = row.after as { email?: string; membershipId?: string };
    return { email: email ?? null, membershipId: membershipId ?? null, columns: columnsOf(row, now) };
  });
  const numbers = people.map(
    ({ membershipId }) => (membershipId === null ? null : numberOfId(membershipId, prefix)) ?? 0,
  );
  const created = await insertPeople(tx, invalidate, {
    people,
    passwordHash,
    highest: Math.max(...numbers),
    prefix,
    now,
  });
  const pairs = JSON.stringify(rows.map(({ line }, at) => ({ line, id: created[at]!.id })));
  await tx.execute(sql`update ${importRows} set user_id = pair.id
    from jsonb_to_recordset(${pairs}::jsonb) as pair(line int, id int)
    where ${and(eq(importRows.importId, rows[0]!.importId), sql`${importRows.line} = pair.line`)}`);
  return rows.map((row, at) => ({ row, ...created[at]! }));
}

/** Returns a row's changes for the audit log, under the names of the API's fields. */
export function auditChanges(
  { before, after }: Pick<Row, 'before' | 'after'>,
  places: Parameters<typeof changesOf>[2],
) {
  const changes = changesOf(before, after, places).map((change) => ({
    ...change,
    field: auditNames[change.field] ?? change.field,
  }));
  return {
    before: Object.fromEntries(changes.map((change) => [change.field, change.before])),
    after: Object.fromEntries(changes.map((change) => [change.field, change.after])),
  };
}

/** The names that an edit of a person has in the log (people, person-audit.ts). */
const auditNames: Partial<Record<string, string>> = { area: 'area_name', unit: 'unit_name' };
