import { and, desc, eq, gte, inArray, isNull, like, lt, or, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '~/platform/database';
import { rowsOf } from '~/shared/paging';
import { dayOf, fromIso, startOfDay } from '~/shared/dates';
import type { AuditQuery } from '../contract';
import type { AuditRow } from './sealed-entries';
import { auditLog, personNames } from './tables';

/** One page of the entries that the filters let through, the newest first, and how many there are in all. */
export async function findEntries(db: Db, query: AuditQuery): Promise<{ count: number; rows: AuditRow[] }> {
  const where = and(
    query.actor === undefined ? undefined : byActor(query.actor),
    query.action === undefined ? undefined : like(auditLog.action, `${escaped(query.action)}%`),
    query.target === undefined ? undefined : byTarget(query.target),
    query.from === undefined ? undefined : gte(auditLog.at, beginOf(query.from)),
    query.to === undefined ? undefined : lt(auditLog.at, endOf(query.to)),
  );
  const { offset, limit } = rowsOf(query);
  return {
    count: await db.$count(auditLog, where),
    rows: await db
      .select()
      .from(auditLog)
      .where(where)
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .offset(offset)
      .limit(limit),
  };
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const has = (text: SQL | typeof personNames.name, part: string) =>
  sql`${text} like '%' || fold(${escaped(part)}) || '%'`;

/** By a part of a name: in the log itself, or one of a person, whose names in the log are sealed. */
function named(
  column: typeof auditLog.actorName | typeof auditLog.targetName,
  id: typeof auditLog.actorNameId | typeof auditLog.targetNameId,
  part: string,
) {
  const names = new QueryBuilder().select({ id: personNames.id }).from(personNames).where(has(personNames.name, part));
  return or(has(sql`fold(${column})`, part), inArray(id, names));
}

function byActor(actor: string): SQL | undefined {
  if (actor.toLowerCase() === 'system') return isNull(auditLog.actorId);
  return isId(actor) ? eq(auditLog.actorId, Number(actor)) : named(auditLog.actorName, auditLog.actorNameId, actor);
}

function byTarget(target: string): SQL | undefined {
  const [, type, id] = /^([a-z_]+):(\d+)$/.exec(target) ?? [];
  if (type && id && isId(id)) return and(eq(auditLog.targetType, type), eq(auditLog.targetId, Number(id)));
  return or(eq(auditLog.targetType, target.toLowerCase()), named(auditLog.targetName, auditLog.targetNameId, target));
}

/** Anything longer is no id of ours, and too large for its column. */
const isId = (text: string) => /^\d{1,10}$/.test(text) && Number(text) <= 2_147_483_647;

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const beginOf = (text: string) => fromIso(isDay(text) ? `${text}T00:00:00` : text);
// The millisecond after: what happened at the instant itself still belongs to it.
const endOf = (text: string) =>
  isDay(text) ? startOfDay(dayOf(beginOf(text)) + 1) : new Date(beginOf(text).getTime() + 1);
