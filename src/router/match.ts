/** The open parts of an address, decoded: `{ id: '7' }` of /news/:id, `'*'` the rest of /api/*. */
export type Params = Readonly<Record<string, string | undefined>>;

/** A part of an address as it is read; one that is no text stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Matches a path with a pattern, `/news/:id` or `/api/*` (which is /api as well), whatever its case and encoding.
 * @returns what stands in the open parts, and the path in the pattern's own spelling: `/news/7` for `/NEWS/7`;
 * undefined when the path is another pattern's
 */
export function matchPath(pattern: string, path: string): { params: Params; spelling: string } | undefined {
  const wanted = pattern.split('/');
  const asked = path.replace(/(?<=.)\/+$/, '').split('/');
  const hasRest = wanted.at(-1) === '*';
  if (hasRest) wanted.pop();
  if (hasRest ? asked.length < wanted.length : asked.length !== wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decoded(asked[index]!);
    if (part.startsWith(':') && value) params[part.slice(1)] = value;
    else if (part !== value.toLowerCase()) return undefined;
  }
  const rest = asked.slice(wanted.length);
  if (hasRest) params['*'] = rest.map(decoded).join('/');
  const spelling = [...wanted.map((part, index) => (part.startsWith(':') ? asked[index] : part)), ...rest].join('/');
  return { params, spelling: spelling || '/' };
}
