import { moved, type Item, type Page } from '~/platform/pdf';
import { cardSize } from '../drawing';

/** A4, with two columns of five cards; room between them for the marks where to cut. In millimetres. */
const paper = { width: 210, height: 297 };
const columns = 2;
const rows = 5;
const gap = { across: 8, down: 3 };
export const perSheet = columns * rows;

const left = (paper.width - columns * cardSize.width - (columns - 1) * gap.across) / 2;
const top = (paper.height - rows * cardSize.height - (rows - 1) * gap.down) / 2;

/** A page of at most ten cards, row by row. An area without members has a page that says so, in `nobody`. */
export function sheetPage(cards: readonly Page[], nobody: string): Page {
  if (cards.length === 0) {
    return {
      ...paper,
      items: [{ kind: 'text', text: nobody, x: 20, y: 30, size: 12, color: '#14211d', width: 170, lines: 3 }],
    };
  }
  return {
    ...paper,
    items: cards.flatMap(({ items }, at) => {
      const x = left + (at % columns) * (cardSize.width + gap.across);
      const y = top + Math.floor(at / columns) * (cardSize.height + gap.down);
      return [...moved(items, x, y), ...cutMarks(x, y)];
    }),
  };
}

/** Two short lines at each corner, a little off it, along the edges that are to be cut. */
function cutMarks(x: number, y: number): Item[] {
  const [from, to] = [0.4, 1.4];
  const mark = { kind: 'line', color: '#000000', thickness: 0.15 } as const;
  return [
    [x, y, -1, -1],
    [x + cardSize.width, y, 1, -1],
    [x, y + cardSize.height, -1, 1],
    [x + cardSize.width, y + cardSize.height, 1, 1],
  ].flatMap(([cx = 0, cy = 0, across = 0, down = 0]): Item[] => [
    { ...mark, from: [cx + across * from, cy], to: [cx + across * to * 2, cy] },
    { ...mark, from: [cx, cy + down * from], to: [cx, cy + down * to] },
  ]);
}
