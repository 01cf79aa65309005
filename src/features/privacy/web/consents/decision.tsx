import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { Button } from '~/ui/button';
import type { Messages } from '~/ui/hooks/use-message';
import type { Consent } from '../../contract';
import type { Purpose } from '../../contract/purposes';
import * as texts from '../../texts';
import { decideConsent } from '../mutations';

export interface Deciding {
  decide: (consent: Consent, isGiven: boolean) => void;
  /** The purpose whose decision is being saved. */
  saving: Purpose | null;
}

/** Returns the function that saves a decision by a button, and reports it. */
export function useDeciding(messages: Messages): Deciding {
  const { mutate, isPending, variables } = useMutation(decideConsent);
  const decide = ({ purpose, version, title }: Consent, isGiven: boolean) => {
    if (isPending) return;
    messages.clear();
    mutate(
      { body: { purpose, version, given: isGiven } },
      {
        onSuccess: () => messages.success(fillText(isGiven ? texts.agreedNow : texts.withdrawnNow, { purpose: title })),
        onError: (error) =>
          messages.error(
            errorMessage(error, texts.saveFailed, { notice_changed: true, membership_ends: true, too_many: true }),
          ),
      },
    );
  };
  return { decide, saving: isPending ? variables.body.purpose : null };
}

type ButtonProps = Deciding & {
  consent: Consent;
  agrees: boolean;
  label: string;
  /** The button's name for screen readers, which has the purpose. */
  name: string;
};

/** Renders a decision as a button; all have equal weight. */
export const DecisionButton = ({ consent, agrees, label, name, decide, saving }: ButtonProps) => (
  <Button
    size="sm"
    variant="secondary"
    loading={saving === consent.purpose}
    aria-label={name}
    onClick={() => decide(consent, agrees)}
  >
    {label}
  </Button>
);

/** Renders the button by which a person agrees to the notice as it is now; none where they have. */
export function AgreeButton({ consent, ...deciding }: Deciding & { consent: Consent }) {
  const { state, title: purpose } = consent;
  if (state === 'given') return null;
  const [label, name] = state === 'renew' ? [texts.agreeAgain, texts.agreeAgainTo] : [texts.agree, texts.agreeTo];
  return <DecisionButton {...deciding} consent={consent} agrees label={label} name={fillText(name, { purpose })} />;
}

/** Renders the version of a purpose's notice, and since when the person's decision holds. */
export const DecidedLine = ({ consent, means = meaningOf(consent) }: { consent: Consent; means?: string }) => (
  <p className="mt-2 text-xs text-muted">
    {fillText(texts.noticeVersion, { version: consent.version })}. {means}
  </p>
);

function meaningOf({ purpose, state, given_at: givenAt, withdrawn_at: withdrawnAt }: Consent): string {
  if (state === 'given') return fillText(texts.agreedOn, { day: formatDate(givenAt) });
  if (state === 'renew') return fillText(texts.agreedBefore, { day: formatDate(givenAt) });
  if (state === 'withdrawn')
    return fillText(givenAt ? texts.withdrawnOn : texts.declinedOn, { day: formatDate(withdrawnAt) });
  return purpose === 'mail' ? texts.mailsUntilDecided : texts.notAskedYet;
}
