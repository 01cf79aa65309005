import { createContext } from 'react';

/** The element that scrolls around here: undefined is the page, else the body of a window; null until that is there. */
export const ScrollerContext = createContext<HTMLElement | null | undefined>(undefined);
