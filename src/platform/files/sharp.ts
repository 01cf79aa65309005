import type sharp from 'sharp';

let loading: Promise<typeof sharp> | undefined;

/** sharp as this site uses it, loaded with the first picture: it takes some 15 MB and a tenth of a second (docs/decisions/0021). */
export const loadSharp = () => (loading ??= load());

async function load(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp');
  loaded.concurrency(1);
  // No picture is read twice here, and the cache would keep deleted uploads open.
  loaded.cache(false);
  return loaded;
}
