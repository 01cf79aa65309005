/** What became of an upload that did not go through whole, under `Failed to upload ad`. */
export function uploadNote(done: number, left: number, stopped: boolean): string {
  const of = `${done} of ${done + left} ads ${done === 1 ? 'is' : 'are'} in place`;
  if (stopped) return done > 0 ? `Cancelled: ${of}.` : 'Cancelled: nothing was uploaded.';
  return done > 0 ? `${of}; the files below can be tried again.` : 'Nothing was uploaded. The files below can be tried again.';
}
