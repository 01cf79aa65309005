import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { PasswordField, TextareaField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { Panel } from '~/ui/panel';
import { dueDays, mostText } from '../../contract/request-choices';
import { requestForm } from '../../contract/request-forms';
import * as texts from '../../texts';
import { sendRequest } from './mutations';

/** How long there is to change one's mind. */
const until = { days: dueDays.erase };

const reasons = [texts.kept.ledger, texts.kept.membership, texts.kept.posts, texts.kept.log];

/** What it means to be erased, what stays, and the way to it. */
export function EraseSection({ isUnderWay, messages }: { isUnderWay: boolean; messages: Messages }) {
  const asking = useDialog();
  return (
    <Panel title={texts.eraseTitle} lead={fillText(texts.eraseLead, until)}>
      <h3 className="text-lg">{texts.keptTitle}</h3>
      <ul className="mt-2 list-disc space-y-1.5 ps-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {!isUnderWay && (
        <Button variant="danger" className="mt-6 max-sm:w-full" onClick={() => asking.show(true)}>
          {texts.eraseButton}
        </Button>
      )}
      <FormDialog
        key={asking.key}
        {...asking.state}
        asks={false}
        title={texts.eraseQuestion}
        description={fillText(texts.eraseMeans, until)}
        width="sm"
      >
        <EraseForm messages={messages} onDone={asking.close} />
      </FormDialog>
    </Panel>
  );
}

function EraseForm({ messages, onDone }: { messages: Messages; onDone: () => void }) {
  const { mutateAsync } = useMutation(sendRequest);
  const form = useRecordForm({
    opened: { values: { password: '', text: '' } },
    schema: requestForm,
    body: ({ values }) => ({ kind: 'erase', ...values }),
    failed: texts.eraseFailed,
    withReason: true,
    known: { open: texts.alreadyOpen, last_superuser: texts.lastSuperuserKeeps },
    save: async ({ values }) => {
      await mutateAsync({ body: { kind: 'erase', ...values } });
      messages.success(fillText(texts.eraseBegun, until));
      onDone();
    },
  });
  return (
    <Form form={form} label={texts.eraseQuestion}>
      <div className="flex flex-col gap-5">
        <PasswordField
          form={form}
          name="password"
          label={texts.yourPassword}
          required
          autoComplete="current-password"
          data-autofocus
        />
        <TextareaField form={form} name="text" label={texts.eraseWhy} rows={3} maxLength={mostText} />
      </div>
      <FormActions form={form} submitLabel={fillText(texts.eraseSubmit, until)} />
    </Form>
  );
}
