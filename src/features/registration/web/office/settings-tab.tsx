import { useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { countText } from '~/shared/count-text';
import { fromIso, toIso } from '~/shared/dates';
import * as common from '~/shared/texts';
import { Alert } from '~/ui/alert';
import { DockedMessage } from '~/ui/docked-message';
import { CheckboxField, SelectField } from '~/ui/forms/choice-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { MomentField, TextField } from '~/ui/forms/text-fields';
import { useRecordForm, type Opened } from '~/ui/forms/use-record-form';
import { useDebounced } from '~/ui/hooks/use-debounced';
import { useMessage } from '~/ui/hooks/use-message';
import { PersonLink } from '~/ui/office/person-link';
import { mostGuests } from '../../contract/choices';
import { settingsForm } from '../../contract/forms';
import type { settingsSchema } from '../../contract/schemas';
import * as texts from '../../texts';
import { call, changeSettings } from './queries';
import { peopleText } from './words';

const { office } = texts;

type Settings = z.output<typeof settingsSchema>;

/** The values of the form as its controls hold them; '' is no value. */
interface Values {
  opens: string;
  closes: string;
  capacity: string;
  guests_max: string;
  cpd_hours: string;
  numbers_due: string;
  fill_gaps: boolean;
}

/** Returns a moment as a control has it: a day and a time of the site's zone. */
const typed = (moment: string | null) => moment?.slice(0, 16) ?? '';
const sent = (value: string) => (value ? toIso(fromIso(value)) : null);

const openedOf = (settings: Settings | null): Opened<Values> => ({
  values: {
    opens: typed(settings?.opens ?? null),
    closes: typed(settings?.closes ?? null),
    capacity: settings ? String(settings.capacity) : '',
    guests_max: String(settings?.guests_max ?? 0),
    cpd_hours: settings?.cpd_hours ? String(settings.cpd_hours) : '',
    numbers_due: typed(settings?.numbers_due ?? null),
    fill_gaps: settings?.fill_gaps ?? false,
  },
  readAt: settings?.updated_at,
});

/** Returns what is sent of these values. */
const bodyOf = ({ opens, closes, capacity, guests_max, cpd_hours, numbers_due, ...rest }: Partial<Values>) => ({
  ...rest,
  ...(opens !== undefined && { opens: sent(opens) }),
  ...(closes !== undefined && { closes: sent(closes) }),
  ...(numbers_due !== undefined && { numbers_due: sent(numbers_due) }),
  ...(capacity !== undefined && { capacity: Number(capacity) }),
  ...(guests_max !== undefined && { guests_max: Number(guests_max) }),
  ...(cpd_hours !== undefined && { cpd_hours: cpd_hours.trim() ? Number(cpd_hours) : null }),
});

const guestChoices = Array.from({ length: mostGuests + 1 }, (_, count) => ({
  value: String(count),
  label: count === 0 ? common.none : String(count),
}));

/** Renders the settings of an event's registration; without any, the form that opens it. */
export function SettingsTab({ id, settings }: { id: number; settings: Settings | null }) {
  const { mutateAsync } = useMutation(changeSettings);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const params = { id };
  const form = useRecordForm<Values>({
    opened: openedOf(settings),
    schema: settingsForm,
    body: ({ changed, values }) => bodyOf(settings ? changed : values),
    save: async ({ changed, values, readAt }) => {
      const saved = await mutateAsync({ params, body: { ...bodyOf(settings ? changed : values), updated_at: readAt } });
      messages.success(settings ? office.savedSettings : office.opened);
      return openedOf(saved);
    },
    reread: async () => openedOf(await call('GET /api/events/:id/registration/settings/', { params })),
    failed: office.failedToSave,
    unchanged: settings ? office.noChanges : undefined,
    withReason: true,
  });
  return (
    <Form form={form} label={office.tabs.settings} className="flex max-w-4xl flex-col gap-6">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="capacity"
          label={office.capacity}
          hint={office.capacityHint}
          inputMode="numeric"
          required
        />
        <SelectField form={form} name="guests_max" label={office.guestsMax} options={guestChoices} />
        {settings && (
          <MovesUp id={id} settings={settings} capacity={form.watch('capacity')} fillGaps={form.watch('fill_gaps')} />
        )}
        <MomentField form={form} name="opens" label={office.opens} hint={office.opensHint} />
        <MomentField form={form} name="closes" label={office.closes} hint={office.closesHint} />
        <MomentField form={form} name="numbers_due" label={office.numbersDue} hint={office.numbersDueHint} />
        <TextField form={form} name="cpd_hours" label={office.hours} hint={office.hoursHint} inputMode="decimal" />
        <CheckboxField
          form={form}
          name="fill_gaps"
          label={office.fillGaps}
          hint={office.fillGapsHint}
          className="sm:col-span-full"
        />
      </div>
      <FormActions form={form} place="bar" submitLabel={settings ? common.saveChanges : office.open} />
      <DockedMessage message={message} />
    </Form>
  );
}

type MovesUpProps = { id: number; settings: Settings; capacity: string; fillGaps: boolean };

/** Renders who would move up if seats and order were saved as they are typed. */
function MovesUp({ id, settings, capacity, fillGaps }: MovesUpProps) {
  const seats = useDebounced(Number(capacity), 300);
  const body = { capacity: seats, fill_gaps: fillGaps };
  const mayMove = seats > settings.capacity || (fillGaps && !settings.fill_gaps);
  const preview = useQuery({
    queryKey: ['POST /api/events/:id/registration/settings/preview/', id, body] as const,
    queryFn: ({ signal }) =>
      call('POST /api/events/:id/registration/settings/preview/', { params: { id }, body }, { signal }),
    enabled: mayMove && settingsForm.safeParse(body).success,
    staleTime: 0,
    retry: false,
  });
  if (!mayMove) return null;
  if (preview.isError)
    return (
      <Alert tone="mixed" className="sm:col-span-full">
        {office.failedToPreview}
      </Alert>
    );
  const people = preview.data?.moves_up ?? [];
  if (people.length === 0) return null;
  return (
    <Alert title={countText(office.movesUp, people.length)} className="sm:col-span-full">
      <ol className="mt-1 max-h-56 list-decimal overflow-y-auto ps-5">
        {people.map((party) => (
          <li key={party.user_id}>
            <PersonLink id={party.user_id} name={party.full_name} className="font-semibold" />,{' '}
            {peopleText(party.people)}
          </li>
        ))}
      </ol>
    </Alert>
  );
}
