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

/** Short messages in the corner. Callable from anywhere in the browser; sonner itself is fetched with the first one. */
export const toast = { success: push('success'), error: push('error'), info: push('info') };

/** For Toaster: tells when a message was asked for; the answer ends the subscription. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For Toaster: whether any message has ever been asked for. */
export function toastsWanted(): boolean {
  return wanted;
}

/** For Toaster: the messages not yet shown; they are handed out once. */
export function takeToasts(): ToastRequest[] {
  return waiting.splice(0);
}
