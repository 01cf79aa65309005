/**
 * Returns an error and what caused it, the outermost first: drizzle wraps the errors of the driver, which report what
 * happened.
 */
export function* causesOf(error: unknown): Generator<{ code?: unknown; severity?: unknown; constraint?: unknown }> {
  for (let at = error; at; at = (at as { cause?: unknown }).cause) yield at;
}
