/** Parses what storage returned as JSON; null for null, undefined when it is not JSON. */
export function parse(raw: string | null): unknown {
  return raw === null ? null : safely(() => JSON.parse(raw) as unknown);
}

/** Returns the result of `action`; undefined where the browser's storage is blocked or full. */
export function safely<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
