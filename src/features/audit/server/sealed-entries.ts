import type { Config } from '~/platform/config';
import type { Db, Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { AuditEntry } from './entry';
import { newcomersOf, openerOf, personsOf, type Named, type Newcomers, type Persons } from './people';
import type { auditLog } from './tables';

export type AuditRow = typeof auditLog.$inferSelect;

/** The values of an entry that are sealed with the key of the person it is about. */
interface Values {
  name: string | null;
  before: AuditRow['before'];
  after: AuditRow['after'];
}

/** The types of targets that are a person, by the person's id. */
export const personTypes = ['user', 'login'];

/** Returns the id of the person an entry is about; null for none. */
export const personOf = ({ person, target }: Pick<AuditEntry, 'person' | 'target'>): number | null =>
  person ?? (personTypes.includes(target.type) ? target.id : null);

export type NewAuditRow = typeof auditLog.$inferInsert;

/** Returns the rows of entries, with their values about people sealed. */
export async function rowsOf(tx: Tx, entries: readonly AuditEntry[]): Promise<NewAuditRow[]> {
  return sealedRows(await personsOf(tx, entries.flatMap(namedIn), entries[0]?.at ?? new Date(0)), entries);
}

/** Returns the rows of entries about newcomers, whom no entry names yet, with their keys and names. */
export async function newcomerRows(
  site: Pick<Site, 'config' | 'db' | 'write'>,
  entries: readonly AuditEntry[],
): Promise<{ rows: NewAuditRow[] } & Pick<Newcomers, 'keys' | 'names'>> {
  const at = entries[0]?.at ?? new Date(0);
  const [actors, subjects] = [entries.flatMap(actorIn), entries.flatMap(subjectIn)];
  const known = await site.write((tx) => personsOf(tx, actors, at));
  const { keys, names, ...newcomers } = await newcomersOf(site.db, site.config, subjects, at);
  const isNew = new Set(subjects.map(({ userId }) => userId));
  const personsWith = (userId: number) => (isNew.has(userId) ? newcomers : known);
  const people: Persons = {
    seal: (userId, text) => personsWith(userId).seal(userId, text),
    nameId: (named) => personsWith(named.userId).nameId(named),
  };
  return { rows: sealedRows(people, entries), keys, names };
}

const sealedRows = (people: Persons, entries: readonly AuditEntry[]): NewAuditRow[] =>
  entries.map((entry) => {
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

/** Returns the people of an entry by their names in it. */
const namedIn = (entry: AuditEntry): Named[] => [...actorIn(entry), ...subjectIn(entry)];

const actorIn = ({ actor }: AuditEntry): Named[] => (actor ? [{ userId: actor.id, name: actor.name }] : []);

function subjectIn(entry: AuditEntry): Named[] {
  const about = personOf(entry);
  return about === null ? [] : [{ userId: about, name: entry.target.name ?? null }];
}

/** Returns the columns of an actor. */
export const actorOf = (people: Persons, userId: number, name: string) => ({
  actorSealed: people.seal(userId, name),
  actorNameId: people.nameId({ userId, name }),
});

/** Returns the columns of the values about a person. */
export const valuesOf = (people: Persons, userId: number, values: Values) => ({
  personId: userId,
  valuesSealed: Object.values(values).some((value) => value !== null)
    ? people.seal(userId, JSON.stringify(values))
    : null,
  targetNameId: people.nameId({ userId, name: values.name }),
});

/** Returns rows with their sealed values opened; names and values of an erased person are null. */
export async function openEntries<
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
