import type { ExternalToast } from 'sonner';

export type ToastTone = 'success' | 'error' | 'info';
export type ToastRequest = { tone: ToastTone; message: string; options?: ExternalToast };

const waiting: ToastRequest[] = [];
const listeners = new Set<() => void>();
let wanted = false;

function push(tone: ToastTone) {
  return (message: string, options?: ExternalToast): void => {
    waiting.push({ tone, message, options });
    wanted = true;
    for (const listener of listeners) listener();
  };
}

/**
 * Shows short messages in the corner. Callable from anywhere in the browser; sonner itself is loaded with the first
 * one.
 */
export const toast = { success: push('success'), error: push('error'), info: push('info') };

/** For Toaster: calls the listener when a message is requested; returns the function that ends the subscription. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For Toaster: returns whether any message has ever been requested. */
export function toastsWanted(): boolean {
  return wanted;
}

/** For Toaster: takes the messages not yet shown; each is returned once. */
export function takeToasts(): ToastRequest[] {
  return waiting.splice(0);
}
