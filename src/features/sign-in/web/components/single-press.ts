import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Event handlers of a button that replaces another one after a press: they ignore the second half of a double click,
 * and a key that is held down. They go by the event and not by the clock, so a new press always counts.
 */
export const singlePress = {
  onClick: (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  },
};
