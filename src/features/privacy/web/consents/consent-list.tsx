import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Badge, type BadgeTone } from '~/ui/badge';
import { useMessage, type Messages } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { Panel } from '~/ui/panel';
import type { Consent, Privacy } from '../../contract';
import type { ConsentState } from '../../contract/purposes';
import * as texts from '../../texts';
import { AgreedThreads } from './agreed-threads';
import { AgreeButton, DecidedLine, DecisionButton, useDeciding, type Deciding } from './decision';
import { placeOf } from './place';
import { isSwitched } from './visibility';

const tones: Record<ConsentState, BadgeTone> = {
  given: 'primary',
  renew: 'brass',
  withdrawn: 'neutral',
  not_asked: 'quiet',
};

type ConsentListProps = { privacy: Privacy; isMember: boolean };

/** Renders the purposes that no switch decides, each with its notice, its state, and the buttons that change it. */
export function ConsentList({ privacy, isMember }: ConsentListProps) {
  const [message, messages] = useMessage({ clearAfter: 6000 });
  const deciding = useDeciding(messages);
  return (
    <Panel title={texts.consentsTitle} lead={texts.consentsLead}>
      <MessageBanner message={message} className="mb-4" />
      <ul className="divide-y divide-line">
        {privacy.purposes
          .filter(({ purpose }) => !isSwitched(purpose))
          .map((consent) => (
            <li key={consent.purpose} className="py-5 first:pt-0 last:pb-0">
              {consent.purpose === 'public_answers' ? (
                <PublicAnswers consent={consent} {...{ privacy, isMember, messages, deciding }} />
              ) : (
                <>
                  <Title consent={consent} state={texts.consentStateNames[consent.state]} />
                  <DecidedLine consent={consent} />
                  <Decisions consent={consent} deciding={deciding} />
                </>
              )}
              {!consent.can_withdraw && <p className="mt-3 text-sm text-muted">{texts.endsWithMembership}</p>}
            </li>
          ))}
      </ul>
    </Panel>
  );
}

const Title = ({ consent: { purpose, title, notice, state }, ...shown }: { consent: Consent; state: string }) => (
  <>
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 id={placeOf(purpose)} tabIndex={-1} className="scroll-mt-6 text-base font-semibold outline-none">
        {title}
      </h3>
      <Badge tone={tones[state]}>{shown.state}</Badge>
    </div>
    <p className="mt-2 text-sm">{notice}</p>
  </>
);

type DecisionsProps = {
  consent: Consent;
  deciding: Deciding;
  /** Whether the person has agreed in single cases, which a refusal takes back. */
  agreed?: boolean;
};

/** Renders the buttons. Agreeing and withdrawing have equal weight; a person who was never asked can do either. */
function Decisions({ consent, deciding, agreed = false }: DecisionsProps) {
  const { title: purpose, state, can_withdraw: canWithdraw } = consent;
  const [label, name] =
    state === 'not_asked' && !agreed ? [texts.decline, texts.declineOf] : [common.withdraw, texts.withdrawFrom];
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 empty:hidden">
      <AgreeButton consent={consent} {...deciding} />
      {canWithdraw && state !== 'withdrawn' && (
        <DecisionButton
          consent={consent}
          agrees={false}
          label={label}
          name={fillText(name, { purpose })}
          {...deciding}
        />
      )}
    </div>
  );
}

type PublicAnswersProps = ConsentListProps & { consent: Consent; messages: Messages; deciding: Deciding };

/**
 * Renders the purpose of public answers, with the threads in which the person has agreed: consents of their own, which
 * hold whatever was decided about the purpose.
 */
function PublicAnswers({ consent, privacy, isMember, messages, deciding }: PublicAnswersProps) {
  const { public_threads: shown, agreed_threads: others } = privacy;
  const isByThread = consent.state !== 'given' && shown.length + others.length > 0;
  return (
    <>
      <Title consent={consent} state={isByThread ? texts.agreedByThread : texts.consentStateNames[consent.state]} />
      <DecidedLine consent={consent} {...(isByThread && { means: texts.agreedByThreadMeans })} />
      <AgreedThreads title={texts.publicNow} threads={shown} isPublic canTakeBack={isMember} messages={messages} />
      <AgreedThreads title={texts.agreedNotPublic} threads={others} canTakeBack={isMember} messages={messages} />
      <Decisions consent={consent} deciding={deciding} agreed={isByThread} />
    </>
  );
}
