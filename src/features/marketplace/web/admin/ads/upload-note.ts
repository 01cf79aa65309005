import type { Outcome } from '~/ui/hooks/use-transfers';

const mostReasons = 3;

/** What became of an upload that did not go through whole, line by line, for under `Failed to upload ad`. */
export function uploadNotes({ done, failed, stopped }: Outcome<unknown>, left: number): string[] {
  const some = done.length > 0;
  const inPlace = `${done.length} of ${done.length + left} ads ${done.length === 1 ? 'is' : 'are'} in place`;
  if (stopped) return [some ? `Cancelled: ${inPlace}.` : 'Cancelled: nothing was uploaded.'];
  const reasons = failed.slice(0, mostReasons).map(({ file: { name }, problem }) => (problem.startsWith(name) ? problem : `${name}: ${problem}`));
  return [some ? `${inPlace}; the files below can be tried again.` : 'Nothing was uploaded. It can be tried again.', ...reasons];
}
