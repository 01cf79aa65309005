import type { BadgeTone } from '~/ui/badge';

const tones: Record<string, BadgeTone> = { Standards: 'info', Safety: 'laterite', Templates: 'brass' };

/** Standards, Safety and Templates have a colour each, all others share one (docs/product/resources.md, "Document categories"). */
export const categoryTone = (category: string): BadgeTone => tones[category] ?? 'primary';

const kinds: [RegExp, string][] = [
  [/pdf$/, 'PDF'],
  [/wordprocessingml|msword/, 'Word'],
  [/spreadsheetml|ms-excel/, 'Excel'],
  [/presentationml|powerpoint/, 'Slides'],
  [/csv$/, 'CSV'],
  [/^text\//, 'Text'],
  [/^image\//, 'Image'],
];

/** What kind of file it is, in a word. */
export const fileKind = ({ file_type: type }: { file_type: string }): string => kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'File';

/** A size as people say it: `640 B`, `27 KB`, `1.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
