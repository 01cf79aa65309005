import { openPages } from '../../rules';

/** The open pages: in a spread left and right, else a single page on the right. */
export interface Sides {
  left?: number | undefined;
  right?: number | undefined;
}

/** A leaf being turned, drawn above the pages beneath it. */
export interface Leaf {
  beneath: Sides;
  front: number | undefined;
  /** Only in a spread; a single page is just lifted away. */
  back: number | undefined;
  backwards: boolean;
}

/** Returns which page is on which side. */
export function sidesOf(page: number, pageCount: number, spread: boolean): Sides {
  const open = openPages(page, pageCount, spread);
  if (!spread || open[0] === 1) return { right: open[0] };
  return { left: open[0], right: open[1] };
}

/**
 * Returns the single leaf for a turn between two places, however many pages are in between; undefined when they are the
 * same.
 */
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

/**
 * Returns the angle of a whole turn in degrees: over to the other side of a spread, or from a single page just out of
 * sight.
 */
export const fullTurn = (spread: boolean) => (spread ? 180 : 96);

/**
 * Returns the angle of a held leaf in degrees, 0 lying on the right: its free edge follows the finger. `moved` is the
 * distance that the finger has moved to the right since it took the leaf, `width` the width of a page, both in the same
 * unit.
 */
export function angleOf({
  moved,
  width,
  by,
  spread,
}: {
  moved: number;
  width: number;
  by: 1 | -1;
  spread: boolean;
}): number {
  const start = by === 1 ? 1 : spread ? -1 : 0;
  const edge = Math.min(Math.max(start + moved / width, spread ? -1 : 0), 1);
  const angle = (Math.acos(edge) * 180) / Math.PI;
  // A single page is out of sight only slightly beyond its edge.
  return spread ? angle : (angle * fullTurn(false)) / 90;
}

/**
 * Returns whether a leaf turns over when it is let go: a flick decides, otherwise the share of the turn.
 * @param speed of the finger in the direction of the turn, in pixels per millisecond; negative: backwards.
 * @param share of the turn that is done, 0 to 1.
 */
export function turnsOver({ speed, share }: { speed: number; share: number }): boolean {
  if (Math.abs(speed) > 0.3) return speed > 0;
  return share > 0.4;
}
