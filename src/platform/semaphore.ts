/**
 * Creates a function that runs at most `most` of the tasks passed to it at once; the others wait in the order they
 * came.
 */
export function createSemaphore(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    // A task that ends hands its place over, so a newcomer can't slip in before waiting tasks.
    if (running < max) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
