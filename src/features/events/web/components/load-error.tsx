import { CallError } from '~/shared/api-client';
import { fillText } from '~/shared/fill-text';
import { ErrorState } from '~/ui/error-state';
import * as texts from '../../texts';

/** The heading, then what went wrong; an answer without words of its own (a proxy's page) is named by its status. */
export function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const status = error instanceof CallError ? fillText(texts.serverError, { status: error.status }) : '';
  return (
    <ErrorState title={texts.errorLoading} onRetry={onRetry}>
      {error.message || status}
    </ErrorState>
  );
}
