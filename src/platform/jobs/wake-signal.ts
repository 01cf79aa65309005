/**
 * Creates a signal by which one loop sleeps and others wake it. Sent while the loop is awake, it cuts the next sleep
 * short.
 */
export function createWakeSignal() {
  let rung = false;
  let wake = () => {};

  return {
    ring() {
      rung = true;
      wake();
    },
    /** Sleeps until the signal is sent, at most `ms` if set. */
    async wait(ms?: number): Promise<void> {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
    },
  };
}
