import { capitalised } from '~/shared/capitalised';
import type { BadgeTone } from '~/ui/badge';
import * as texts from '../texts';

const tones: Record<string, BadgeTone> = { Standards: 'info', Safety: 'laterite', Templates: 'brass' };

/** Standards, Safety and Templates have a colour each, all others share one (docs/product/resources.md, "Document categories"). */
export const categoryTone = (category: string): BadgeTone => tones[category] ?? 'primary';

/** A category as it is shown; one that the committee has no name for as it was typed. */
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

/** What kind of file it is, in a word. */
export const fileKind = ({ file_type: type }: { file_type: string }): string =>
  kinds.find(([pattern]) => pattern.test(type))?.[1] ?? texts.file;

/** A readable size: `640 B`, `27 KB`, `1.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
