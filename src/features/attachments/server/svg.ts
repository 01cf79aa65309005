/** The largest SVG in bytes, more than a drawing of a detail has. A larger text would block the server for too long. */
export const mostSvgBytes = 2 * 1024 * 1024;

/** Returns whether a text is an SVG drawing, by its first element. */
export function isSvg(text: string): boolean {
  const body = text.replace(/^\uFEFF/, '').replace(/^\s*(<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>|\s+)*/i, '');
  return /^<svg[\s>]/i.test(body);
}

// A second protection, for a person who opens the saved file: the download itself runs nothing. Strict on purpose:
// drawing programs write none of this. No pattern may look past the next `<` from a place where the next match begins
// again: on a crafted text that would take hours.
const active = [
  /<\s*(\w+:)?(script|foreignobject|iframe|embed|object|handler|listener|set|animate\w*)[\s/>]/i,
  /(java|vb)script\s*:|data\s*:\s*text\/html/i,
  /<!ENTITY/i,
  /<!DOCTYPE[^<>[]*\[/i,
];

const tag = /<[^\s!?/](?:[^"'>]+|"[^"]*"|'[^']*')*/g;
const quoted = /"[^"]*"|'[^']*'/g;
const handler = /[\s"'/]on\w+\s*=/i;

/** Returns whether an SVG has an event handler. Only attributes count, not a text such as `Section one = 230 mm`. */
const holdsHandler = (svg: string) => handler.test((svg.match(tag) ?? []).join('\n').replace(quoted, '""'));

/** Returns whether an SVG holds scripts, handlers, foreign content or entities, also encoded or split over lines. */
export function holdsActiveContent(svg: string): boolean {
  const plain = svg.replace(/&#(x[0-9a-f]+|\d+);?/gi, (_, code: string) => characterOf(code));
  // Browsers ignore tabs and line ends inside an address.
  const joined = plain.replace(/[\t\n\r]/g, '');
  return [svg, plain, joined].some((text) => active.some((pattern) => pattern.test(text)) || holdsHandler(text));
}

function characterOf(code: string): string {
  const point = /^x/i.test(code) ? parseInt(code.slice(1), 16) : Number(code);
  return point <= 0x10ffff ? String.fromCodePoint(point) : '';
}
