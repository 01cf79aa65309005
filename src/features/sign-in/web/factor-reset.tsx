import { useMutation, useQuery } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { Button } from '~/ui/button';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { TextareaField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { useDialog } from '~/ui/hooks/use-dialog';
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
  const question = reset.subject && (
    <FormDialog
      key={reset.key}
      {...reset.state}
      title={fillText(texts.factorOffice.question, { name: user.full_name })}
      description={texts.factorOffice.what}
      width="sm"
      compact
    >
      <ResetForm id={user.id} messages={messages} onDone={reset.close} />
    </FormDialog>
  );
  return { panel, question };
}

function ResetForm({ id, messages, onDone }: { id: number; messages: Messages; onDone: () => void }) {
  const { mutateAsync } = useMutation(resetFactor);
  const form = useRecordForm({
    opened: { values: { reason: '' } },
    schema: resetFactorSchema,
    failed: texts.factorOffice.failed,
    known: { 409: true },
    withReason: true,
    save: async ({ values }) => {
      const { message } = await mutateAsync({ params: { id }, body: values });
      messages.success(message);
      onDone();
    },
  });
  return (
    <Form form={form} label={texts.factorOffice.reset}>
      <TextareaField
        form={form}
        name="reason"
        label={texts.factorOffice.reason}
        required
        rows={3}
        maxLength={300}
        data-autofocus
      />
      <FormActions form={form} submitLabel={texts.factorOffice.reset} />
    </Form>
  );
}
