import { CallError } from '~/shared/api-client';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { ErrorState } from '~/ui/error-state';
import * as texts from '../../texts';

/** Shows the heading, then the error; a response without words of its own (a proxy's page) is named by its status. */
export function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const status = error instanceof CallError ? fillText(common.serverErrorStatus, { status: error.status }) : '';
  return (
    <ErrorState title={texts.errorLoading} onRetry={onRetry}>
      {error.message || status}
    </ErrorState>
  );
}
