import type { Config } from '~/platform/config';
import type { Db, Tx } from '~/platform/database';
import type { AuditEntry } from './public';
import { openerOf, personsOf, type Named, type Persons } from './people';
import type { auditLog } from './tables';

export type AuditRow = typeof auditLog.$inferSelect;

/** What is sealed of an entry with the key of whom it is about. */
interface Values {
  name: string | null;
  before: AuditRow['before'];
  after: AuditRow['after'];
}

/** Kinds of targets that are a person, by their id. */
const isPerson = (type: string) => type === 'user' || type === 'login';

/** Whom an entry is about; null: nobody. */
export const personOf = ({ person, target }: Pick<AuditEntry, 'person' | 'target'>): number | null =>
  person ?? (isPerson(target.type) ? target.id : null);

/** Rows of the log for some entries, with what they say of people sealed. */
export async function rowsOf(tx: Tx, entries: readonly AuditEntry[]): Promise<(typeof auditLog.$inferInsert)[]> {
  const people = await personsOf(tx, entries.flatMap(namedIn), entries[0]?.at ?? new Date(0));
  return entries.map((entry) => {
    const { at, actor, action, target, before = null, after = null } = entry;
    const about = personOf(entry);
    const name = target.name ?? null;
    return {
      at,
      actorId: actor?.id ?? null,
      ...(actor && actorOf(people, actor.id, actor.name)),
      action,
      targetType: target.type,
      targetId: target.id,
      ...(about === null ? { targetName: name, before, after } : valuesOf(people, about, { name, before, after })),
    };
  });
}

/** The people of an entry by their names in it. */
function namedIn(entry: AuditEntry): Named[] {
  const about = personOf(entry);
  return [
    ...(entry.actor ? [{ userId: entry.actor.id, name: entry.actor.name }] : []),
    ...(about === null ? [] : [{ userId: about, name: entry.target.name ?? null }]),
  ];
}

/** The columns of an actor. */
export const actorOf = (people: Persons, userId: number, name: string) => ({
  actorSealed: people.seal(userId, name),
  actorNameId: people.nameId({ userId, name }),
});

/** The columns of what is said of a person. */
export const valuesOf = (people: Persons, userId: number, values: Values) => ({
  personId: userId,
  valuesSealed: Object.values(values).some((value) => value !== null)
    ? people.seal(userId, JSON.stringify(values))
    : null,
  targetNameId: people.nameId({ userId, name: values.name }),
});

/** Rows as they read once they are opened: of somebody who was erased names and values are null. */
export async function opened<
  Row extends Pick<
    AuditRow,
    'actorId' | 'actorName' | 'actorSealed' | 'personId' | 'valuesSealed' | 'targetName' | 'before' | 'after'
  >,
>(db: Db | Tx, config: Pick<Config, 'keys'>, rows: readonly Row[]): Promise<Row[]> {
  const open = await openerOf(
    db,
    config,
    rows.flatMap(({ actorId, personId }) => [actorId, personId].filter((id) => id !== null)),
  );
  return rows.map((row) => {
    const { actorId, actorSealed, personId, valuesSealed } = row;
    const text = personId !== null && valuesSealed ? open(personId, valuesSealed) : null;
    const {
      name: targetName,
      before,
      after,
    } = text === null ? { ...row, name: row.targetName } : (JSON.parse(text) as Values);
    return {
      ...row,
      targetName,
      before,
      after,
      actorName: actorId !== null && actorSealed ? open(actorId, actorSealed) : row.actorName,
    };
  });
}
