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
  /(javascript|vbscript|data\s*:\s*text\/html)\s*:?/i,
  /<!ENTITY/i,
  /<!DOCTYPE[^>]*\[/i,
  /&#x?[0-9a-f]+;?\s*(j|s|:)/i,
];

/** Whether an SVG holds scripts, handlers, foreign content or entities. */
export const holdsActiveContent = (svg: string): boolean => active.some((pattern) => pattern.test(svg));
