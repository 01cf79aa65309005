import { language } from '~/shared/texts';

/** The width and height of every picture, in pixels. */
export const pictureSize = { width: 800, height: 500 };

/** The pictures' addresses: `apply.webp`, and `apply.ml.webp` with the Malayalam screen (docs/product/help.md). */
const pictures = import.meta.glob<string>('../pictures/*.webp', { query: '?url', import: 'default', eager: true });

/** Returns the address of a job's picture, of the English screen where there is none in the page's language. */
export const pictureOf = (job: string): string | undefined =>
  (language === 'ml' ? pictures[`../pictures/${job}.ml.webp`] : undefined) ?? pictures[`../pictures/${job}.webp`];
