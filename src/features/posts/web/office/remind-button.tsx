import { useMutation } from '@tanstack/react-query';
import BellRing from 'lucide-react/icons/bell-ring';
import { countText } from '~/shared/count-text';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { describeOutcome } from '~/ui/office/describe-outcome';
import type { OfficePost } from '../../contract';
import * as texts from '../../texts';
import { remind } from '../mutations';

/** Reminds the people who have not read a circular, or not confirmed it, after a question. */
export function RemindButton({ post, messages }: { post: OfficePost; messages: Messages }) {
  const { mutateAsync } = useMutation(remind);
  const asking = useDialog();
  const send = () =>
    describeOutcome(messages, mutateAsync({ params: { id: post.id } }), {
      done: ({ count }) => [count === 0 ? texts.noneReminded : countText(texts.remindedDone, count)],
      failed: texts.remindFailed,
    });
  return (
    <>
      <Button size="row" onClick={() => asking.show(true)}>
        <BellRing aria-hidden="true" />
        {texts.remind}
      </Button>
      {asking.render((state) => (
        <ConfirmDialog
          {...state}
          title={post.needs_ack ? texts.remindUnconfirmed : texts.remindUnread}
          description={texts.remindMeans}
          confirmLabel={texts.remind}
          onConfirm={send}
        />
      ))}
    </>
  );
}
