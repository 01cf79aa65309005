import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage, errorReason, fieldMessages } from '~/shared/error-message';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import type { Messages } from '~/ui/hooks/use-message';
import { Input } from '~/ui/input';
import * as texts from '../texts';
import { confirmCode, sendCode } from './queries';

/** Renders the test of the mail: a code goes to the office's own address, and is entered here. */
export function MailForm({ messages }: { messages: Messages }) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const sending = useMutation(sendCode);
  const confirming = useMutation(confirmCode);
  const send = async () => {
    messages.clear();
    try {
      messages.success((await sending.mutateAsync({})).message);
    } catch (error) {
      messages.error(errorMessage(error, texts.sendFailed));
    }
  };
  const confirm = async () => {
    messages.clear();
    try {
      messages.success((await confirming.mutateAsync({ body: { code } })).message);
      setCode('');
      setFault(undefined);
    } catch (error) {
      setFault(fieldMessages(error).code ?? errorReason(error) ?? texts.codeFailed);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Button size="sm" variant="secondary" loading={sending.isPending} onClick={() => void send()}>
          {texts.sendCode}
        </Button>
      </div>
      <form
        noValidate
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <Field label={texts.codeLabel} error={fault} className="w-48">
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <Button type="submit" size="sm" loading={confirming.isPending}>
          {texts.confirmCode}
        </Button>
      </form>
    </div>
  );
}
