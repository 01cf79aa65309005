import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  like,
  lt,
  lte,
  max,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '~/platform/database';
import { asText, sortedBy } from '~/platform/database/sorting';
import { dayOf, fromIso, startOfDay } from '~/shared/dates';
import type { AuditQuery } from '../contract';
import type { AuditRow } from './sealed-entries';
import { auditLog, personNames } from './tables';

/** The filters, and the people whom the texts for actor and target name by phone, membership id or e-mail address. */
export type Filter = Omit<AuditQuery, 'page' | 'page_size'> & { actors?: number[]; targets?: number[] };

const whereOf = ({ actor, action, target, from, to, actors = [], targets = [] }: Filter) =>
  and(
    actor === undefined ? undefined : byActor(actor, actors),
    action === undefined ? undefined : like(auditLog.action, `${escaped(action)}%`),
    target === undefined ? undefined : byTarget(target, targets),
    from === undefined ? undefined : gte(auditLog.at, beginOf(from)),
    to === undefined ? undefined : lt(auditLog.at, endOf(to)),
  );

/** Returns the number of entries that match the filter. */
export const countEntries = (db: Db, filter: Filter): Promise<number> => db.$count(auditLog, whereOf(filter));

const actors = alias(personNames, 'actor_names');
const targets = alias(personNames, 'target_names');

/** What the log is sorted by: people by the names of that time, as far as the log still has them. */
const sortColumns = {
  id: auditLog.id,
  at: auditLog.at,
  action: asText(auditLog.action),
  actor: asText(sql`coalesce(${auditLog.actorName}, ${actors.name})`),
  target: asText(sql`coalesce(${auditLog.targetName}, ${targets.name})`),
};
const newestFirst = [desc(auditLog.at), desc(auditLog.id)];

/**
 * Returns a part of the entries that match the filter, in its order or the newest first; `upTo` is the id of the last
 * that counts.
 */
export const findEntries = (
  db: Db,
  filter: Filter & { upTo?: number },
  { offset, limit }: { offset: number; limit: number },
): Promise<AuditRow[]> =>
  db
    .select(getTableColumns(auditLog))
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorNameId))
    .leftJoin(targets, eq(targets.id, auditLog.targetNameId))
    .where(and(whereOf(filter), filter.upTo === undefined ? undefined : lte(auditLog.id, filter.upTo)))
    .orderBy(...sortedBy(filter.sort, { id: auditLog.id, usual: newestFirst, columns: sortColumns }))
    .offset(offset)
    .limit(limit);

/** Returns the id of the newest entry; 0 without any. */
export async function newestEntry(db: Db): Promise<number> {
  const [newest] = await db.select({ id: max(auditLog.id) }).from(auditLog);
  return newest?.id ?? 0;
}

/** Which of the entries about a person are read: of a kind of target, or of actions that begin so. */
export interface EntriesPart {
  limit: number;
  kind?: string | undefined;
  actions?: readonly string[] | undefined;
}

/** Returns entries whose values are about a person, before a moment and an id, the newest first. */
export const findEntriesAbout = (
  db: Db,
  userId: number,
  before: { at: Date; id: number } | null,
  { limit, kind, actions }: EntriesPart,
): Promise<AuditRow[]> =>
  db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.personId, userId),
        kind === undefined ? undefined : eq(auditLog.targetType, kind),
        actions && or(...actions.map((action) => like(auditLog.action, `${escaped(action)}%`))),
        before
          ? or(lt(auditLog.at, before.at), and(eq(auditLog.at, before.at), lt(auditLog.id, before.id)))
          : undefined,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const has = (text: SQL | typeof personNames.name, part: string) =>
  sql`${text} like '%' || fold(${escaped(part)}) || '%'`;

/** Returns a condition for a part of a name: in the log itself, or in `person_names` where the log's name is sealed. */
function named(
  column: typeof auditLog.actorName | typeof auditLog.targetName,
  id: typeof auditLog.actorNameId | typeof auditLog.targetNameId,
  part: string,
) {
  const names = new QueryBuilder().select({ id: personNames.id }).from(personNames).where(has(personNames.name, part));
  return or(has(sql`fold(${column})`, part), inArray(id, names));
}

function byActor(actor: string, people: number[]): SQL | undefined {
  if (actor.toLowerCase() === 'system') return isNull(auditLog.actorId);
  if (people.length > 0) return inArray(auditLog.actorId, people);
  return isId(actor) ? eq(auditLog.actorId, Number(actor)) : named(auditLog.actorName, auditLog.actorNameId, actor);
}

function byTarget(target: string, people: number[]): SQL | undefined {
  if (people.length > 0)
    return or(
      inArray(auditLog.personId, people),
      and(eq(auditLog.targetType, 'user'), inArray(auditLog.targetId, people)),
    );
  if (isId(target)) return eq(auditLog.targetId, Number(target));
  const [, type, id] = /^([a-z_]+):(\d+)$/.exec(target) ?? [];
  if (type && id && isId(id)) return and(eq(auditLog.targetType, type), eq(auditLog.targetId, Number(id)));
  return or(eq(auditLog.targetType, target.toLowerCase()), named(auditLog.targetName, auditLog.targetNameId, target));
}

/** Whether a text is an id: a longer number is too large for the column. */
const isId = (text: string) => /^\d{1,10}$/.test(text) && Number(text) <= 2_147_483_647;

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const beginOf = (text: string) => fromIso(isDay(text) ? `${text}T00:00:00` : text);
// The millisecond after, because the instant itself is included.
const endOf = (text: string) =>
  isDay(text) ? startOfDay(dayOf(beginOf(text)) + 1) : new Date(beginOf(text).getTime() + 1);
