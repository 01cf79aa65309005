import { entryHere, goBy, setReturning } from './history';

/**
 * Milliseconds for which the history has to rest before another try: a second press of Back may be on its way as well.
 */
const REST_MS = 200;

/** The way back to an entry of the history that the browser has left and the page has not. */
export interface Return {
  /** Handles a popstate: `idx` is the entry that the browser has come to. */
  passed: (idx: number) => void;
  /** Resolves at the end of the way, with the entry that the person wants: the farthest that was passed. */
  arrived: Promise<number>;
}

/**
 * Goes back to the entry `home`. A second press of Back may come before, between or instead of the browser's own step,
 * which is relative to where the browser is by then; so the way ends only where the browser is seen at home.
 * @param from the entry that the browser is at
 */
export function returnTo(home: number, from: number): Return {
  let wanted = from;
  let timer: ReturnType<typeof setTimeout>;
  let arrive: (wanted: number) => void;
  const arrived = new Promise<number>((resolve) => {
    arrive = resolve;
  });
  const goHome = () => {
    const { idx = home } = entryHere();
    if (idx !== home) goBy(home - idx);
    timer = setTimeout(goHome, REST_MS);
  };
  setReturning(true);
  goHome();
  return {
    arrived,
    passed(idx) {
      clearTimeout(timer);
      if (idx === home) {
        setReturning(false);
        return arrive(wanted);
      }
      if (Math.abs(idx - home) > Math.abs(wanted - home)) wanted = idx;
      timer = setTimeout(goHome, REST_MS);
    },
  };
}
