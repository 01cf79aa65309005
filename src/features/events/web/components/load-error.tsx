import { lazy, Suspense } from 'react';

// Fetched only when it is needed.
const ErrorState = lazy(() => import('~/ui/error-state').then((module) => ({ default: module.ErrorState })));

/** public-site.md section 8: the heading, then what went wrong. */
export function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Suspense fallback={null}>
      <ErrorState title="Error Loading Events" onRetry={onRetry}>
        {message}
      </ErrorState>
    </Suspense>
  );
}
