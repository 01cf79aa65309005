/**
 * Yields the items in batches of `size`, the last with the rest; each batch is only read when the batch before it is
 * done with.
 */
export function* batches<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const one of all) {
    batch.push(one);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
