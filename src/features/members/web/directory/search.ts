import { compare, findAll, SearchKeys, searchWords } from '~/shared/search';
import type { Shown } from '~/ui/hooks/use-address';
import type { DirectoryMember } from '../../contract';

/** The fields of the directory's address; '' is a filter at its default. */
export const directoryFields = { q: '', area: '', unit: '', sort: ['name', 'date'] } as const;
export type Filter = Shown<typeof directoryFields>;

export const noFilter: Filter = { q: '', area: '', unit: '', sort: 'name' };

interface Entry {
  member: DirectoryMember;
  /** The keys of every searched field, folded once. */
  keys: SearchKeys;
}

/** The members prepared for searching: folded and in both orders, so that a search neither folds nor sorts. */
export interface Directory {
  size: number;
  byName: readonly Entry[];
  byDate: readonly Entry[];
  /** Areas that have members, by name, each with its units by name. */
  areas: readonly { name: string; members: number; units: readonly string[] }[];
}

const names = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/** Prepares the members for searching: some milliseconds for thousands of them, once for each answer of the server. */
export function prepare(members: readonly DirectoryMember[]): Directory {
  const entries = members.map((member) => ({ member, keys: keysOf(member) }));
  const byName = entries.sort(
    (a, b) => names.compare(a.member.full_name, b.member.full_name) || a.member.id - b.member.id,
  );
  return {
    size: entries.length,
    byName,
    // All have the same offset, so ISO 8601 sorts as text. People who joined at the same moment stay in order of name.
    byDate: [...byName].sort((a, b) => compare(b.member.date_joined, a.member.date_joined)),
    areas: areasOf(members),
  };
}

/** Whether a search or a filter is active; without either there are no results (docs/product/members.md, "Results"). */
export const isActive = ({ q, area, unit }: Filter) => q.trim() !== '' || area !== '' || unit !== '';

/**
 * Returns the members of the area and unit with every typed word in name, username, e-mail or phone, in order; after
 * them the members whose name only sounds like it.
 */
export function search(directory: Directory, { q, area, unit, sort }: Filter): DirectoryMember[] {
  const inOrder = sort === 'date' ? directory.byDate : directory.byName;
  const chosen = inOrder.filter(
    ({ member }) => (area === '' || member.area_name === area) && (unit === '' || member.unit_name === unit),
  );
  return findAll(chosen, searchWords(q), ({ keys }) => keys).map(({ member }) => member);
}

/** Returns the units of an area, or of every area for ''. */
export function unitsOf({ areas }: Directory, area: string): string[] {
  const chosen = area === '' ? areas : areas.filter(({ name }) => name === area);
  return [...new Set(chosen.flatMap(({ units }) => units))].sort(names.compare);
}

const keysOf = ({ full_name: name, username, email, phone }: DirectoryMember) =>
  new SearchKeys({ names: [name], codes: [username, email, phone] });

function areasOf(members: readonly DirectoryMember[]): Directory['areas'] {
  const areas = new Map<string, { members: number; units: Set<string> }>();
  for (const { area_name: area, unit_name: unit } of members) {
    if (area === null) continue;
    const known = areas.get(area) ?? { members: 0, units: new Set() };
    known.members += 1;
    if (unit !== null) known.units.add(unit);
    areas.set(area, known);
  }
  return [...areas]
    .map(([name, known]) => ({ name, members: known.members, units: [...known.units].sort(names.compare) }))
    .sort((a, b) => names.compare(a.name, b.name));
}
