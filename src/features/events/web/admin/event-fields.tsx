import { useController } from 'react-hook-form';
import { Field } from '~/ui/field';
import { CheckboxField, FilesField, SelectField } from '~/ui/forms/choice-fields';
import { fieldFrame } from '~/ui/forms/field-frame';
import { TextareaField, TextField } from '~/ui/forms/text-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';
import { Input } from '~/ui/input';
import { Warning } from '~/ui/warning';
import { eventCategories } from '../../contract/categories';
import { isOver, type EventValues } from './event-values';
import { choosesPictures } from './posters';

type EventFieldsProps = { form: RecordForm<EventValues>; postersLabel: string };

const categories = [{ value: '', label: 'None' }, ...eventCategories.map((name) => ({ value: name, label: name }))];

/** The fields of an event, for creating and editing alike. */
export function EventFields({ form, postersLabel }: EventFieldsProps) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="title" label="Title" required maxLength={200} autoComplete="off" data-autofocus className="sm:col-span-full" />
        <TextareaField form={form} name="description" label="Description" required maxLength={10_000} className="sm:col-span-full" />
        <DateFields form={form} />
        <TextField form={form} name="location" label="Location" required maxLength={300} autoComplete="off" />
        <SelectField form={form} name="category" label="Category" options={categories} />
        <TextareaField
          form={form}
          name="links"
          label="Links"
          hint="Web addresses, one per line."
          rows={2}
          maxLength={2000}
          inputMode="url"
          className="sm:col-span-full"
          controlClassName="min-h-20!"
        />
        <TextField form={form} name="website" label="Website" type="url" maxLength={500} autoComplete="off" className="sm:col-span-full" />
        <CheckboxField form={form} name="is_active" label="Active" hint="Visitors see active events only." className="sm:col-span-full" />
      </div>
      <FilesField form={form} name="posters" label={postersLabel} disabled={form.isSaving} {...choosesPictures} />
    </div>
  );
}

/** A day, and a time when there is one: one value for the two. */
function DateFields({ form }: { form: RecordForm<EventValues> }) {
  const { field } = useController({ control: form.control, name: 'event_date' });
  // Not of an event that was: only a date that is put there now can be a slip.
  const chosen = field.value !== form.formState.defaultValues?.event_date;
  const past = chosen && isOver(field.value, new Date());
  const [day = '', time = ''] = field.value.split('T');
  const put = (newDay: string, newTime: string) => field.onChange(newDay && newTime ? `${newDay}T${newTime}` : newDay);
  return (
    <div className="grid gap-5 sm:col-span-full sm:grid-cols-2">
      <Field {...fieldFrame({ form, name: 'event_date', label: 'Date', required: true, hint: past && <Warning>This date is in the past.</Warning> })}>
        <Input type="date" max="9999-12-31" name="event_date" value={day} onChange={({ target }) => put(target.value, time)} />
      </Field>
      <Field label="Time" hint="Indian time. Leave it empty when only the day is known.">
        <Input type="time" name="event_time" disabled={!day} value={time} onChange={({ target }) => put(day, target.value)} />
      </Field>
    </div>
  );
}
