import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '~/shared/error-message';
import { Checkbox } from '~/ui/checkbox';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { Panel } from '~/ui/panel';
import type { Privacy } from '../../contract';
import type { Purpose } from '../../contract/purposes';
import * as texts from '../../texts';
import { decideConsent } from '../mutations';

/** What can be hidden, and what is said of it once it is shown or hidden. */
const choices = [
  { purpose: 'phone', label: texts.showPhone, hint: texts.showPhoneHint, shown: texts.phoneShown, hidden: texts.phoneHidden },
  { purpose: 'email', label: texts.showEmail, hint: texts.showEmailHint, shown: texts.emailShown, hidden: texts.emailHidden },
  { purpose: 'directory', label: texts.showInDirectory, hint: texts.showInDirectoryHint, shown: texts.listed, hidden: texts.unlisted },
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
  const { mutate, isPending, variables } = useMutation(decideConsent);
  const [message, messages] = useMessage({ clearAfter: 6000 });
  const change = ({ purpose, shown, hidden }: Choice, given: boolean) => {
    if (isPending) return;
    const { version } = privacy.purposes.find((one) => one.purpose === purpose)!;
    messages.clear();
    mutate(
      { body: { purpose, version, given } },
      {
        onSuccess: () => messages.success(given ? shown : hidden),
        onError: (error) => messages.error(errorMessage(error, texts.saveFailed, { notice_changed: true, too_many: true })),
      },
    );
  };
  return (
    <Panel title={texts.visibilityTitle} lead={texts.visibilityLead}>
      <div className="flex flex-col gap-2">
        {choices.map((choice) => (
          <Checkbox
            key={choice.purpose}
            label={choice.label}
            hint={choice.hint}
            checked={isPending && variables.body.purpose === choice.purpose ? variables.body.given : isShown(privacy, choice.purpose)}
            aria-disabled={isPending || undefined}
            onChange={({ target }) => change(choice, target.checked)}
          />
        ))}
      </div>
      <MessageBanner message={message} className="mt-4" />
    </Panel>
  );
}
