/** What there is in portions of `size`, the last as many as are left; each is asked for only when the one before it is done with. */
export function* batches<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let some: T[] = [];
  for (const one of all) {
    some.push(one);
    if (some.length < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
