import { and, eq, inArray, or, sql } from 'drizzle-orm';
import {
  hashPassword,
  insertPeople,
  patchPeople,
  randomPassword,
  users,
  type PersonColumns,
} from '~/features/accounts/server/public';
import { record, recordAll, type AuditEntry } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { violates } from '~/platform/database/violation';
import { conflict } from '~/platform/errors/http-error';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { type RowAction } from '../contract';
import * as texts from '../texts';
import { numberOfId } from '../rules/values';
import { licenseKeyOf } from '../rules/match';
import { isLicence } from './columns';
import { linksJob } from './links';
import { changesOf, findPlaces, lockedPlaces, lockPeople, type LockedPerson } from './people';
import { presentImport } from './present';
import { countRows, findWork, lockImport, readImport, type WorkRow as Row } from './store';
import { importRows, imports } from './tables';

/** Values in one condition. */
const BATCH = 500;

type Audit = Omit<AuditEntry, 'target'> & { target: { type: string; id: number; name: string } };

/**
 * Does what the preview says, all of it or nothing; rows that are faulty are left out. 404, 409 `already_applied`, 409
 * `stale_preview` when somebody whom a row is about, or who would be in its way, is not as the preview found them.
 */
export async function applyImport(site: Site, caller: Caller, id: number, sendLinks: boolean) {
  const { config, clock, write, jobs } = site;
  // Before the transaction: it takes its time.
  const passwordHash = await hashPassword(randomPassword());
  const links = await write(async (tx, invalidate) => {
    const found = await lockImport(tx, id);
    if (found.state !== 'preview') throw conflict('already_applied', texts.applied);
    const now = clock.now();
    const rows = await findWork(tx, id);
    const of = (action: RowAction) => rows.filter((row) => row.action === action);
    const people = await lockMatched(tx, [...of('update'), ...of('same')]);
    await refuseNewcomers(tx, of('create'));
    await lockPlaces(tx, rows);
    const entry = { at: now, actor: caller };
    const places = await findPlaces(tx);

    await patchPeople(
      tx,
      invalidate,
      of('update').map((row) => ({ id: row.userId!, columns: columnsOf(row, now) })),
    );
    const made = await create(tx, invalidate, of('create'), { prefix: config.membershipPrefix, passwordHash, now });
    await tx.update(imports).set({ state: 'applied', appliedAt: now }).where(eq(imports.id, id));
    const after = {
      created: made.length,
      updated: of('update').length,
      same: of('same').length,
      error: await countRows(tx, id, 'error'),
      ...(sendLinks && { links: made.length }),
    };
    await record(tx, { ...entry, action: 'import.apply', target: { type: 'import', id, name: found.filename }, after });
    await recordAll(tx, entries());
    if (!sendLinks || made.length === 0) return 0;
    await jobs.queue(tx, linksJob, { importId: id }, { key: String(id) });
    return made.length;

    // One after the other: of thousands only a few are in memory at a time.
    function* entries(): Generator<Audit> {
      for (const row of of('update')) {
        const person = people.get(row.userId!)!;
        yield {
          ...entry,
          action: 'user.edit',
          target: { type: 'user', id: person.id, name: person.username },
          ...told(row, places),
        };
      }
      for (const { row, ...person } of made) {
        const fields = { ...told(row, places).after, membership_id: person.membershipId };
        yield {
          ...entry,
          action: 'user.create',
          target: { type: 'user', id: person.id, name: person.username },
          after: fields,
        };
      }
    }
  }).catch((error: unknown) => {
    // Somebody else has by now what a row gives: another preview would find them.
    throw violates(error, 'unique') ? stale() : error;
  });
  return { ...presentImport(await readImport(site.db, id), clock.now()), links };
}

/** The people whom rows are about, locked; 409 unless each is as the preview found them. */
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

const stale = () => conflict('stale_preview', texts.stale);

/** 409 when somebody there is has what is to be somebody new's: another preview would find them. */
async function refuseNewcomers(tx: Tx, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    const some = rows.slice(from, from + BATCH).map(({ after }) => after ?? {});
    const texted = (name: string) => [
      '',
      ...some.flatMap((after) => (typeof after[name] === 'string' ? [after[name]] : [])),
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

/** 409 unless the areas and units of the rows are still there, and stay so. */
async function lockPlaces(tx: Tx, rows: readonly Row[]): Promise<void> {
  const isGone = await lockedPlaces(
    tx,
    rows.map(({ after }) => after),
  );
  if (rows.some(({ after }) => isGone(after))) throw stale();
}

/** The columns that a row sets; what it says of the licence is confirmed by it. */
function columnsOf({ before, after }: Row, now: Date): PersonColumns {
  const { membershipId: _, ...columns } = { ...after } as PersonColumns & { membershipId?: string };
  const confirmed = { ...before, ...after };
  const hasLicence = Object.keys(columns).some(isLicence);
  const isKnown = confirmed.confirmedLicenseNo || confirmed.confirmedRenewalDate;
  return {
    ...columns,
    ...(hasLicence && { licenseConfirmedAt: isKnown ? now.toISOString() : null }),
    updatedAt: now.toISOString(),
  };
}

/** Somebody new for each of these rows, which are told who that is. */
async function create(
  tx: Tx,
  invalidate: Invalidate,
  rows: readonly Row[],
  { prefix, passwordHash, now }: { prefix: string; passwordHash: string; now: Date },
) {
  if (rows.length === 0) return [];
  const people = rows.map((row) => {
    const { email, membershipId } = row.after as { email: string; membershipId?: string };
    return { email, membershipId: membershipId ?? null, columns: columnsOf(row, now) };
  });
  const numbers = people.map(
    ({ membershipId }) => (membershipId === null ? null : numberOfId(membershipId, prefix)) ?? 0,
  );
  const made = await insertPeople(tx, invalidate, { people, passwordHash, highest: Math.max(...numbers), prefix, now });
  const pairs = JSON.stringify(rows.map(({ line }, at) => ({ line, id: made[at]!.id })));
  await tx.execute(sql`update ${importRows} set user_id = pair.id from jsonb_to_recordset(${pairs}::jsonb) as pair(line int, id int)
    where ${and(eq(importRows.importId, rows[0]!.importId), sql`${importRows.line} = pair.line`)}`);
  return rows.map((row, at) => ({ row, ...made[at]! }));
}

/** What the audit log tells of a row: the fields as the office knows them. */
export function told({ before, after }: Pick<Row, 'before' | 'after'>, places: Parameters<typeof changesOf>[2]) {
  const changes = changesOf(before, after, places).map((change) => ({
    ...change,
    field: auditNames[change.field] ?? change.field,
  }));
  return {
    before: Object.fromEntries(changes.map((change) => [change.field, change.before])),
    after: Object.fromEntries(changes.map((change) => [change.field, change.after])),
  };
}

/** As an edit tells them (accounts, person-audit.ts). */
const auditNames: Partial<Record<string, string>> = { area: 'area_name', unit: 'unit_name' };
