import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import { FormWindow } from '~/ui/forms/form-window';
import { TextareaField } from '~/ui/forms/text-fields';
import { useDialog, type DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { Panel } from '~/ui/panel';
import { dueDays, mostText } from '../../contract/request-choices';
import { requestForm } from '../../contract/request-forms';
import * as texts from '../../texts';
import { PasswordToAsk } from './password-to-ask';
import { sendRequest } from './mutations';

/** Days in which a person can withdraw the erasure. */
const until = { days: dueDays.erase };

const reasons = [texts.retained.membership, texts.retained.posts, texts.retained.log];

/** Renders what an erasure means, what stays, and the way to it. */
export function EraseSection({ isPending, messages }: { isPending: boolean; messages: Messages }) {
  const asking = useDialog();
  return (
    <Panel title={texts.eraseTitle} lead={fillText(texts.eraseLead, until)}>
      <h3 className="text-lg">{texts.keptTitle}</h3>
      <ul className="mt-2 list-disc space-y-1.5 ps-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {!isPending && (
        <Button variant="danger" className="mt-6 max-sm:w-full" onClick={() => asking.show(true)}>
          {texts.eraseButton}
        </Button>
      )}
      {asking.render((state) => (
        <EraseDialog {...state} messages={messages} />
      ))}
    </Panel>
  );
}

function EraseDialog({ messages, ...state }: DialogState & { messages: Messages }) {
  const { mutateAsync } = useMutation(sendRequest);
  return (
    <FormWindow
      {...state}
      title={texts.eraseQuestion}
      description={fillText(texts.eraseMeans, until)}
      width="sm"
      label={texts.eraseQuestion}
      submitLabel={fillText(texts.eraseSubmit, until)}
      form={{
        opened: { values: { password: '', text: '' } },
        schema: requestForm,
        body: ({ values }) => ({ kind: 'erase', ...values }),
        failed: texts.eraseFailed,
        withReason: true,
        known: { open: texts.alreadyOpen, last_superuser: texts.lastSuperuserKeeps },
        save: async ({ values }) => {
          await mutateAsync({ body: { kind: 'erase', ...values } });
          messages.success(fillText(texts.eraseBegun, until));
        },
      }}
    >
      {(form) => (
        <div className="flex flex-col gap-5">
          <PasswordToAsk form={form} />
          <TextareaField form={form} name="text" label={texts.eraseWhy} rows={3} maxLength={mostText} />
        </div>
      )}
    </FormWindow>
  );
}
