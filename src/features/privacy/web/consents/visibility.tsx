import { useMutation } from '@tanstack/react-query';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { Panel } from '~/ui/panel';
import { SavedCheckbox } from '~/ui/saved-checkbox';
import type { Privacy } from '../../contract';
import type { Purpose } from '../../contract/purposes';
import * as texts from '../../texts';
import { decideConsent } from '../mutations';

/** What can be hidden, and what is said of it once it is shown or hidden. */
const choices = [
  {
    purpose: 'phone',
    label: texts.showPhone,
    hint: texts.showPhoneHint,
    shown: texts.phoneShown,
    hidden: texts.phoneHidden,
  },
  {
    purpose: 'email',
    label: texts.showEmail,
    hint: texts.showEmailHint,
    shown: texts.emailShown,
    hidden: texts.emailHidden,
  },
  {
    purpose: 'directory',
    label: texts.showInDirectory,
    hint: texts.showInDirectoryHint,
    shown: texts.listed,
    hidden: texts.unlisted,
  },
] as const satisfies readonly { purpose: Purpose; [word: string]: string }[];
type Choice = (typeof choices)[number];

/** Whether other members see it: what nobody was asked about is shown, as it always was. */
function isShown({ hide_phone: noPhone, hide_email: noEmail, purposes }: Privacy, purpose: Choice['purpose']): boolean {
  if (purpose === 'phone') return !noPhone;
  if (purpose === 'email') return !noEmail;
  return purposes.find((one) => one.purpose === purpose)?.state !== 'withdrawn';
}

/** The switches of what other members see; each is saved as it is pressed, and put back when it could not be. */
export function Visibility({ privacy }: { privacy: Privacy }) {
  const { mutateAsync } = useMutation(decideConsent);
  const [message, messages] = useMessage({ clearAfter: 6000 });
  const save = (purpose: Purpose, given: boolean) => {
    const { version } = privacy.purposes.find((one) => one.purpose === purpose)!;
    return mutateAsync({ body: { purpose, version, given } });
  };
  return (
    <Panel title={texts.visibilityTitle} lead={texts.visibilityLead}>
      <div className="flex flex-col gap-2">
        {choices.map(({ purpose, label, hint, shown, hidden }) => (
          <SavedCheckbox
            key={purpose}
            label={label}
            hint={hint}
            checked={isShown(privacy, purpose)}
            onSave={(given) => save(purpose, given)}
            messages={messages}
            words={{ on: shown, off: hidden, failed: texts.saveFailed }}
            known={{ notice_changed: true, too_many: true }}
          />
        ))}
      </div>
      <MessageBanner message={message} className="mt-4" />
    </Panel>
  );
}
