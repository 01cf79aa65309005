import { useMutation } from '@tanstack/react-query';
import { CallError, callsOf } from '~/shared/api-client';
import { fieldMessages, reasonOrRetry } from '~/shared/error-message';
import * as common from '~/shared/texts';
import type { ConflictWords } from '~/ui/conflict-alert';
import { isEmpty } from '~/ui/forms/changes';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { useRecordForm, type Opened } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import type { eventCalls, ManagedEvent } from '../../contract';
import { eventEditForm, eventForm, needed } from '../../contract/forms';
import { EventFields } from './event-fields';
import { bodyOf, emptyValues, valuesOf, type EventValues } from './event-values';
import { createEvent, editEvent } from './mutations';
import { outcomeProblems, savedText } from './posters';
import { usePosters } from './use-posters';
import * as texts from '../../texts';
import { isManaged } from './listing';

/** `event` is null for a new event. */
type EventFormProps = { event: ManagedEvent | null; messages: Messages; onClose: () => void };

/** Creates or edits an event, with any number of posters. A failure leaves the window open with all entered values. */
export function EventFormDialog({ open, ...form }: EventFormProps & DialogState) {
  return (
    <FormDialog open={open} onClose={form.onClose} title={form.event ? texts.editEvent : texts.createEvent} width="lg">
      <EventForm {...form} />
    </FormDialog>
  );
}

function EventForm({ event, messages, onClose }: EventFormProps) {
  const { mutateAsync: create } = useMutation(createEvent);
  const { mutateAsync: edit } = useMutation(editEvent);
  const { send, ...transfers } = usePosters();
  const failed = event ? texts.failedToUpdateEvent : texts.failedToCreateEvent;
  const form = useRecordForm<EventValues>({
    opened: event ? openedOf(event) : { values: emptyValues },
    schema: event ? eventEditForm : eventForm,
    body: ({ values }) => bodyOf(values),
    saidOnce: needed,
    save: async ({ values, readAt }) => {
      messages.clear();
      const body = bodyOf(values);
      const saved = event
        ? await edit({ params: { id: event.id }, body: { ...body, updated_at: readAt } })
        : await create({ body });
      const outcome = values.posters.length > 0 ? await send(saved.id, values.posters) : null;
      onClose();
      messages.success(
        savedText(event ? 'updated' : 'created', outcome),
        outcome ? outcomeProblems(outcome, values.posters.length) : [],
      );
    },
    reread: event ? async () => openedOf(await managedEvent(event.id)) : undefined,
    failed,
    onConflict: () => messages.error(failed),
    onFailed: (error) => messages.error(failed, isEmpty(fieldMessages(error)) ? [reasonOrRetry(error)] : []),
  });
  return (
    <Form form={form}>
      <EventFields form={form} postersLabel={event ? texts.newPosters : texts.posters} />
      <FormActions
        form={form}
        submitLabel={event ? common.saveChanges : texts.createEvent}
        transfers={transfers}
        conflictWords={conflictWords}
      />
    </Form>
  );
}

const call = callsOf<typeof eventCalls>();
async function managedEvent(id: number): Promise<ManagedEvent> {
  const event = await call('GET /api/events/event/:id/', { params: { id } });
  // A person who is no longer staff receives the event as a visitor does.
  if (!isManaged(event)) throw new CallError(403, '', texts.failedToUpdateEvent, 'forbidden', {});
  return event;
}

const openedOf = (event: ManagedEvent): Opened<EventValues> => ({ values: valuesOf(event), readAt: event.updated_at });

const conflictWords: ConflictWords = {
  title: texts.conflict,
  text: texts.conflictExplained,
  action: texts.loadWhatIsSaved,
  taken: texts.loadedWhatIsSaved,
};
