import { useEffect, useState } from 'react';
import { canUsePasskeys, whyNoPasskeys } from '~/session';
import { TextField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import type { SecondFactorAsked } from '../../contract';
import * as texts from '../../texts';
import { call } from '../api';
import { AuthScreen } from '../components/auth-screen';
import { AuthForm } from '../components/auth-form';
import { PasskeyButton } from './passkey-button';
import { useEntry } from './use-entry';

type Method = SecondFactorAsked['methods'][number];
type StepProps = { asked: SecondFactorAsked; onBack: () => void };

const leads: Record<Method, string> = {
  totp: texts.secondStep.totpLead,
  recovery: texts.secondStep.recoveryLead,
  passkey: texts.secondStep.passkeyLead,
};

/** Renders the second step in place of the login: a code of the app, a recovery code, or a passkey. */
export default function SecondStep({ asked, onBack }: StepProps) {
  const { methods } = asked;
  const [method, setMethod] = useState<Method>(methods[0] ?? 'recovery');
  const [message, messages] = useMessage({ clearAfter: 5000 });
  return (
    <AuthScreen
      title={texts.secondStep.title}
      focusTitle={method === 'passkey'}
      lead={leads[method]}
      footer={
        <button type="button" onClick={onBack} className="link min-h-11 px-2">
          {texts.secondStep.back}
        </button>
      }
    >
      <div className="flex flex-col gap-5">
        {method !== 'passkey' && <CodeForm key={method} method={method} ticket={asked.ticket} />}
        {methods.includes('passkey') && (
          <>
            <MessageBanner message={message} />
            <PasskeyButton messages={messages} />
            {!canUsePasskeys() && <p className="text-muted">{whyNoPasskeys()}</p>}
          </>
        )}
        {methods.includes('recovery') && method !== 'recovery' && (
          <Other onUse={() => setMethod('recovery')} label={texts.secondStep.useRecovery} />
        )}
        {methods.includes('totp') && method !== 'totp' && (
          <Other onUse={() => setMethod('totp')} label={texts.secondStep.useApp} />
        )}
      </div>
    </AuthScreen>
  );
}

const Other = ({ label, onUse }: { label: string; onUse: () => void }) => (
  <button type="button" onClick={onUse} className="link -my-1 min-h-11 self-center px-2">
    {label}
  </button>
);

function CodeForm({ method, ticket }: { method: 'totp' | 'recovery'; ticket: string }) {
  const enter = useEntry();
  const form = useRecordForm<{ code: string }>({
    opened: { values: { code: '' } },
    body: ({ values }) => ({ ...values, ticket, method }),
    schema: () => import('../../contract/second-step').then(({ secondStepSchema }) => secondStepSchema),
    failed: texts.secondStep.failed,
    known: { 401: true, 403: true, 429: true },
    withReason: true,
    save: async ({ values: { code } }) => {
      const answer = await call(
        'POST /api/auth/second-factor/',
        { body: { ticket, code, method } },
        { anonymous: true },
      );
      await enter(answer, form.messages);
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const isApp = method === 'totp';
  return (
    <AuthForm form={form} label={texts.secondStep.title} submitLabel={texts.secondStep.go}>
      <TextField
        form={form}
        name="code"
        label={isApp ? texts.secondStep.code : texts.secondStep.recoveryCode}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        controlClassName="text-xl tracking-wider tabular-nums"
      />
    </AuthForm>
  );
}
