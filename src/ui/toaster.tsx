import { lazy, Suspense, useSyncExternalStore } from 'react';
import { subscribeToasts, toastsWanted } from './toast';

const SonnerToaster = lazy(() => import('./sonner-toaster').then((module) => ({ default: module.SonnerToaster })));

/** Renders the place of toasts; put it once, in the root. It is empty, and weighs nothing, until the first `toast`. */
export function Toaster() {
  const wanted = useSyncExternalStore(subscribeToasts, toastsWanted, () => false);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <SonnerToaster />
    </Suspense>
  );
}
