/** What was kept as JSON; undefined when it is none. Takes what storage gave. */
export function parse(raw: string | null): unknown {
  return raw === null ? null : safely(() => JSON.parse(raw) as unknown);
}

/** What `action` gives; undefined where the browser's storage is blocked or full. */
export function safely<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
