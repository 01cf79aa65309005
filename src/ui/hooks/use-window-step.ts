import { useEffectEvent, useLayoutEffect } from 'react';
import { goBy, isOnReturn, pushWindow, stateHere } from '~/router';
import { writeAddresses } from './use-address';

/**
 * The steps of open windows in the browser's history. Each window has one, an entry with the page's own address and how
 * many windows are open (`windows` in the router's `usr`), so that Back closes a window and does not leave the page.
 * They are written past the router: nothing of the page is loaded or rendered again for them.
 */
interface Step {
  /** Requests the window to close. It may stay, as a window whose form is being saved. */
  close: () => void;
  /** The path of the page that it was opened on. */
  path: string;
}

/** The open windows, the topmost last. */
const steps: Step[] = [];
let isListening = false;
let isScheduled = false;
/** While we go back by ourselves, over the steps of windows that have closed: how many windows stay open. */
let leavingTo: number | null = null;
let waiting: (() => void)[] = [];

const windowsNow = () => stateHere().windows ?? 0;
/** Whether the browser is at another page than that of the topmost window. */
const isElsewhere = () => steps.length > 0 && steps.at(-1)!.path !== window.location.pathname;

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
  if (leavingTo !== null || typeof window === 'undefined') return;
  const surplus = windowsNow() - steps.length;
  if (surplus > 0) {
    leavingTo = steps.length;
    goBy(-surplus);
    return;
  }
  pushSteps();
  for (const go of waiting.splice(0)) go();
}

/** Pushes the entries of the open windows that have none. */
function pushSteps(): void {
  if (leavingTo !== null || windowsNow() >= steps.length || isElsewhere()) return;
  // What was typed a moment ago belongs to the entry below.
  void writeAddresses()?.then(schedule);
  while (windowsNow() < steps.length) pushWindow();
}

function onPopState(): void {
  const now = windowsNow();
  // A step to another page is a matter of the router: it takes the page's windows along, or goes back to them.
  if (isOnReturn() || isElsewhere()) {
    leavingTo = null;
    return;
  }
  // Farther than we went by ourselves: the person has pressed Back, too.
  if (leavingTo === null || now < leavingTo) for (const step of steps.slice(now).reverse()) step.close();
  leavingTo = null;
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
    const step: Step = { close: () => closeIt(), path: window.location.pathname };
    steps.push(step);
    // Before the window is drawn: a press of Back that follows closes it, and does not leave the page. A
    // window that closes together with this has been taken out by now, so that this has its entry.
    pushSteps();
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
