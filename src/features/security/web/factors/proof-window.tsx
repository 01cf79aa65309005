import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useState } from 'react';
import { signWithPasskey, wasCancelled, whyNoPasskeys } from '~/session';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Form } from '~/ui/forms/form';
import { PasswordField, TextField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { Skeleton } from '~/ui/skeleton';
import { errorMessage } from '~/shared/error-message';
import * as common from '~/shared/texts';
import * as texts from '../../texts';
import { call, factorsQuery } from './api';

type Way = 'password' | 'totp' | 'recovery';
type WindowProps = { onAnswer: (proved: boolean) => void };

const wayNames: Record<Way, string> = {
  password: texts.proof.byPassword,
  totp: texts.proof.byCode,
  recovery: texts.proof.byRecovery,
};

/** Opens the window of a fresh proof, by any way the person has; closing it answers false. */
export default function ProofWindow({ onAnswer }: WindowProps) {
  const { data, isPending } = useQuery(factorsQuery);
  const [way, setWay] = useState<Way>('password');
  const ways: Way[] = [
    'password',
    ...(data?.totp_since ? (['totp'] as const) : []),
    ...(data?.codes_left ? (['recovery'] as const) : []),
  ];
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(false)}
      title={texts.proof.title}
      description={texts.proof.lead}
      width="sm"
      compact
      holdsTyping
    >
      {isPending ? (
        <div aria-busy="true">
          <Skeleton className="h-40" />
        </div>
      ) : (
        <div className="flex flex-col gap-5">
          {ways.length > 1 && (
            <div role="group" aria-label={texts.proof.by} className="flex flex-wrap gap-2">
              {ways.map((listed) => (
                <Button
                  key={listed}
                  size="sm"
                  variant={listed === way ? 'primary' : 'secondary'}
                  aria-pressed={listed === way}
                  onClick={() => setWay(listed)}
                >
                  {wayNames[listed]}
                </Button>
              ))}
            </div>
          )}
          <ProofForm key={way} way={way} onAnswer={onAnswer} />
          {data && data.passkeys.length > 0 && <ByPasskey onAnswer={onAnswer} />}
        </div>
      )}
    </Dialog>
  );
}

function ProofForm({ way, onAnswer }: WindowProps & { way: Way }) {
  const field = way === 'password' ? 'password' : 'code';
  const form = useRecordForm<{ password?: string; code?: string }>({
    opened: { values: { [field]: '' } },
    schema: () => import('../../contract/factors').then(({ proofSchema }) => proofSchema),
    failed: texts.proof.failed,
    known: { 429: true },
    withReason: true,
    save: async ({ values }) => {
      await call('POST /api/security/proof/', {
        body: way === 'password' ? { password: values.password ?? '' } : { code: values.code ?? '', method: way },
      });
      onAnswer(true);
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus(field), [setFocus, field]);
  return (
    <Form form={form} label={texts.proof.title} guards={false} className="flex flex-col gap-5">
      {way === 'password' ? (
        <PasswordField form={form} name="password" label={texts.proof.password} autoComplete="current-password" />
      ) : (
        <TextField
          form={form}
          name="code"
          label={way === 'totp' ? texts.proof.code : texts.proof.recovery}
          inputMode={way === 'totp' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
        />
      )}
      <MessageBanner message={form.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.isSaving}>
          {texts.proof.go}
        </Button>
        <Button variant="secondary" disabled={form.isSaving} onClick={() => onAnswer(false)}>
          {common.cancel}
        </Button>
      </div>
    </Form>
  );
}

function ByPasskey({ onAnswer }: WindowProps) {
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const [busy, setBusy] = useState(false);
  const onUse = async () => {
    messages.clear();
    setBusy(true);
    try {
      const passkey = await signWithPasskey(await call('POST /api/security/proof/options/', {}));
      await call('POST /api/security/proof/', { body: { passkey } });
      onAnswer(true);
    } catch (error) {
      if (!wasCancelled(error))
        messages.error(errorMessage(error, texts.proof.failed, { no_passkey: true, 400: true, 429: true }));
    } finally {
      setBusy(false);
    }
  };
  const obstacle = whyNoPasskeys();
  if (obstacle) return <p className="border-t border-line pt-4 text-muted">{obstacle}</p>;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <MessageBanner message={message} />
      <Button variant="secondary" loading={busy} onClick={() => void onUse()} className="self-start">
        <KeyRound aria-hidden="true" />
        {texts.proof.byPasskey}
      </Button>
    </div>
  );
}
