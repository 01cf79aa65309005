/** Logs a failure that the reader is not notified of (docs/product/general.md, "Only logged"). */
export function logQuietly(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the console is where these failures go
  console.debug(what, error);
}
