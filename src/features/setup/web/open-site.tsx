import { useMutation } from '@tanstack/react-query';
import { countText } from '~/shared/count-text';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import type { SetUp } from '../contract';
import * as texts from '../texts';
import { openSite } from './queries';

/** Renders whether the site is open, and the button that opens it, whose question lists the unfinished tasks. */
export function OpenSite({ setup, messages }: { setup: SetUp; messages: Messages }) {
  const asking = useDialog();
  const { mutateAsync } = useMutation(openSite);
  const undone = setup.tasks.filter(({ done }) => !done);
  const left = undone.length === 0 ? texts.allDone : countText(texts.leftCount, undone.length);
  const stillUndone = fillText(texts.stillUndone, { tasks: undone.map(({ label }) => label).join(', ') });
  if (setup.open)
    return (
      <Alert tone="success" title={texts.isOpen}>
        {left}
      </Alert>
    );
  const open = async () => {
    try {
      await mutateAsync({});
      messages.success(texts.openedNow);
    } catch (error) {
      messages.error(errorMessage(error, texts.openFailed));
      throw error;
    }
  };
  return (
    <>
      <Alert tone="info" title={texts.isClosed}>
        <p>{left}</p>
        <Button className="mt-3" onClick={() => asking.show(true)}>
          {texts.openSite}
        </Button>
      </Alert>
      {asking.render((state) => (
        <ConfirmDialog
          {...state}
          title={texts.openQuestion}
          description={undone.length > 0 ? `${texts.openLead} ${stillUndone}` : texts.openLead}
          confirmLabel={texts.openSite}
          onConfirm={open}
        />
      ))}
    </>
  );
}
