import { CallError } from '~/shared/api-client';
import { ErrorState } from '~/ui/error-state';

/** The heading, then what went wrong; an answer without words of its own (a proxy's page) is named by its status. */
export function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const status = error instanceof CallError ? `Server error: ${error.status}` : '';
  return (
    <ErrorState title="Error Loading Events" onRetry={onRetry}>
      {error.message || status}
    </ErrorState>
  );
}
