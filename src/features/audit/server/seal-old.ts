import { and, asc, desc, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Tx } from '~/platform/database';
import { readFact, writeFact, type Fact } from '~/platform/facts/facts';
import type { Site } from '~/platform/site';
import { personsOf } from './people';
import { actorOf, personOf, valuesOf, type AuditRow } from './sealed-entries';
import { auditLog } from './tables';

/** Which of some kinds of targets are about people, and about whom: by the id of the row, of those that it knows. */
export interface FindPeople {
  types: readonly string[];
  find(tx: Tx, rows: readonly AuditRow[]): Promise<Map<number, number>>;
}

/** For targets of this type that are rows of somebody's: entries are about whose the row is. */
export const peopleByRow = (type: string, table: PgTable & { id: PgColumn; userId: PgColumn }): FindPeople => ({
  types: [type],
  async find(tx, rows) {
    const ids = rows.flatMap(({ targetId }) => (targetId === null ? [] : [targetId]));
    const found = await tx
      .select({ id: table.id, userId: table.userId })
      .from(table)
      .where(inArray(table.id, [0, ...ids]));
    const people = new Map(found.map(({ id, userId }) => [id, userId]));
    return new Map(
      rows.flatMap(({ id, targetId }) =>
        typeof people.get(targetId) === 'number' ? [[id, people.get(targetId) as number] as const] : [],
      ),
    );
  },
});

/** Rows in one transaction. */
const BATCH = 200;

/** Up to which entry everything has been looked through. */
const sealedThrough: Fact<number> = { name: 'audit.sealed-through', schema: z.number() };
/** A version before, which still serves during an update, may commit an entry of a smaller number than the last one seen: so many are looked at again. */
const OVERLAP = 1000;

/**
 * Seals what earlier versions wrote of people in plain words, a batch at a time; begun again it goes on where it was cut off, and
 * two instances take turns. Rows of which nobody can say whom they are about stay as they are. What was looked through at an earlier start is not
 * read again. Gives how many were sealed.
 */
export async function sealOldEntries(
  { db, write, clock }: Pick<Site, 'db' | 'write' | 'clock'>,
  others: readonly FindPeople[],
): Promise<number> {
  const types = ['user', 'login', ...others.flatMap((other) => other.types)];
  const plain = or(isNotNull(auditLog.targetName), isNotNull(auditLog.before), isNotNull(auditLog.after));
  const old = or(
    isNotNull(auditLog.actorName),
    and(inArray(auditLog.targetType, types), isNull(auditLog.personId), plain),
  );
  const [done, [newest]] = await Promise.all([
    readFact(db, sealedThrough),
    db.select({ id: auditLog.id }).from(auditLog).orderBy(desc(auditLog.id)).limit(1),
  ]);
  const through = done ?? 0;
  if (!newest || newest.id === through) return 0;
  let sealed = 0;
  for (let after: number | undefined = Math.max(0, through - OVERLAP); after !== undefined;) {
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
  await write((tx) => writeFact(tx, sealedThrough, newest.id));
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
    const theirs = open.filter(({ targetType }) => types.includes(targetType));
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
        // Empty for somebody whose key was destroyed: it takes the place of the plain words all the same.
        ...(actor && { actor_sealed: actor.actorSealed ?? '', actor_name_id: actor.actorNameId }),
        ...(values && {
          person_id: values.personId,
          values_sealed: values.valuesSealed ?? '',
          target_name_id: values.targetNameId,
        }),
      },
    ];
  });
  if (changes.length > 0) await tx.execute(sql`select seal_audit_entries(${JSON.stringify(changes)}::jsonb)`);
  return changes.length;
}
