import { and, desc, eq, gte, isNull, like, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '~/platform/database';
import { rowsOf } from '~/shared/paging';
import { dayOf, fromIso, startOfDay } from '~/shared/dates';
import type { AuditQuery } from '../contract';
import { auditLog } from './tables';

export type AuditRow = typeof auditLog.$inferSelect;

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
    rows: await db.select().from(auditLog).where(where).orderBy(desc(auditLog.at), desc(auditLog.id)).offset(offset).limit(limit),
  };
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const named = (column: typeof auditLog.actorName | typeof auditLog.targetName, part: string) =>
  sql`fold(${column}) like '%' || fold(${escaped(part)}) || '%'`;

function byActor(actor: string): SQL | undefined {
  if (actor.toLowerCase() === 'system') return isNull(auditLog.actorId);
  return isId(actor) ? eq(auditLog.actorId, Number(actor)) : named(auditLog.actorName, actor);
}

function byTarget(target: string): SQL | undefined {
  const [, type, id] = /^([a-z_]+):(\d+)$/.exec(target) ?? [];
  if (type && id && isId(id)) return and(eq(auditLog.targetType, type), eq(auditLog.targetId, Number(id)));
  return or(eq(auditLog.targetType, target.toLowerCase()), named(auditLog.targetName, target));
}

/** Anything longer is no id of ours, and too large for its column. */
const isId = (text: string) => /^\d{1,10}$/.test(text) && Number(text) <= 2_147_483_647;

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const beginOf = (text: string) => fromIso(isDay(text) ? `${text}T00:00:00` : text);
// The millisecond after: what happened at the instant itself still belongs to it.
const endOf = (text: string) =>
  isDay(text) ? startOfDay(dayOf(beginOf(text)) + 1) : new Date(beginOf(text).getTime() + 1);
