import { openPages } from '../../rules';

/** What lies open: in a spread the left and the right page, else one page at the right. */
export interface Sides {
  left?: number | undefined;
  right?: number | undefined;
}

/** A leaf on its way over the book, drawn above what lies beneath it. */
export interface Leaf {
  beneath: Sides;
  front: number | undefined;
  /** In a spread; a single page is only lifted away. */
  back: number | undefined;
  backwards: boolean;
}

/** Which page lies at which side. */
export function sidesOf(page: number, pageCount: number, spread: boolean): Sides {
  const open = openPages(page, pageCount, spread);
  if (!spread || open[0] === 1) return { right: open[0] };
  return { left: open[0], right: open[1] };
}

/** One leaf for a turn from one place to another, however many pages are between; undefined when both are the same. */
export function leafBetween(from: number, to: number, pageCount: number, spread: boolean): Leaf | undefined {
  const [start, end] = [from, to].map((page) => openPages(page, pageCount, spread)[0]!) as [number, number];
  if (start === end) return undefined;
  const lower = sidesOf(Math.min(start, end), pageCount, spread);
  const upper = sidesOf(Math.max(start, end), pageCount, spread);
  return {
    beneath: spread ? { left: lower.left, right: upper.right } : upper,
    front: lower.right,
    back: upper.left,
    backwards: end < start,
  };
}
