import { randomBytes } from 'node:crypto';
import { and, asc, desc, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Tx } from '~/platform/database';
import { readSetting, writeSetting, type StoredSetting } from '~/platform/settings-store/settings-store';
import type { Site } from '~/platform/site';
import { personsOf, sealWith } from './people';
import { actorOf, personOf, personTypes, valuesOf, type AuditRow } from './sealed-entries';
import { auditLog } from './tables';

/** The kinds of a feature's targets that are about people, and a function that finds the person of each row. */
export interface FindPeople {
  types: readonly string[];
  find(tx: Tx, rows: readonly AuditRow[]): Promise<Map<number, number>>;
}

/** Returns a finder for targets that are rows of a person: the entries are about the row's owner. */
export const peopleByRow = (type: string, table: PgTable & { id: PgColumn; userId: PgColumn }): FindPeople => ({
  types: [type],
  async find(tx, rows) {
    const people = await ownersOf(tx, table, table.userId, rows);
    return new Map(
      rows.flatMap(({ id, targetId }) => {
        const owner = people.get(targetId ?? 0);
        return typeof owner === 'number' ? [[id, owner] as const] : [];
      }),
    );
  },
});

/** Returns the owners of the rows that entries of the log are about, by the rows' ids. */
export async function ownersOf(
  tx: Tx,
  table: PgTable & { id: PgColumn },
  owner: PgColumn,
  entries: readonly Pick<AuditRow, 'targetId'>[],
): Promise<Map<number, number | null>> {
  const ids = entries.flatMap(({ targetId }) => (targetId === null ? [] : [targetId]));
  const found = await tx
    .select({ id: table.id, owner })
    .from(table)
    .where(inArray(table.id, [0, ...ids]));
  return new Map(found.map(({ id, owner: person }) => [id as number, person as number | null]));
}

/** Rows in a transaction. */
const BATCH = 200;

/** The id of the last entry that was checked. */
const sealedThrough: StoredSetting<number> = { name: 'audit.sealed-through', schema: z.number() };
/**
 * Entries that are checked again: a previous version, which still serves during an update, may commit an entry with a
 * smaller id than the last checked one.
 */
const OVERLAP = 1000;

/**
 * Seals the values about people that earlier versions wrote unsealed, up to the mark of the migration, a batch at a
 * time. It continues where an interrupted run stopped, and two instances take turns. Rows that cannot be attributed to
 * a person stay as they are. Rows checked at an earlier start are not read again. The start that finds nothing left
 * ends the sealing for good: from then on the database refuses it to the servers' role. Returns the number of sealed
 * rows.
 */
export async function sealOldEntries(
  { db, write, clock }: Pick<Site, 'db' | 'write' | 'clock'>,
  others: readonly FindPeople[],
): Promise<number> {
  const isOpen = sql`select has_function_privilege('public', 'seal_audit_entries(jsonb)', 'execute') as open`;
  const { rows } = await db.execute<{ open: boolean }>(isOpen);
  if (!rows[0]!.open) return 0;
  const types = [...personTypes, ...others.flatMap((other) => other.types)];
  const plain = or(isNotNull(auditLog.targetName), isNotNull(auditLog.before), isNotNull(auditLog.after));
  const hasPlainValues = and(
    inArray(auditLog.targetType, types),
    isNotNull(auditLog.targetId),
    isNull(auditLog.personId),
    plain,
  );
  const hasPlainActor = and(isNotNull(auditLog.actorId), isNotNull(auditLog.actorName));
  const old = and(lte(auditLog.id, sql`audit_sealing_mark()`), or(hasPlainActor, hasPlainValues));
  const [done, [newest]] = await Promise.all([
    readSetting(db, sealedThrough),
    db.select({ id: auditLog.id }).from(auditLog).orderBy(desc(auditLog.id)).limit(1),
  ]);
  let sealed = 0;
  for (let after: number | undefined = Math.max(0, (done ?? 0) - OVERLAP); after !== undefined;) {
    const from: number = after;
    after = await write(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('audit.seal'))`);
      const rows = await tx
        .select()
        .from(auditLog)
        .where(and(gt(auditLog.id, from), old))
        .orderBy(asc(auditLog.id))
        .limit(BATCH);
      sealed += await sealRows(tx, rows, others, clock.now());
      return rows.length < BATCH ? undefined : rows.at(-1)!.id;
    });
  }
  await write(async (tx) => {
    if (newest) await writeSetting(tx, sealedThrough, newest.id);
    if (sealed === 0) await tx.execute(sql`select end_audit_sealing()`);
  });
  return sealed;
}

async function sealRows(tx: Tx, rows: readonly AuditRow[], others: readonly FindPeople[], now: Date): Promise<number> {
  const about = new Map<number, number>();
  const open = rows.filter(({ personId }) => personId === null);
  for (const { id, targetType, targetId } of open) {
    const person = personOf({ target: { type: targetType, id: targetId } });
    if (person !== null) about.set(id, person);
  }
  for (const { types, find } of others) {
    const theirs = open.filter(({ targetType, targetId }) => targetId !== null && types.includes(targetType));
    if (theirs.length > 0) for (const [id, person] of await find(tx, theirs)) about.set(id, person);
  }
  const people = await personsOf(
    tx,
    rows.flatMap(({ id, actorId, actorName, targetName }) => [
      ...(actorId !== null && actorName !== null ? [{ userId: actorId, name: actorName }] : []),
      ...(about.has(id) ? [{ userId: about.get(id)!, name: targetName }] : []),
    ]),
    now,
  );
  const changes = rows.flatMap(({ id, actorId, actorName, targetName: name, before, after }) => {
    const actor = actorId !== null && actorName !== null ? actorOf(people, actorId, actorName) : undefined;
    const person = about.get(id);
    const values = person === undefined ? undefined : valuesOf(people, person, { name, before, after });
    if (!actor && !values) return [];
    return [
      {
        id,
        ...(actor && { actor_sealed: actor.actorSealed ?? unreadable(), actor_name_id: actor.actorNameId }),
        ...(values && {
          person_id: values.personId,
          values_sealed: values.valuesSealed ?? unreadable(),
          target_name_id: values.targetNameId,
        }),
      },
    ];
  });
  if (changes.length > 0) await tx.execute(sql`select seal_audit_entries(${JSON.stringify(changes)}::jsonb)`);
  return changes.length;
}

/** Returns what replaces unsealed values about a person without a key: a sealed value whose key is stored nowhere. */
const unreadable = () => sealWith(randomBytes(32), '');
