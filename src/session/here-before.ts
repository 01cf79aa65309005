/**
 * Returns whether this browser has opened the site before: the script that began this page came from its cache. Nothing
 * is stored for that.
 */
export const wasHereBefore = (): boolean =>
  typeof window !== 'undefined' &&
  performance
    .getEntriesByType('resource')
    .some((entry) => entry.name.includes('/assets/client-') && isCached(entry as PerformanceResourceTiming));

const isCached = ({ transferSize, decodedBodySize }: PerformanceResourceTiming) =>
  transferSize === 0 && decodedBodySize > 0;
