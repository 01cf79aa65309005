import { setTimeout as sleep } from 'node:timers/promises';

/** Repeats `step` with pauses for as long as `work` lasts. A step that fails ends it. */
export async function repeatDuring(
  work: () => Promise<unknown>,
  step: () => Promise<unknown> | void,
  pauseMs: number,
): Promise<void> {
  const end = new AbortController();
  const repeating = (async () => {
    while (!end.signal.aborted) {
      await step();
      await sleep(pauseMs);
    }
  })();
  try {
    await Promise.race([work(), repeating]);
  } finally {
    end.abort();
  }
  await repeating;
}

/** Repeats a request for as long as `work` lasts; returns the time of each answer in ms, shortest first. */
export async function timesDuring(
  work: () => Promise<unknown>,
  ask: () => Promise<unknown>,
  pauseMs: number,
): Promise<number[]> {
  const times: number[] = [];
  const measured = async () => {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  };
  await repeatDuring(work, measured, pauseMs);
  return times.sort((a, b) => a - b);
}
