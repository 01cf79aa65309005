import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * For a button whose place is taken by another when it has done its work: the second half of a double click, and a key
 * that is held down, do nothing there. Told by the event and not by the clock: a new press always counts.
 */
export const singlePress = {
  onClick: (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  },
};
