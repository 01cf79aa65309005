import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { errorMessage } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { useUnsaved } from '~/ui/forms/unsaved';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { ListFrame } from '~/ui/office/list-frame';
import { RadioGroup } from '~/ui/radio-group';
import { Skeleton } from '~/ui/skeleton';
import { digestHour, type MailChoice } from '../../contract/choices';
import { changeMailSetting } from '../mutations';
import { settingsQuery } from '../queries';
import * as texts from '../../texts';

const options: { value: MailChoice; label: string; hint: string }[] = [
  { value: 'none', label: texts.noMail, hint: texts.noMailHint },
  { value: 'at_once', label: texts.atOnce, hint: texts.atOnceHint },
  { value: 'daily', label: texts.onceADay, hint: fillText(texts.onceADayHint, { digestHour }) },
];

/** Whether notices come by mail too (docs/product/notifications.md, "Mail choices"). */
export function MailSetting({ email }: { email: string | undefined }) {
  const setting = useQuery(settingsQuery);
  return (
    <Card as="section" aria-labelledby="by-mail">
      <h2 id="by-mail" className="mb-3 text-xl">
        {texts.byMail}
      </h2>
      <ListFrame
        query={setting}
        failed={texts.loadSettingFailed}
        denied={texts.loadSettingFailed}
        waiting={<MailSkeleton />}
      >
        {({ mail }) => <MailForm saved={mail} email={email} />}
      </ListFrame>
    </Card>
  );
}

/**
 * Saved by its button, because the arrow keys pass over choices that are not meant. It is one choice rather than a record:
 * there is nothing to check, and until something is chosen here it follows what is saved, which a link in a mail can change.
 */
function MailForm({ saved, email }: { saved: MailChoice; email: string | undefined }) {
  const { mutate, isPending } = useMutation(changeMailSetting);
  const [chosen, setChosen] = useState<MailChoice>();
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const guard = useUnsaved(() => chosen !== saved, chosen !== undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    messages.clear();
    mutate(
      { body: { mail: chosen ?? saved } },
      {
        onSuccess: () => {
          setChosen(undefined);
          messages.success(texts.saved);
        },
        onError: (error) => messages.error(errorMessage(error, texts.saveFailed)),
      },
    );
  };

  return (
    <form noValidate aria-label={texts.notificationsByMail} className="flex flex-col gap-4" onSubmit={submit}>
      <RadioGroup
        legend={texts.whenShouldWeWriteTo}
        name="mail"
        options={options}
        value={chosen ?? saved}
        onChange={(event) => setChosen(event.target.value as MailChoice)}
        hint={email && fillText(texts.mailsGoTo, { email })}
        className="wrap-anywhere"
      />
      <MessageBanner message={message} />
      <Button type="submit" variant="secondary" loading={isPending} className="self-start">
        {texts.save}
      </Button>
      {guard}
    </form>
  );
}

/** The setting before it is known. */
export const MailSkeleton = () => (
  <div aria-busy="true" className="mt-4 flex flex-col gap-4">
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
    <Skeleton className="h-11 w-24" />
  </div>
);
