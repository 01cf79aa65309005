import { lazy, Suspense, useSyncExternalStore } from 'react';
import { subscribeToasts, toastsWanted } from './toast';

const MessageDock = lazy(() => import('./message-dock').then((module) => ({ default: module.MessageDock })));

/** Renders the place of messages; put it once, in the root. It is empty, and weighs nothing, until the first one. */
export function Toaster() {
  const wanted = useSyncExternalStore(subscribeToasts, toastsWanted, () => false);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <MessageDock />
    </Suspense>
  );
}
