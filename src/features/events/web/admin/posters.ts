import { fillText } from '~/shared/fill-text';
import type { Outcome } from '~/ui/hooks/use-transfers';
import { maxPosterBytes } from '../../contract/limits';
import * as texts from '../../texts';

/** The result of sending an event's posters, for its message. */
export type PosterOutcome = Outcome<unknown>;

/** Returns the chosen files that can be posters, and the message about the others. */
export function sortPictures(chosen: readonly File[]): { files: File[]; problem: string | undefined } {
  const named = (text: typeof texts.notPictures | typeof texts.picturesTooLarge, files: readonly File[]) =>
    files.length > 0 ? [fillText(text, { names: files.map(({ name }) => name).join(', ') })] : [];
  // The server decides about a file whose type the browser does not recognise.
  const isPicture = ({ type }: File) => type === '' || type.startsWith('image/');
  const isLarge = ({ size }: File) => size > maxPosterBytes;
  const problems = [
    ...named(
      texts.notPictures,
      chosen.filter((file) => !isPicture(file)),
    ),
    ...named(
      texts.picturesTooLarge,
      chosen.filter((file) => isPicture(file) && isLarge(file)),
    ),
  ];
  return {
    files: chosen.filter((file) => isPicture(file) && !isLarge(file)),
    problem: problems.join(' ') || undefined,
  };
}

/** The options of the posters' FilesField. */
export const choosesPictures = {
  multiple: true,
  accept: 'image/*',
  hint: texts.postersHint,
  sort: sortPictures,
} as const;

/** Returns the message after an event was saved and its new posters, if any, were sent. */
export function savedText(what: 'created' | 'updated', outcome: PosterOutcome | null): string {
  if (!outcome) return texts.saved[what];
  if (outcome.failed.length > 0 || outcome.stopped) return texts.savedWithoutSomePosters[what];
  return fillText(texts.savedWithPosters[what], { count: outcome.done.length });
}

/** Returns the message after posters were sent by themselves. */
export const uploadedText = ({ done }: PosterOutcome): string =>
  done.length > 0 ? fillText(texts.postersUploaded, { count: done.length }) : texts.failedToUploadPosters;

/** Returns the lines about posters that did not arrive, file by file. */
export function outcomeProblems({ done, failed, stopped }: PosterOutcome, total: number): string[] {
  const cancelled = total - done.length - failed.length;
  const each = failed.map(({ file, problem }) => `${file.name}: ${problem}`);
  if (stopped && cancelled > 0) each.push(fillText(texts.postersCancelled, { count: cancelled }));
  return each;
}
