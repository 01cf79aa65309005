/** Lets one loop sleep and others wake it. Rung while nobody sleeps, it cuts the next sleep short. */
export function createBell() {
  let rung = false;
  let wake = () => {};

  return {
    ring() {
      rung = true;
      wake();
    },
    /** Sleeps until it is rung, at most `ms` if they are given. */
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
