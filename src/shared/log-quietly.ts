/** For failures the reader is told nothing of (public-site.md section 8: "only logged"). */
export function logQuietly(what: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the log the specification asks for
  console.debug(what, error);
}
