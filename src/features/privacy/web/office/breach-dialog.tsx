import { useMutation } from '@tanstack/react-query';
import { fromIso, nowIso, toIso } from '~/shared/dates';
import * as common from '~/shared/texts';
import { FormWindow } from '~/ui/forms/form-window';
import { LineField, MomentField, TextareaField } from '~/ui/forms/text-fields';
import type { Opened } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { mostPeople, mostText } from '../../contract/request-choices';
import { breachForm } from '../../contract/request-forms';
import type { Breach } from '../../contract/requests';
import * as texts from '../../texts';
import { addBreach, editBreach } from '../requests/mutations';

/** `breach` is null for a new breach. */
type BreachProps = { breach: Breach | null; messages: Messages };

/** Opens the window that enters a new breach, or what has happened since. */
export function BreachDialog({ breach, messages, ...state }: BreachProps & DialogState) {
  const adding = useMutation(addBreach);
  const editing = useMutation(editBreach);
  return (
    <FormWindow<Values>
      {...state}
      title={texts.breachFormTitle}
      description={texts.breachMeans}
      label={texts.breachFormTitle}
      submitLabel={common.save}
      form={{
        opened: openedOf(breach),
        schema: breachForm,
        body: ({ values }) => bodyOf(values),
        failed: texts.breachSaveFailed,
        withReason: true,
        // The dialog closes, and the list shows the breach as it is now.
        reread: () => {
          messages.error(texts.breachSaveFailed);
          state.onClose();
          return Promise.resolve(openedOf(breach));
        },
        save: async ({ values, readAt }) => {
          if (breach)
            await editing.mutateAsync({ params: { id: breach.id }, body: { ...bodyOf(values), updated_at: readAt } });
          else await adding.mutateAsync({ body: bodyOf(values) });
          messages.success(texts.breachSaved);
        },
      }}
    >
      {(form) => (
        <div className="grid gap-5 sm:grid-cols-2">
          <MomentField form={form} name="found_at" label={texts.foundAt} required data-autofocus />
          <LineField
            form={form}
            name="people"
            label={texts.peopleConcerned}
            inputMode="numeric"
            required
            maxLength={String(mostPeople).length}
          />
          <div className="sm:col-span-2">
            <TextareaField
              form={form}
              name="what"
              label={texts.whatHappened}
              hint={texts.whatHint}
              required
              rows={5}
              maxLength={mostText}
            />
          </div>
          <MomentField form={form} name="told_people_at" label={texts.toldPeopleAt} hint={texts.emptyIfNot} />
          <MomentField form={form} name="told_board_at" label={texts.toldBoardAt} hint={texts.emptyIfNot} />
        </div>
      )}
    </FormWindow>
  );
}

interface Values {
  found_at: string;
  what: string;
  people: string;
  told_people_at: string;
  told_board_at: string;
}

/** Returns an instant as its field shows it, in the site's zone. */
const shown = (iso: string | null) => (iso === null ? '' : toIso(new Date(iso)).slice(0, 16));
/** Returns a field's value as the call takes it. */
const sent = (value: string) => (value === '' ? null : toIso(fromIso(value)));

const openedOf = (breach: Breach | null): Opened<Values> => ({
  values: {
    found_at: shown(breach ? breach.found_at : nowIso()),
    what: breach?.what ?? '',
    people: breach ? String(breach.people) : '',
    told_people_at: shown(breach?.told_people_at ?? null),
    told_board_at: shown(breach?.told_board_at ?? null),
  },
  readAt: breach?.updated_at,
});

const bodyOf = (values: Values) => ({
  found_at: sent(values.found_at) ?? '',
  what: values.what,
  people: values.people,
  told_people_at: sent(values.told_people_at),
  told_board_at: sent(values.told_board_at),
});
