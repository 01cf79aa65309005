import { useController } from 'react-hook-form';
import { ContentText } from '~/ui/content-text';
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
import * as texts from '../../texts';
import { categoryName } from '../labels';

/** A text in both languages, side by side where there is room. */
const bothClass = 'grid gap-5 sm:col-span-full md:grid-cols-2';

type EventFieldsProps = { form: RecordForm<EventValues>; postersLabel: string };

const categories = [
  { value: '', label: texts.none },
  ...eventCategories.map((name) => ({ value: name, label: categoryName(name) })),
];

/** The fields of an event, for creating and editing alike. */
export function EventFields({ form, postersLabel }: EventFieldsProps) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <div className={bothClass}>
          <TextField
            form={form}
            name="title"
            label={texts.titleInEnglish}
            lang="en"
            required
            maxLength={200}
            autoComplete="off"
            data-autofocus
          />
          <TextField
            form={form}
            name="title_ml"
            label={<ContentText>{texts.titleInMalayalam}</ContentText>}
            lang="ml"
            maxLength={200}
            autoComplete="off"
          />
        </div>
        <div className={bothClass}>
          <TextareaField
            form={form}
            name="description"
            label={texts.descriptionInEnglish}
            lang="en"
            required
            maxLength={10_000}
          />
          <TextareaField
            form={form}
            name="description_ml"
            label={<ContentText>{texts.descriptionInMalayalam}</ContentText>}
            lang="ml"
            maxLength={10_000}
          />
        </div>
        <div className={bothClass}>
          <TextField
            form={form}
            name="location"
            label={texts.locationInEnglish}
            lang="en"
            required
            maxLength={300}
            autoComplete="off"
          />
          <TextField
            form={form}
            name="location_ml"
            label={<ContentText>{texts.locationInMalayalam}</ContentText>}
            lang="ml"
            maxLength={300}
            autoComplete="off"
          />
        </div>
        <DateFields form={form} />
        <SelectField form={form} name="category" label={texts.category} options={categories} />
        <TextareaField
          form={form}
          name="links"
          label={texts.links}
          hint={texts.linksHint}
          rows={2}
          maxLength={2000}
          inputMode="url"
          className="sm:col-span-full"
          controlClassName="min-h-20!"
        />
        <TextField
          form={form}
          name="website"
          label={texts.website}
          type="url"
          maxLength={500}
          autoComplete="off"
          className="sm:col-span-full"
        />
        <CheckboxField
          form={form}
          name="is_active"
          label={texts.active}
          hint={texts.activeHint}
          className="sm:col-span-full"
        />
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
  const past = chosen && isOver(field.value);
  const [day = '', time = ''] = field.value.split('T');
  const put = (newDay: string, newTime: string) => field.onChange(newDay && newTime ? `${newDay}T${newTime}` : newDay);
  return (
    <div className="grid gap-5 sm:col-span-full sm:grid-cols-2">
      <Field
        {...fieldFrame({
          form,
          name: 'event_date',
          label: texts.date,
          required: true,
          hint: past && <Warning>{texts.pastDate}</Warning>,
        })}
      >
        <Input
          type="date"
          max="9999-12-31"
          name="event_date"
          value={day}
          onChange={({ target }) => put(target.value, time)}
        />
      </Field>
      <Field label={texts.time} hint={texts.timeHint}>
        <Input
          type="time"
          name="event_time"
          disabled={!day}
          value={time}
          onChange={({ target }) => put(day, target.value)}
        />
      </Field>
    </div>
  );
}
