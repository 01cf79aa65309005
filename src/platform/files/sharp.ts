import type sharp from 'sharp';

let loading: Promise<typeof sharp> | undefined;

/**
 * Loads sharp as this site uses it. The server itself never loads it: only the picture process does, and the generator
 * of the demo data (docs/decisions/0040).
 */
export const loadSharp = () => (loading ??= load());

async function load(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp');
  loaded.concurrency(1);
  // No picture is read twice here, and the cache would keep deleted uploads open.
  loaded.cache(false);
  return loaded;
}
