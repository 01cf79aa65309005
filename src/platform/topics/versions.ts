export interface Versions {
  bump(topics: readonly string[]): void;
  bumpAll(): void;
  snapshot(topics: readonly string[]): string;
}

/** Creates a number per topic that grows with every change, and one for all topics together. */
export function createVersions(): Versions {
  const versions = new Map<string, number>();
  let all = 0;
  return {
    bump: (topics) => topics.forEach((topic) => versions.set(topic, (versions.get(topic) ?? 0) + 1)),
    bumpAll: () => (all += 1),
    snapshot: (topics) => [all, ...topics.map((topic) => versions.get(topic) ?? 0)].join('.'),
  };
}
