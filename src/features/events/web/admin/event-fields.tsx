import { Checkbox } from '~/ui/checkbox';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import { Textarea } from '~/ui/textarea';
import { eventCategories } from '../../contract/categories';
import type { EventField } from './event-form';
import type { EventFormState } from './use-event-form';

const categories = [{ value: '', label: 'None' }, ...eventCategories.map((name) => ({ value: name, label: name }))];

/** The fields of an event. */
export function EventFields({ form }: { form: EventFormState }) {
  const { values, change, problems } = form;
  /** What a field and its control show of what is wrong. */
  const field = (name: EventField) => ({ error: problems.errors[name], hint: theirs(problems.theirs[name]) });
  const control = (name: Exclude<EventField, 'is_active'>) => ({
    name,
    value: values[name],
    'aria-invalid': problems.missing.includes(name) || undefined,
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Title" required className="sm:col-span-full" {...field('title')}>
        <Input maxLength={200} autoComplete="off" data-autofocus {...control('title')} />
      </Field>
      <Field label="Description" required className="sm:col-span-full" {...field('description')}>
        <Textarea maxLength={10_000} {...control('description')} />
      </Field>
      <DateFields form={form} />
      <Field label="Location" required {...field('location')}>
        <Input maxLength={300} autoComplete="off" {...control('location')} />
      </Field>
      <Field label="Category" {...field('category')}>
        <Select options={categories} {...control('category')} />
      </Field>
      <Field label="Links" className="sm:col-span-full" {...field('links')} hint={field('links').hint ?? 'Web addresses, one per line.'}>
        <Textarea rows={2} maxLength={2000} inputMode="url" className="min-h-20!" {...control('links')} />
      </Field>
      <Field label="Website" className="sm:col-span-full" {...field('website')}>
        <Input type="url" maxLength={500} autoComplete="off" {...control('website')} />
      </Field>
      <Checkbox
        label="Active"
        hint={field('is_active').hint ?? 'Visitors see active events only.'}
        error={problems.errors.is_active}
        checked={values.is_active}
        onChange={(event) => change('is_active', event.target.checked)}
        className="sm:col-span-full"
      />
    </div>
  );
}

/** A day, and a time when there is one. */
function DateFields({ form: { values, change, problems } }: { form: EventFormState }) {
  const [day = '', time = ''] = values.event_date.split('T');
  const put = (newDay: string, newTime: string) => change('event_date', newDay && newTime ? `${newDay}T${newTime}` : newDay);
  const invalid = problems.missing.includes('event_date') || undefined;
  return (
    <div className="grid gap-5 sm:col-span-full sm:grid-cols-2">
      <Field label="Date" required error={problems.errors.event_date} hint={theirs(problems.theirs.event_date)}>
        <Input type="date" max="9999-12-31" name="event_date" aria-invalid={invalid} value={day} onChange={({ target }) => put(target.value, time)} />
      </Field>
      <Field label="Time" hint="Indian time. Leave it empty when only the day is known.">
        <Input type="time" name="event_time" disabled={!day} value={time} onChange={({ target }) => put(day, target.value)} />
      </Field>
    </div>
  );
}

const theirs = (saved: string | undefined) => (saved === undefined ? undefined : `Saved meanwhile: ${saved}`);
