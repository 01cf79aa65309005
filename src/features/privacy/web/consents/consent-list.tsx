import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { showDate } from '~/shared/show-date';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Button } from '~/ui/button';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { Panel } from '~/ui/panel';
import type { Consent } from '../../contract';
import type { ConsentState } from '../../contract/purposes';
import * as texts from '../../texts';
import { decideConsent } from '../mutations';

const tones: Record<ConsentState, BadgeTone> = {
  given: 'primary',
  renew: 'brass',
  withdrawn: 'neutral',
  not_asked: 'quiet',
};

/** Every purpose with its notice, how it stands with it, and the one press that changes that. */
export function ConsentList({ purposes }: { purposes: readonly Consent[] }) {
  const { mutate, isPending, variables } = useMutation(decideConsent);
  const [message, messages] = useMessage({ clearAfter: 6000 });
  const decide = ({ purpose, version, title }: Consent, given: boolean) => {
    if (isPending) return;
    messages.clear();
    mutate(
      { body: { purpose, version, given } },
      {
        onSuccess: () => messages.success(fillText(given ? texts.agreedNow : texts.withdrawnNow, { purpose: title })),
        onError: (error) =>
          messages.error(
            errorMessage(error, texts.saveFailed, { notice_changed: true, membership_ends: true, too_many: true }),
          ),
      },
    );
  };
  return (
    <Panel title={texts.consentsTitle} lead={texts.consentsLead}>
      <MessageBanner message={message} className="mb-4" />
      <ul className="divide-y divide-line">
        {purposes.map((consent) => (
          <li key={consent.purpose} className="py-5 first:pt-0 last:pb-0">
            <Purpose
              consent={consent}
              busy={isPending && variables.body.purpose === consent.purpose}
              onDecide={(given) => decide(consent, given)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type PurposeProps = { consent: Consent; busy: boolean; onDecide: (given: boolean) => void };

function Purpose({ consent, busy, onDecide }: PurposeProps) {
  const { title, notice, state, version, can_withdraw: canWithdraw } = consent;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold">{title}</h3>
        <Badge tone={tones[state]}>{texts.consentStateNames[state]}</Badge>
      </div>
      <p className="mt-2 text-sm">{notice}</p>
      <p className="mt-2 text-xs text-muted">
        {fillText(texts.noticeVersion, { version })}. {since(consent)}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3 empty:hidden">
        <Decisions consent={consent} busy={busy} onDecide={onDecide} />
      </div>
      {!canWithdraw && <p className="mt-3 text-sm text-muted">{texts.endsWithMembership}</p>}
    </>
  );
}

/** Agreeing and withdrawing weigh the same; whoever was never asked can do either. */
function Decisions({ consent: { title: purpose, state, can_withdraw: canWithdraw }, busy, onDecide }: PurposeProps) {
  const refusing =
    state === 'not_asked'
      ? { label: texts.decline, name: texts.declineOf }
      : { label: texts.withdrawConsent, name: texts.withdrawFrom };
  const agreeing =
    state === 'renew'
      ? { label: texts.agreeAgain, name: texts.agreeAgainTo }
      : { label: texts.agree, name: texts.agreeTo };
  return (
    <>
      {state !== 'given' && (
        <Button
          key="agree"
          size="sm"
          variant="secondary"
          loading={busy}
          aria-label={fillText(agreeing.name, { purpose })}
          onClick={() => onDecide(true)}
        >
          {agreeing.label}
        </Button>
      )}
      {canWithdraw && state !== 'withdrawn' && (
        <Button
          key="withdraw"
          size="sm"
          variant="secondary"
          loading={busy}
          aria-label={fillText(refusing.name, { purpose })}
          onClick={() => onDecide(false)}
        >
          {refusing.label}
        </Button>
      )}
    </>
  );
}

/** Since when it stands so. */
function since({ state, given_at: given, withdrawn_at: withdrawn }: Consent): string {
  if (state === 'given') return fillText(texts.agreedOn, { day: showDate(given) });
  if (state === 'renew') return fillText(texts.agreedBefore, { day: showDate(given) });
  if (state === 'withdrawn')
    return fillText(given ? texts.withdrawnOn : texts.declinedOn, { day: showDate(withdrawn) });
  return texts.notAskedYet;
}
