import { useEffectEvent, useLayoutEffect } from 'react';
import { goBy, pushWindow, stateHere } from '~/router';
import { writeAddresses } from './use-address';

/**
 * The steps of open windows in the browser's history. Each window has one, an entry with the page's own address and how
 * many windows are open (`windows` in the router's `usr`), so that Back closes a window and does not leave the page.
 * They are written past the router: nothing of the page is loaded or rendered again for them.
 */
interface Step {
  /** Requests the window to close. It may stay, as a window whose form is being saved. */
  close: () => void;
}

/** The open windows, the topmost last. */
const steps: Step[] = [];
let isListening = false;
let isScheduled = false;
/** Whether we are going back by ourselves, over the steps of windows that have closed. */
let isLeaving = false;
let waiting: (() => void)[] = [];

const windowsNow = () => stateHere().windows ?? 0;

/** Aligns the history with the windows, once all that closes and opens together has done so. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    settle();
  });
}

function settle(): void {
  // In a test the page may be gone by then.
  if (isLeaving || typeof window === 'undefined') return;
  const surplus = windowsNow() - steps.length;
  if (surplus > 0) {
    isLeaving = true;
    goBy(-surplus);
    return;
  }
  // What was typed a moment ago belongs to the entry below.
  const writing = surplus < 0 && writeAddresses();
  if (writing) {
    void writing.then(schedule);
    return;
  }
  while (windowsNow() < steps.length) pushWindow();
  for (const go of waiting.splice(0)) go();
}

function onPopState(): void {
  if (!isLeaving) for (const step of steps.slice(windowsNow()).reverse()) step.close();
  isLeaving = false;
  // Also where an entry of windows is reached that have long been closed.
  schedule();
}

/** Puts a window's step into the history while it is open; Back then calls `close`. `isOpen` false: none. */
export function useWindowStep(isOpen: boolean, close: () => void): void {
  const closeIt = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    if (!isListening) window.addEventListener('popstate', onPopState);
    isListening = true;
    const step: Step = { close: () => closeIt() };
    steps.push(step);
    schedule();
    return () => {
      steps.splice(steps.indexOf(step), 1);
      schedule();
    };
  }, [isOpen]);
}

/**
 * Resolves once the windows that have just closed have left the history: only then may the page behind them be
 * replaced.
 */
export function windowsLeft(): Promise<void> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    schedule();
  });
}
