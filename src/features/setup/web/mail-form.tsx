import { useMutation } from '@tanstack/react-query';
import { Button } from '~/ui/button';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { TextField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { Messages } from '~/ui/hooks/use-message';
import { attempt } from '~/ui/office/attempt';
import { mailCodeForm } from '../contract';
import * as texts from '../texts';
import { confirmCode, sendCode } from './queries';

const empty = { code: '' };

/** Renders the test of the mail: a code goes to the office's own address, and is entered here. */
export function MailForm({ messages }: { messages: Messages }) {
  const sending = useMutation(sendCode);
  const { mutateAsync: confirm } = useMutation(confirmCode);
  const form = useRecordForm({
    opened: { values: empty },
    schema: mailCodeForm,
    failed: texts.codeFailed,
    withReason: true,
    save: async ({ values }) => {
      messages.clear();
      messages.success((await confirm({ body: values })).message);
      return { values: empty };
    },
  });
  const send = () =>
    attempt(messages, { failed: texts.sendFailed }, async () => {
      messages.success((await sending.mutateAsync({})).message);
    });
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Button size="sm" variant="secondary" loading={sending.isPending} onClick={() => void send()}>
          {texts.sendCode}
        </Button>
      </div>
      {/* A code that was not entered is no loss. */}
      <Form form={form} guards={false} className="flex flex-col gap-4">
        <TextField
          form={form}
          name="code"
          label={texts.codeLabel}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          className="w-48"
        />
        <FormActions form={form} submitLabel={texts.confirmCode} />
      </Form>
    </div>
  );
}
