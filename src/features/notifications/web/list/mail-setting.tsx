import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { useUnsaved } from '~/ui/forms/unsaved';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { RadioGroup } from '~/ui/radio-group';
import { SettingCard } from '~/ui/setting-card';
import { Skeleton } from '~/ui/skeleton';
import type { NoticeSettings } from '../../contract';
import { digestHour, type MailChoice } from '../../contract/choices';
import { changeMailSetting } from '../mutations';
import { settingsQuery } from '../queries';
import * as texts from '../../texts';

const options: { value: MailChoice; label: string; hint: string }[] = [
  { value: 'none', label: texts.noMail, hint: texts.noMailHint },
  { value: 'at_once', label: texts.atOnce, hint: texts.atOnceHint },
  { value: 'daily', label: texts.onceADay, hint: fillText(texts.onceADayHint, { digestHour }) },
];

/** Renders the choice of notices by mail (docs/product/notifications.md, "Mail choices"). */
export function MailSetting({ isMember, email }: { isMember: boolean; email: string | undefined }) {
  const setting = useQuery(settingsQuery);
  return (
    <SettingCard
      id="by-mail"
      title={texts.byMail}
      query={setting}
      failed={texts.loadSettingFailed}
      waiting={<MailSkeleton />}
    >
      {(saved) => (
        <>
          {isMember && <p className="mb-4 text-sm text-muted">{texts.untilChosen}</p>}
          <MailForm saved={saved} email={email} />
        </>
      )}
    </SettingCard>
  );
}

/**
 * Saves by its button, because the arrow keys pass over choices that are not meant. It is a single choice rather than a
 * record form: nothing needs validation, and until a choice is made here it follows the saved choice, which a link in a
 * mail can change.
 */
function MailForm({ saved, email }: { saved: NoticeSettings; email: string | undefined }) {
  const { mutate, isPending } = useMutation(changeMailSetting);
  const [chosen, setChosen] = useState<MailChoice>();
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const guard = useUnsaved(() => chosen !== saved.mail, chosen !== undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    messages.clear();
    mutate(
      { body: { ...saved, ...(chosen && { mail: chosen }) } },
      {
        onSuccess: () => {
          setChosen(undefined);
          messages.success(common.saved);
        },
        onError: (error) => messages.error(errorMessage(error, common.saveFailed, { stale: common.switchedElsewhere })),
      },
    );
  };

  return (
    <form noValidate aria-label={texts.notificationsByMail} className="flex flex-col gap-4" onSubmit={submit}>
      <RadioGroup
        legend={texts.whenShouldWeWriteTo}
        name="mail"
        options={options}
        value={chosen ?? saved.mail}
        onChange={(event) => setChosen(event.target.value as MailChoice)}
        hint={email && fillText(texts.mailsGoTo, { email })}
        className="wrap-anywhere"
      />
      <MessageBanner message={message} />
      <Button type="submit" variant="secondary" loading={isPending} className="self-start">
        {common.save}
      </Button>
      {guard}
    </form>
  );
}

/** Renders the placeholder of the setting. */
export const MailSkeleton = () => (
  <div aria-busy="true" className="mt-4 flex flex-col gap-4">
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
    <Skeleton className="h-11 w-24" />
  </div>
);
