import { useEffect } from 'react';
import type { Message } from './hooks/use-message';
import { showToast } from './toast';

/** Shows the message of `useMessage` at the bottom of the screen, while it and the screen are there. */
export function DockedMessage({ message }: { message: Message | null }) {
  useEffect(() => (message ? showToast(message) : undefined), [message]);
  return null;
}
