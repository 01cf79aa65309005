import { useMutation } from '@tanstack/react-query';
import { nowIso } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { FormWindow } from '~/ui/forms/form-window';
import type { Entered } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Position } from '../contract';
import { positionEditForm, termEndForm } from '../contract/forms';
import * as texts from '../texts';
import { committeeOf } from './position-table';
import { editPosition, read } from './queries';
import { shownTitle } from './title';
import { HomeField, LastDayField, TermFields, TitleFields } from './title-and-term';

type EditProps = { position: Position; onSaved: (message: string) => void };

/** Shows the Edit Position window, over the list. */
export function EditPosition({ position, onSaved, ...state }: DialogState & EditProps) {
  const subject = fillText(texts.ofPosition, { title: shownTitle(position), name: position.full_name });
  return (
    <FormWindow
      {...state}
      title={texts.editPosition}
      description={subject}
      label={texts.editPosition}
      submitLabel={common.saveChanges}
      form={{
        ...useSaving(position, {
          values: valuesOf,
          body: ({ changed }) => changed,
          onDone: () => onSaved(texts.saved),
        }),
        schema: positionEditForm,
        unchanged: texts.noChanges,
      }}
    >
      {(form) => (
        <>
          <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
            <TitleFields form={form} />
            <TermFields form={form} />
          </div>
          <div className="mt-5">
            <HomeField form={form} />
          </div>
        </>
      )}
    </FormWindow>
  );
}

/** Shows the End Term window, over the list. */
export function EndTerm({ position, onSaved, ...state }: DialogState & EditProps) {
  const means = fillText(texts.endTermMeans, {
    name: position.full_name,
    title: shownTitle(position),
    committee: committeeOf(position),
  });
  return (
    <FormWindow
      {...state}
      title={texts.endTerm}
      description={means}
      width="md"
      compact
      label={texts.endTerm}
      submitLabel={texts.endTerm}
      form={{
        ...useSaving(position, {
          values: () => ({ until: nowIso().slice(0, 10) }),
          // The day that stands there at the beginning is an entry too.
          body: ({ values }) => values,
          onDone: () => onSaved(texts.termEnded),
        }),
        schema: termEndForm,
      }}
    >
      {(form) => <LastDayField form={form} required />}
    </FormWindow>
  );
}

const valuesOf = ({ title, title_ml, since, until, show_on_home: onHome }: Position) => ({
  title,
  title_ml: title_ml ?? '',
  since,
  until: until ?? '',
  show_on_home: onHome,
});

interface Saving<V> {
  values: (position: Position) => V;
  body: (entered: Entered<V>) => Partial<V>;
  onDone: () => void;
}

/** Returns the options of a form that changes a position: only what is sent changes, and the window closes after it. */
function useSaving<V extends Partial<ReturnType<typeof valuesOf>>>(
  position: Position,
  { values, body, onDone }: Saving<V>,
) {
  const { id, user_id: user } = position;
  const { mutateAsync: edit } = useMutation(editPosition);
  const opened = (now: Position) => ({ values: values(now), readAt: now.updated_at });
  return {
    opened: opened(position),
    body,
    failed: texts.saveFailed,
    withReason: true,
    rereadFailed: texts.listFailed,
    save: async (entered: Entered<V>) => {
      await edit({ params: { id }, body: { ...body(entered), updated_at: entered.readAt } });
      onDone();
    },
    reread: async () => {
      const { results } = await read('GET /api/admin/positions/', { query: { user, page_size: 100 } });
      // The position was removed in between: the save reports it.
      return opened(results.find((one) => one.id === id) ?? position);
    },
  };
}
