import { resourceCategories } from './contract/categories';

/** Returns a page number from an input, clamped to 1 … page count. */
export function clampPage(page: number, pageCount: number): number {
  if (!Number.isFinite(page)) return 1;
  return Math.min(Math.max(Math.trunc(page), 1), Math.max(pageCount, 1));
}

/**
 * Returns the pages that lie open beside each other: a single page, or in a spread the cover alone and then pairs with
 * the even page at the left, as in a bound book. Never empty.
 */
export function openPages(page: number, pageCount: number, spread: boolean): number[] {
  const shown = clampPage(page, pageCount);
  if (!spread || shown === 1) return [shown];
  const left = shown - (shown % 2);
  return left + 1 <= pageCount ? [left, left + 1] : [left];
}

/** Returns the page to which turning the leaf leads, by +1 or -1; undefined at either end of the book. */
export function turnedPage(page: number, pageCount: number, spread: boolean, by: 1 | -1): number | undefined {
  const open = openPages(page, pageCount, spread);
  const target = by === 1 ? open.at(-1)! + 1 : open[0]! - 1;
  if (target < 1 || target > pageCount) return undefined;
  return openPages(target, pageCount, spread)[0];
}

/**
 * Returns the pages worth loading, ascending: the open pages and those that a turn of the leaf in either direction
 * would show.
 */
export function nearPages(page: number, pageCount: number, spread: boolean): number[] {
  const around = ([-1, 1] as const).map((by) => turnedPage(page, pageCount, spread, by));
  const starts = [page, ...around.filter((start) => start !== undefined)];
  const pages = starts.flatMap((start) => openPages(start, pageCount, spread));
  return [...new Set(pages)].sort((a, b) => a - b);
}

/** Returns the filter's categories with the number of their documents: the committee's four first, then all others. */
export function countByCategory(documents: readonly { category: string }[]): { category: string; count: number }[] {
  const names = [...new Set([...resourceCategories, ...documents.map(({ category }) => category).sort()])];
  return names.map((category) => ({ category, count: documents.filter((one) => one.category === category).length }));
}
