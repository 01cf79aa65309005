import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Banner } from '~/ui/banner';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { ErrorState } from '~/ui/error-state';
import { useBanner } from '~/ui/hooks/use-banner';
import { RadioGroup } from '~/ui/radio-group';
import { Skeleton } from '~/ui/skeleton';
import type { NoticeSettings } from '../../contract';
import { digestHour, type MailChoice } from '../../contract/choices';
import { call, settingsQuery } from '../queries';

const options: { value: MailChoice; label: string; hint: string }[] = [
  { value: 'none', label: 'No mail', hint: 'Notifications wait for you here.' },
  { value: 'at_once', label: 'At once', hint: 'A mail for every notification, as it comes.' },
  { value: 'daily', label: 'Once a day', hint: `What is new, in one mail at ${digestHour} in the morning.` },
];

/** Whether notices come by mail too: saved by its button, because the arrow keys pass over what is not meant. */
export function MailSetting({ email }: { email: string | undefined }) {
  const { data, isPending, isFetching, refetch } = useQuery(settingsQuery);
  return (
    <Card as="section" aria-labelledby="by-mail">
      <h2 id="by-mail" className="text-xl">
        By mail
      </h2>
      {data ? (
        <MailForm saved={data.mail} email={email} />
      ) : isPending ? (
        <MailSkeleton />
      ) : (
        <ErrorState
          className="mt-4"
          title="Failed to load your mail setting. Please try again."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </Card>
  );
}

function MailForm({ saved, email }: { saved: MailChoice; email: string | undefined }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<MailChoice>();
  const [busy, setBusy] = useState(false);
  const [banner, say] = useBanner({ clearAfter: 5000 });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    say();
    setBusy(true);
    try {
      const body: NoticeSettings = { mail: chosen ?? saved };
      client.setQueryData(settingsQuery.queryKey, await call('PATCH /api/notifications/settings/', { body }));
      setChosen(undefined);
      say('success', 'Saved.');
    } catch {
      say('error', 'Failed to save. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate aria-label="Notifications by mail" className="mt-3 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <RadioGroup
        legend="When shall we write to you?"
        name="mail"
        options={options}
        value={chosen ?? saved}
        onChange={(event) => setChosen(event.target.value as MailChoice)}
        hint={email && <>To {email}. Every mail has a link that ends them.</>}
        className="wrap-anywhere"
      />
      <Banner banner={banner} />
      <Button type="submit" variant="secondary" loading={busy} className="self-start">
        Save
      </Button>
    </form>
  );
}

/** The setting before it is known. */
export function MailSkeleton() {
  return (
    <div aria-busy="true" className="mt-4 flex flex-col gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-11 w-24" />
    </div>
  );
}
