import { moved, type Item, type Page } from '~/platform/pdf';
import { cardsPerPage } from '../../contract/sheet';
import { cardSize } from '../drawing';

/** A4 in mm, with two columns of five cards, and space between them for cut marks. */
const paper = { width: 210, height: 297 };
const columns = 2;
const rows = cardsPerPage / columns;
const gap = { across: 8, down: 3 };

const left = (paper.width - columns * cardSize.width - (columns - 1) * gap.across) / 2;
const top = (paper.height - rows * cardSize.height - (rows - 1) * gap.down) / 2;

/** Returns a page of at most ten cards, row by row. An area without members has a page with the text `noMembers`. */
export function sheetPage(cards: readonly Page[], noMembers: string): Page {
  if (cards.length === 0) {
    return {
      ...paper,
      items: [{ kind: 'text', text: noMembers, x: 20, y: 30, size: 12, color: '#14211d', width: 170, lines: 3 }],
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

/** Returns two short lines at each corner, a little off it, along the edges to cut. */
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
