/** How far down the pages of this tab were scrolled, by the keys of their entries in the history. */
const name = 'scroll-positions';

const kept = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

let positions: Record<string, number> | undefined;

export const scrollOf = (key: string): number | undefined => (positions ??= kept())[key];

export function keepScroll(key: string): void {
  (positions ??= kept())[key] = window.scrollY;
}

/**
 * Scrolling through the history is the router's while this document lives; what it knows is written down for the next one. Gives the
 * way to end that.
 */
export function holdScroll(keyNow: () => string): () => void {
  const end = new AbortController();
  const { signal } = end;
  const hold = () => {
    window.history.scrollRestoration = 'manual';
  };
  const leave = () => {
    keepScroll(keyNow());
    try {
      sessionStorage.setItem(name, JSON.stringify(positions));
    } catch {
      // The browser allows none: a page begins at its top.
    }
    window.history.scrollRestoration = 'auto';
  };
  hold();
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', hold, { signal });
  return () => end.abort();
}

/** Stands at the end of a page: one that is come back to begins where it was left, before it is painted. */
export const scrollScript = `try{var y=JSON.parse(sessionStorage.getItem("${name}")||"{}")[(history.state||{}).key];y&&scrollTo(0,y)}catch(e){}`;
