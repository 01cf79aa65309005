import { pagedBatches, type Column } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import { toIso } from '~/shared/dates';
import type { AuditEntryAnswer } from '~/shared/audit-entry';
import { exportList, type ExportContext, type ExportQuery } from './export-list';
import { openEntries, type AuditRow } from './sealed-entries';
import { countEntries, findEntries, findEntriesAbout, newestEntry, type EntriesPart, type Filter } from './views';

/** Returns a part of the log for answers, the newest first. */
export const listEntries = async (
  { db, config }: Pick<Site, 'db' | 'config'>,
  filter: Filter & { upTo?: number },
  part: { offset: number; limit: number },
): Promise<AuditEntryAnswer[]> => (await openEntries(db, config, await findEntries(db, filter, part))).map(present);

/** Returns entries about a person that come before a moment and, at it, before an id; the newest first. */
export async function entriesAbout(
  { db, config }: Pick<Site, 'db' | 'config'>,
  userId: number,
  before: { at: Date; id: number } | null,
  part: EntriesPart,
): Promise<AuditEntryAnswer[]> {
  const rows = await findEntriesAbout(db, userId, before, part);
  return (await openEntries(db, config, rows)).map(present);
}

const present = (row: AuditRow): AuditEntryAnswer => ({
  id: row.id,
  at: toIso(row.at),
  actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName },
  action: row.action,
  target: { type: row.targetType, id: row.targetId, name: row.targetName },
  before: row.before,
  after: row.after,
});

/**
 * Exports the entries that the filter leaves, made of what was `asked` for, up to the newest one before the export,
 * which makes an entry itself (docs/product/audit.md, "Call").
 */
export async function exportEntries(
  site: Pick<Site, 'db' | 'config' | 'write' | 'clock'>,
  context: ExportContext,
  places: PlaceNames,
  filter: Filter,
  { format, ...asked }: ExportQuery<Filter>,
) {
  const upTo = await newestEntry(site.db);
  return exportList(site, context, {
    action: 'audit.export',
    target: { type: 'audit', id: null },
    after: { rows: await countEntries(site.db, filter), ...asked },
    name: 'audit-log',
    format,
    columns: columnsWith(places),
    batches: pagedBatches((part) => listEntries(site, { ...filter, upTo }, part)),
  });
}

const columnsWith = (places: PlaceNames): readonly Column<AuditEntryAnswer>[] => [
  { heading: 'Entry', kind: 'number', value: (row) => row.id },
  { heading: 'When', kind: 'instant', value: (row) => row.at },
  { heading: 'Person', value: (row) => row.actor?.name },
  { heading: 'Person Number', kind: 'number', value: (row) => row.actor?.id },
  { heading: 'Action', value: (row) => row.action },
  { heading: 'Kind', value: (row) => row.target.type },
  { heading: 'Number', kind: 'number', value: (row) => row.target.id },
  { heading: 'Name', value: (row) => row.target.name },
  { heading: 'Before', value: (row) => valuesOf(row.before, places) },
  { heading: 'After', value: (row) => valuesOf(row.after, places) },
];

/** The names of areas and units by their ids. */
export type PlaceNames = Record<'area' | 'unit', ReadonlyMap<number, string>>;

/**
 * Returns the values of a side, a line for each field under its name in the API: `role: member`. Areas and units have
 * their names in place of ids.
 */
function valuesOf(values: Record<string, unknown> | null, places: PlaceNames): string {
  return Object.entries(values ?? {})
    .map(([name, value]) => [name, named(name, value, places)] as const)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n');
}

/** Returns a field's value with the names of areas and units; a number of areas stays a number. */
function named(field: string, value: unknown, places: PlaceNames): unknown {
  if (Array.isArray(value)) return value.map((each) => named(field.replace(/^(area|unit)s$/, '$1'), each, places));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, named(name, inner, places)]));
  const [, kind] = /^(area|unit)(?:_id|Id)?$/.exec(field) ?? [];
  return (kind && typeof value === 'number' && places[kind as keyof PlaceNames].get(value)) || value;
}
