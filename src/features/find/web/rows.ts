import type { PageAddress } from '~/shared/addresses';
import type { FoundKind } from '~/shared/found';
import { searchWords } from '~/shared/search';
import type { Result } from '../contract';
import { isLongEnough, nearestName, nearestOf } from '../rules';

/** A line of the window: what the server has found, or a screen that the browser has. */
export interface Row {
  key: string;
  kind: FoundKind | 'screen';
  title: string;
  detail: string;
  to: PageAddress;
}

/** A screen or an action, with the words by which it is found beside its label. */
export interface Destination {
  to: PageAddress;
  label: string;
  words: readonly string[];
}

/** The server finds screens of this build, by their paths. */
const rowOf = ({ kind, id, title, detail, link }: Result): Row => ({
  key: `${kind}-${id}`,
  kind,
  title,
  detail,
  to: link as PageAddress,
});

/** A screen is near by how its words are written, from their beginning, or by how the whole of them sounds. */
const isNear = (near: number) => near !== 3 && near < 5;

/** Returns the screens that a text finds, the nearest first. */
const screensOf = (destinations: readonly Destination[], words: readonly string[]) =>
  nearestOf(
    destinations.map(({ to, label, words: synonyms }) => ({
      row: { key: `screen-${to}`, kind: 'screen' as const, title: label, detail: '', to },
      names: [label, ...synonyms],
    })),
    words,
  )
    .filter(({ near }) => isNear(near))
    .map(({ row: { row }, near }) => ({ row, near }));

/**
 * Returns the lines for a text: the server's results in its order, and the screens before the first kind that is less
 * near. Of results of an earlier text only those stay whose titles have the present one.
 */
export function rowsFor(
  text: string,
  destinations: readonly Destination[],
  { results, isCurrent }: { results: readonly Result[]; isCurrent: boolean },
): Row[] {
  if (!isLongEnough(text)) return [];
  const words = searchWords(text);
  const nearOf = ({ title }: Result) => nearestName({ names: [title] }, words);
  const shown = isCurrent ? results : results.filter((result) => nearOf(result) !== undefined);
  const screens = screensOf(destinations, words);
  const [nearest] = screens;
  // A title that is not near was found by a number, or by the title in the other language: as near as those before it.
  let near = -1;
  const at = shown.findIndex((result, index) => {
    if (shown[index - 1]?.kind === result.kind) return false;
    near = Math.max(near, nearOf(result) ?? near);
    return nearest !== undefined && near > nearest.near;
  });
  const before = at < 0 ? shown.length : at;
  return [...shown.slice(0, before).map(rowOf), ...screens.map(({ row }) => row), ...shown.slice(before).map(rowOf)];
}

/** Returns rows that are shown in their order, and new ones after them. */
export const appended = (shown: readonly Row[], fresh: readonly Row[]): Row[] => [
  ...shown,
  ...fresh.filter(({ key }) => !shown.some((row) => row.key === key)),
];

/** Returns the rows as they stand under headings: neighbours of a kind together. */
export function groupsOf(rows: readonly Row[]): { kind: Row['kind']; rows: Row[] }[] {
  const groups: { kind: Row['kind']; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.kind === row.kind) last.rows.push(row);
    else groups.push({ kind: row.kind, rows: [row] });
  }
  return groups;
}
