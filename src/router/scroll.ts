import { setScrolling } from './history';

/** How far down the pages of this tab were scrolled, by the keys of their entries in the history. */
const name = 'scroll-positions';

const readScroll = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

let positions: Record<string, number> | undefined;

export const scrollOf = (key: string): number | undefined => (positions ??= readScroll())[key];

export function keepScroll(key: string): void {
  (positions ??= readScroll())[key] = window.scrollY;
}

/**
 * Scrolls through the history in place of the browser while this document lives; the positions are stored for the next
 * document. Returns the function that ends it.
 */
export function holdScroll(keyNow: () => string): () => void {
  const end = new AbortController();
  const { signal } = end;
  const hold = () => setScrolling('manual');
  const leave = () => {
    keepScroll(keyNow());
    try {
      sessionStorage.setItem(name, JSON.stringify(positions));
    } catch {
      // The browser allows none: a page begins at its top.
    }
    setScrolling('auto');
  };
  hold();
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', hold, { signal });
  return () => end.abort();
}

/** Stands at the end of a page: one that is come back to begins where it was left, before it is painted. */
export const scrollScript =
  `try{var y=JSON.parse(sessionStorage.getItem("${name}")||"{}")[(history.state||{}).key];` +
  `y&&scrollTo(0,y)}catch(e){}`;
