import { capitalised } from '~/shared/capitalised';
import * as common from '~/shared/texts';
import type { BadgeTone } from '~/ui/badge';
import * as texts from '../texts';

const tones: Record<string, BadgeTone> = { Standards: 'info', Safety: 'laterite', Templates: 'brass' };

/**
 * Returns the colour of a category: Standards, Safety and Templates have a colour each, all others share one
 * (docs/product/resources.md, "Document categories").
 */
export const categoryTone = (category: string): BadgeTone => tones[category] ?? 'primary';

/** Returns a category as it is shown; a category without a name in the texts as it was typed. */
export const categoryName = (category: string): string =>
  (texts.categoryNames as Record<string, string>)[category] ?? capitalised(category);

const kinds: [RegExp, string][] = [
  [/pdf$/, 'PDF'],
  [/wordprocessingml|msword/, 'Word'],
  [/spreadsheetml|ms-excel/, 'Excel'],
  [/presentationml|powerpoint/, texts.slides],
  [/csv$/, 'CSV'],
  [/^text\//, texts.text],
  [/^image\//, texts.image],
];

/** Returns the kind of a file in a word. */
export const fileKind = ({ file_type: type }: { file_type: string }): string =>
  kinds.find(([pattern]) => pattern.test(type))?.[1] ?? common.file;

/** Returns a size for people to read: `640 B`, `27 KB`, `1.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
