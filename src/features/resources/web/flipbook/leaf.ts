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

/** How far a leaf turns, in degrees: over to the other side of a spread, or from a single page just out of sight. */
export const fullTurn = (spread: boolean) => (spread ? 180 : 96);

/**
 * The angle at which a held leaf stands, 0 lying at the right: its free edge moves as the finger does. `moved` is how far
 * the finger has gone to the right since it took the leaf, `width` a page's, both in the same unit.
 */
export function angleOf({ moved, width, by, spread }: { moved: number; width: number; by: 1 | -1; spread: boolean }): number {
  const start = by === 1 ? 1 : spread ? -1 : 0;
  const edge = Math.min(Math.max(start + moved / width, spread ? -1 : 0), 1);
  const angle = (Math.acos(edge) * 180) / Math.PI;
  // A single page is out of sight only a little beyond its edge.
  return spread ? angle : (angle * fullTurn(false)) / 90;
}

/**
 * Whether a leaf that is let go turns: a flick decides, else how far it has come.
 * @param speed of the finger along the way of the turn, in pixels per millisecond; negative: back again.
 * @param share of the way that is done, 0 to 1.
 */
export function turnsOver({ speed, share }: { speed: number; share: number }): boolean {
  if (Math.abs(speed) > 0.3) return speed > 0;
  return share > 0.4;
}
