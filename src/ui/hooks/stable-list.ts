/** The rows on the screen, and the rows that arrived later and wait for the reader. */
export interface StableList<T> {
  rows: readonly T[];
  waiting: readonly T[];
}

/**
 * Merges fresh rows into a list without moving the rows that are being read: known rows stay where they are, with their
 * new content; unknown rows at the end are appended; unknown rows before that wait. Rows that are missing from the
 * fresh ones stay until the list is rebuilt.
 */
export function settle<T extends { id: number }>(shown: readonly T[], fresh: readonly T[]): StableList<T> {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  if (known.size === 0) return { rows: [...byId.values()], waiting: [] };
  const unique = [...byId.values()];
  const last = unique.findLastIndex(({ id }) => known.has(id));
  return {
    rows: [...shown.map((row) => byId.get(row.id) ?? row), ...unique.slice(last + 1)],
    waiting: unique.slice(0, Math.max(last, 0)).filter(({ id }) => !known.has(id)),
  };
}

/**
 * Merges fresh rows into a thread: new rows come at the end, and deleted ones go. With `earlier` the reader requested
 * the rows before the first known row, and they come before it.
 */
export function append<T extends { id: number }>(
  shown: readonly T[],
  fresh: readonly T[],
  earlier = false,
): readonly T[] {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  const from = earlier
    ? Math.max(
        fresh.findIndex(({ id }) => known.has(id)),
        0,
      )
    : 0;
  const isNew = ({ id }: T) => !known.has(id);
  return [
    ...fresh.slice(0, from),
    ...shown.flatMap(({ id }) => byId.get(id) ?? []),
    ...fresh.slice(from).filter(isNew),
  ];
}
