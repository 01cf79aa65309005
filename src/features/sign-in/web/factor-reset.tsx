import { useMutation, useQuery } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { Button } from '~/ui/button';
import { WordsWindow } from '~/ui/forms/words-window';
import { useDialog, type DialogState } from '~/ui/hooks/use-dialog';
import { useMessage, type Messages } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { ListFrame } from '~/ui/office/list-frame';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import { resetFactorSchema } from '../contract';
import type { User } from '~/shared/person/user';
import * as texts from '../texts';
import { resetFactor } from './mutations';
import { factorQuery } from './queries';

/**
 * Returns two parts of a person's window: `panel` shows since when they have a second factor and offers to remove it
 * for a person who is locked out; `question`, which stands outside the form, asks for the reason.
 */
export function useFactorReset(user: User) {
  const query = useQuery(factorQuery(user.id));
  const reset = useDialog();
  const [message, messages] = useMessage({ clearAfter: 8000 });
  const panel = (
    <Panel plain title={texts.factorOffice.title}>
      <MessageBanner message={message} className="mb-3" />
      <ListFrame query={query} failed={texts.factorOffice.loadFailed} waiting={<Skeleton className="h-6 max-w-60" />}>
        {({ since }) => (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-muted">
              {since === null
                ? texts.factorOffice.none
                : fillText(texts.factorOffice.since, { day: formatDate(since) ?? '' })}
            </p>
            {since !== null && (
              <Button variant="secondary" size="sm" onClick={() => reset.show(true)}>
                {texts.factorOffice.reset}
              </Button>
            )}
          </div>
        )}
      </ListFrame>
    </Panel>
  );
  const question = reset.render((state) => <ResetDialog {...state} user={user} messages={messages} />);
  return { panel, question };
}

function ResetDialog({ user, messages, ...state }: DialogState & { user: User; messages: Messages }) {
  const { mutateAsync } = useMutation(resetFactor);
  return (
    <WordsWindow
      {...state}
      title={fillText(texts.factorOffice.question, { name: user.full_name })}
      description={texts.factorOffice.what}
      compact
      label={texts.factorOffice.reset}
      submitLabel={texts.factorOffice.reset}
      field={{ name: 'reason', label: texts.factorOffice.reason, maxLength: 300 }}
      form={{
        schema: resetFactorSchema,
        failed: texts.factorOffice.failed,
        known: { 409: true },
        save: async ({ values }) =>
          messages.success((await mutateAsync({ params: { id: user.id }, body: values })).message),
      }}
    />
  );
}
