import type { Outcome } from '~/ui/hooks/use-transfers';
import { mostPosterBytes } from '../../contract/limits';

/** The result of sending an event's posters, for its message. */
export type PosterOutcome = Outcome<unknown>;

/** What of the chosen files can be a poster, and what to say of the others. */
export function sortPictures(chosen: readonly File[]): { files: File[]; problem: string | undefined } {
  const named = (text: string, files: readonly File[]) => (files.length > 0 ? [`${text}: ${files.map(({ name }) => name).join(', ')}.`] : []);
  // A file of no type that the browser knows is left to the server.
  const isPicture = ({ type }: File) => type === '' || type.startsWith('image/');
  const isLarge = ({ size }: File) => size > mostPosterBytes;
  const problems = [
    ...named('Please select a valid image file', chosen.filter((file) => !isPicture(file))),
    ...named('File size must be at most 20MB', chosen.filter((file) => isPicture(file) && isLarge(file))),
  ];
  return { files: chosen.filter((file) => isPicture(file) && !isLarge(file)), problem: problems.join(' ') || undefined };
}

/** How the posters' FilesField chooses. */
export const choosesPictures = { multiple: true, accept: 'image/*', hint: 'Images, each up to 20 MB.', sort: sortPictures } as const;

/** The message after an event was saved and its new posters, if any, were sent. */
export function savedText(what: 'created' | 'updated', outcome: PosterOutcome | null): string {
  const saved = `Event ${what} successfully`;
  if (!outcome) return saved;
  if (outcome.failed.length > 0 || outcome.stopped) return `${saved}, but failed to upload some posters`;
  const count = outcome.done.length;
  return `${saved} with ${count} ${what === 'updated' ? 'new ' : ''}poster(s)!`;
}

/** The message after posters were sent by themselves. */
export const uploadedText = ({ done }: PosterOutcome): string =>
  done.length > 0 ? `${done.length} poster(s) uploaded successfully!` : 'Failed to upload posters.';

/** What of it did not arrive, file by file. */
export function outcomeProblems({ done, failed, stopped }: PosterOutcome, total: number): string[] {
  const cancelled = total - done.length - failed.length;
  const each = failed.map(({ file, problem }) => `${file.name}: ${problem}`);
  if (stopped && cancelled > 0) each.push(`${cancelled} cancelled`);
  return each;
}
