/**
 * Returns the paths in Fastify's drawing of its routes, without a trailing slash: each line continues its parent's
 * path.
 */
export function routesOf(drawing: string): string[] {
  const above: string[] = [];
  return drawing.split('\n').flatMap((line) => {
    const [, indent, part = '', methods] = /^([│ ]*)[├└]── (.*?)( \([A-Z, ]+\))?$/.exec(line) ?? [];
    if (indent === undefined) return [];
    const depth = indent.length / 4;
    above[depth] = (depth > 0 ? above[depth - 1] : '') + part;
    return methods ? [above[depth].replace(/(.)\/$/, '$1')] : [];
  });
}
