import { useMutation } from '@tanstack/react-query';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { Panel } from '~/ui/panel';
import { SavedCheckbox } from '~/ui/saved-checkbox';
import type { Consent, Privacy } from '../../contract';
import type { Purpose } from '../../contract/purposes';
import * as texts from '../../texts';
import { decideConsent } from '../mutations';
import { AgreeButton, DecidedLine, useDeciding } from './decision';
import { placeOf } from './place';

/** The purposes that a switch decides, with its label and the messages for showing and hiding. */
const switches = {
  phone: { label: texts.showPhone, shown: texts.phoneShown, hidden: texts.phoneHidden },
  email: { label: texts.showEmail, shown: texts.emailShown, hidden: texts.emailHidden },
  directory: { label: texts.showInDirectory, shown: texts.listed, hidden: texts.unlisted },
} as const;
type Switched = keyof typeof switches;
const switched = Object.keys(switches) as Switched[];

/** Returns whether a switch decides a purpose. */
export const isSwitched = (purpose: Purpose): purpose is Switched => purpose in switches;

/** Whether other members see the value. A purpose never asked about is shown, as it always was. */
function isShown({ hide_phone: noPhone, hide_email: noEmail }: Privacy, { purpose, state }: Consent): boolean {
  if (purpose === 'phone') return !noPhone;
  if (purpose === 'email') return !noEmail;
  return state !== 'withdrawn';
}

/**
 * Renders the switches of what other members see, each with the notice of its purpose. Each saves at once and switches
 * back when the save fails. A person who sees something shown without having agreed to its notice can do that, too.
 */
export function Visibility({ privacy }: { privacy: Privacy }) {
  const { mutateAsync } = useMutation(decideConsent);
  const [message, messages] = useMessage({ clearAfter: 6000 });
  const deciding = useDeciding(messages);
  return (
    <Panel title={texts.visibilityTitle} lead={texts.visibilityLead}>
      <ul className="divide-y divide-line">
        {switched.map((purpose) => {
          const consent = privacy.purposes.find((one) => one.purpose === purpose)!;
          const { label, shown, hidden } = switches[purpose];
          const isOn = isShown(privacy, consent);
          return (
            <li
              key={purpose}
              id={placeOf(purpose)}
              tabIndex={-1}
              className="scroll-mt-6 py-4 outline-none first:pt-0 last:pb-0"
            >
              <SavedCheckbox
                label={label}
                hint={consent.notice}
                checked={isOn}
                onSave={(isGiven) => mutateAsync({ body: { purpose, version: consent.version, given: isGiven } })}
                messages={messages}
                words={{ on: shown, off: hidden, failed: texts.saveFailed }}
                known={{ notice_changed: true, too_many: true }}
              />
              <div className="ms-8.5">
                <DecidedLine consent={consent} />
                {isOn && (
                  <div className="mt-3 empty:hidden">
                    <AgreeButton consent={consent} {...deciding} />
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <MessageBanner message={message} className="mt-4" />
    </Panel>
  );
}
