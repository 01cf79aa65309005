import { CallError } from '~/shared/api-client';
import { ErrorState } from '~/ui/error-state';

/** public-site.md section 8: the heading, then what went wrong; what came without words (a proxy's page) by its status. */
export function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const status = error instanceof CallError ? `Server error: ${error.status}` : '';
  return (
    <ErrorState title="Error Loading Events" onRetry={onRetry}>
      {error.message || status}
    </ErrorState>
  );
}
