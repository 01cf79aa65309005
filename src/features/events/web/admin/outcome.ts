import type { Outcome } from '~/ui/hooks/use-transfers';

/** The result of sending an event's posters, for its message. */
export type PosterOutcome = Outcome<unknown>;

/** The message after an event was saved and its new posters, if any, were sent (members-and-administration.md section 8). */
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
