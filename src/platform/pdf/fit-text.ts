import type { TextItem } from './page';

/** How wide a text is, in millimetres, at one point of size. */
type WidthOf = (text: string) => number;

const graphemes = new Intl.Segmenter('ml', { granularity: 'grapheme' });
const step = 0.25;

/** The size and the lines in which a text is drawn, see TextItem. */
export function fitText(
  { text, size, width, smallest = size, lines: most = 1 }: TextItem,
  widthOf: WidthOf,
): { size: number; lines: string[] } {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (width === undefined || widthOf(whole) * size <= width) return { size, lines: [whole] };
  for (let at = size; at >= smallest; at -= step) {
    const lines = wrap(whole, width / at, widthOf);
    if (lines.length <= most && lines.every((line) => widthOf(line) * at <= width)) return { size: at, lines };
  }
  const room = width / smallest;
  const lines = wrap(whole, room, widthOf).flatMap((line) =>
    widthOf(line) <= room ? [line] : broken(line, room, widthOf),
  );
  if (lines.length <= most) return { size: smallest, lines };
  const last = shortened(lines.slice(most - 1).join(' '), room, widthOf);
  return { size: smallest, lines: [...lines.slice(0, most - 1), last] };
}

function wrap(text: string, room: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A word that is wider than the room, in pieces of whole letters. */
function broken(word: string, room: number, widthOf: WidthOf): string[] {
  const pieces = [''];
  for (const { segment } of graphemes.segment(word)) {
    const longer = pieces.at(-1)! + segment;
    if (pieces.at(-1) === '' || widthOf(longer) <= room) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}

function shortened(text: string, room: number, widthOf: WidthOf): string {
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  while (letters.length > 0 && widthOf(`${letters.join('')}…`) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
