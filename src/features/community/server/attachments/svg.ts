/** More than any drawing program writes for a detail. Reading through a larger text would keep the server from others. */
export const mostSvgBytes = 2 * 1024 * 1024;

/** Whether a text is an SVG drawing: its first element says so. */
export function isSvg(text: string): boolean {
  const body = text.replace(/^\uFEFF/, '').replace(/^\s*(<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>|\s+)*/i, '');
  return /^<svg[\s>]/i.test(body);
}

// Served as a download that may run nothing, this is a second lock, for whoever opens the saved file. Strict on purpose:
// drawing programs write none of it. No pattern may look further than to the next `<` from a place that the next one
// begins at again: on a text made for it that would take hours.
const active = [
  /<\s*(\w+:)?(script|foreignobject|iframe|embed|object|handler|listener|set|animate\w*)[\s/>]/i,
  /(java|vb)script\s*:|data\s*:\s*text\/html/i,
  /<!ENTITY/i,
  /<!DOCTYPE[^<>[]*\[/i,
];

const tag = /<[^\s!?/](?:[^"'>]+|"[^"]*"|'[^']*')*/g;
const quoted = /"[^"]*"|'[^']*'/g;
const handler = /[\s"'/]on\w+\s*=/i;

/** Handlers are attributes: what a drawing says (`Section one = 230 mm`) is none. */
const holdsHandler = (svg: string) => handler.test((svg.match(tag) ?? []).join('\n').replace(quoted, '""'));

/** Whether an SVG holds scripts, handlers, foreign content or entities, also when they are written in numbers or broken up. */
export function holdsActiveContent(svg: string): boolean {
  const plain = svg.replace(/&#(x[0-9a-f]+|\d+);?/gi, (_, code: string) => characterOf(code));
  // Browsers read over tabs and line ends inside of an address.
  const joined = plain.replace(/[\t\n\r]/g, '');
  return [svg, plain, joined].some((text) => active.some((pattern) => pattern.test(text)) || holdsHandler(text));
}

function characterOf(code: string): string {
  const point = /^x/i.test(code) ? parseInt(code.slice(1), 16) : Number(code);
  return point <= 0x10ffff ? String.fromCodePoint(point) : '';
}
