import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { errorMessage } from '~/shared/error-message';
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

const options: { value: MailChoice; label: string; hint: string }[] = [
  { value: 'none', label: 'No mail', hint: 'Notifications wait for you here.' },
  { value: 'at_once', label: 'At once', hint: 'A mail for every notification, as it comes.' },
  { value: 'daily', label: 'Once a day', hint: `One summary at ${digestHour} am.` },
];

const loadFailed = 'Failed to load your mail setting. Please try again.';

/** Whether notices come by mail too (docs/product/notifications.md, "Mail choices"). */
export function MailSetting({ email }: { email: string | undefined }) {
  const setting = useQuery(settingsQuery);
  return (
    <Card as="section" aria-labelledby="by-mail">
      <h2 id="by-mail" className="mb-3 text-xl">
        By mail
      </h2>
      <ListFrame query={setting} failed={loadFailed} denied={loadFailed} waiting={<MailSkeleton />}>
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
          messages.success('Saved.');
        },
        onError: (error) => messages.error(errorMessage(error, 'Failed to save. Please try again.')),
      },
    );
  };

  return (
    <form noValidate aria-label="Notifications by mail" className="flex flex-col gap-4" onSubmit={submit}>
      <RadioGroup
        legend="When should we write to you?"
        name="mail"
        options={options}
        value={chosen ?? saved}
        onChange={(event) => setChosen(event.target.value as MailChoice)}
        hint={email && <>To {email}. Every mail has a link to stop them.</>}
        className="wrap-anywhere"
      />
      <MessageBanner message={message} />
      <Button type="submit" variant="secondary" loading={isPending} className="self-start">
        Save
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
