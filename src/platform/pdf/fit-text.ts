import type { TextItem } from './page';

/** Returns how wide a text is, in millimetres, at one point of size. */
type WidthOf = (text: string) => number;

const graphemes = new Intl.Segmenter('ml', { granularity: 'grapheme' });
const step = 0.25;

/** Returns the size and the lines in which a text is drawn, see TextItem. */
export function fitText(
  { text, size, width, smallest = size, lines: maxLines = 1 }: TextItem,
  widthOf: WidthOf,
): { size: number; lines: string[] } {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (width === undefined || widthOf(whole) * size <= width) return { size, lines: [whole] };
  for (let at = size; at >= smallest; at -= step) {
    const lines = wrap(whole, width / at, widthOf);
    if (lines.length <= maxLines && lines.every((line) => widthOf(line) * at <= width)) return { size: at, lines };
  }
  const available = width / smallest;
  const lines = wrap(whole, available, widthOf).flatMap((line) =>
    widthOf(line) <= available ? [line] : broken(line, available, widthOf),
  );
  if (lines.length <= maxLines) return { size: smallest, lines };
  const last = shortened(lines.slice(maxLines - 1).join(' '), available, widthOf);
  return { size: smallest, lines: [...lines.slice(0, maxLines - 1), last] };
}

function wrap(text: string, available: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && widthOf(longer) <= available) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns a word that is wider than the space, in pieces of whole letters. */
function broken(word: string, available: number, widthOf: WidthOf): string[] {
  const pieces = [''];
  for (const { segment } of graphemes.segment(word)) {
    const longer = pieces.at(-1)! + segment;
    if (pieces.at(-1) === '' || widthOf(longer) <= available) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}

function shortened(text: string, available: number, widthOf: WidthOf): string {
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  while (letters.length > 0 && widthOf(`${letters.join('')}…`) > available) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
