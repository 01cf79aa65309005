export type ToastTone = 'success' | 'mixed' | 'error' | 'info';

/** A message at the bottom of the screen (decisions/0068). */
export interface Toast {
  /** `mixed`: a part of it was done, and a part was refused. */
  tone: ToastTone;
  /** Each on a line of its own. */
  lines: readonly string[];
  /** What went wrong, each problem on a line of its own. */
  problems?: readonly string[];
  /** How long it stays, in ms; without it, until it is dismissed or replaced. */
  staysMs?: number;
  /** What takes its place when its time is over. */
  next?: Toast;
  /** Ctrl+Z presses it, too. */
  action?: { label: string; onPress: () => void };
}

/** A message as it is shown, with the function that removes it. */
export type ShownToast = Toast & { id: number; remove: () => void };

let shown: readonly ShownToast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message at the bottom of the screen; returns the function that removes it. */
export function showToast(toast: Toast): () => void {
  const id = ++last;
  const remove = () => change(shown.filter((other) => other.id !== id));
  change([...shown, { ...toast, id, remove }]);
  return remove;
}

const push =
  (tone: ToastTone) =>
  (line: string, more?: Partial<Toast>): void =>
    void showToast({ tone, lines: [line], staysMs: 6000, ...more });

/** Shows short messages. Callable from anywhere in the browser; what renders them is loaded with the first one. */
export const toast = { success: push('success'), error: push('error'), info: push('info') };

/** For Toaster: calls the listener when a message comes or goes; returns the function that ends the subscription. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For Toaster: returns whether any message has ever been requested. */
export const toastsWanted = (): boolean => last > 0;

/** For Toaster: returns the messages, oldest first. */
export const shownToasts = (): readonly ShownToast[] => shown;
