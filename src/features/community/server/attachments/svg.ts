/** Whether a text is an SVG drawing: its first element says so. */
export function isSvg(text: string): boolean {
  const body = text.replace(/^\uFEFF/, '').replace(/^\s*(<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>|\s+)*/i, '');
  return /^<svg[\s>]/i.test(body);
}

// Served as a download that may run nothing, this is a second lock, for whoever opens the saved file. Strict on purpose:
// drawing programs write none of it.
const active = [
  /<\s*(\w+:)?(script|foreignobject|iframe|embed|object|handler|listener|set|animate\w*)[\s/>]/i,
  /[\s"'/]on\w+\s*=/i,
  /(java|vb)script\s*:|data\s*:\s*text\/html/i,
  /<!ENTITY/i,
  /<!DOCTYPE[^>]*\[/i,
];

/** Whether an SVG holds scripts, handlers, foreign content or entities, also when they are written in numbers or broken up. */
export function holdsActiveContent(svg: string): boolean {
  const plain = svg.replace(/&#(x[0-9a-f]+|\d+);?/gi, (_, code: string) => characterOf(code));
  // Browsers read over tabs and line ends inside of an address.
  const joined = plain.replace(/[\t\n\r]/g, '');
  return active.some((pattern) => pattern.test(svg) || pattern.test(plain) || pattern.test(joined));
}

function characterOf(code: string): string {
  const point = /^x/i.test(code) ? parseInt(code.slice(1), 16) : Number(code);
  return point <= 0x10ffff ? String.fromCodePoint(point) : '';
}
