import { safely } from './storage';

/** Returns whether this browser has opened the site before; called once a page. False where storage is blocked. */
export const wasHereBefore = (): boolean =>
  Boolean(
    safely(() => {
      const before: unknown = window.localStorage.wasHere;
      window.localStorage.wasHere = 1;
      return before;
    }),
  );
