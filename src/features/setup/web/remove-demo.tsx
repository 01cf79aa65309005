import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '~/shared/error-message';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import * as texts from '../texts';
import { removeDemo } from './queries';

/** Renders the button that removes the invented people, after a question. */
export function RemoveDemo({ messages }: { messages: Messages }) {
  const asking = useDialog();
  const { mutateAsync } = useMutation(removeDemo);
  const remove = async () => {
    messages.clear();
    try {
      messages.success((await mutateAsync({})).message);
    } catch (error) {
      messages.error(errorMessage(error, texts.removeFailed, { in_use: true, no_demo: true }));
    }
  };
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => asking.show(true)}>
        {texts.removeDemo}
      </Button>
      {asking.subject && (
        <ConfirmDialog
          key={asking.key}
          {...asking.state}
          title={texts.removeQuestion}
          description={texts.removeLead}
          confirmLabel={texts.removeNow}
          danger
          onConfirm={remove}
        />
      )}
    </>
  );
}
