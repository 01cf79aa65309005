import { useMutation } from '@tanstack/react-query';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { attempt } from '~/ui/office/attempt';
import * as texts from '../texts';
import { removeDemo } from './queries';

/** Renders the button that removes the invented people, after a question. */
export function RemoveDemo({ messages }: { messages: Messages }) {
  const asking = useDialog();
  const { mutateAsync } = useMutation(removeDemo);
  const remove = () =>
    attempt(messages, { failed: texts.removeFailed, known: { in_use: true, no_demo: true } }, async () => {
      messages.success((await mutateAsync({})).message);
    });
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => asking.show(true)}>
        {texts.removeDemo}
      </Button>
      {asking.render((state) => (
        <ConfirmDialog
          {...state}
          title={texts.removeQuestion}
          description={texts.removeLead}
          confirmLabel={texts.removeNow}
          danger
          onConfirm={remove}
        />
      ))}
    </>
  );
}
