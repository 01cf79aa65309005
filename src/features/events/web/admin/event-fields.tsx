import { useController } from 'react-hook-form';
import * as common from '~/shared/texts';
import { Field } from '~/ui/field';
import { CheckboxField, FilesField, SelectField } from '~/ui/forms/choice-fields';
import { fieldFrame } from '~/ui/forms/field-frame';
import { LineField, TextareaField } from '~/ui/forms/text-fields';
import { BothLanguages } from '~/ui/forms/both-languages';
import type { RecordForm } from '~/ui/forms/use-record-form';
import { Input } from '~/ui/input';
import { Warning } from '~/ui/warning';
import { eventCategories } from '../../contract/categories';
import { isOver, type EventValues } from './event-values';
import { choosesPictures } from './posters';
import * as texts from '../../texts';
import { categoryName } from '../labels';

type EventFieldsProps = { form: RecordForm<EventValues>; postersLabel: string };

const categories = [
  { value: '', label: common.none },
  ...eventCategories.map((name) => ({ value: name, label: categoryName(name) })),
];

/** Shows the fields of an event, for creating and editing. */
export function EventFields({ form, postersLabel }: EventFieldsProps) {
  const shared = { form, className: 'sm:col-span-full' };
  return (
    <div className="grid gap-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <BothLanguages
          {...shared}
          names={['title', 'title_ml']}
          labels={[texts.titleInEnglish, texts.titleInMalayalam]}
          maxLength={200}
          autoComplete="off"
          data-autofocus
        />
        <BothLanguages
          {...shared}
          long
          names={['description', 'description_ml']}
          labels={[texts.descriptionInEnglish, texts.descriptionInMalayalam]}
          maxLength={10_000}
        />
        <BothLanguages
          {...shared}
          names={['location', 'location_ml']}
          labels={[texts.locationInEnglish, texts.locationInMalayalam]}
          maxLength={300}
          autoComplete="off"
        />
        <DateFields form={form} />
        <SelectField form={form} name="category" label={common.category} options={categories} />
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
        <LineField
          form={form}
          name="website"
          label={texts.website}
          type="url"
          maxLength={500}
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

/** Shows a day and an optional time, which make one value. */
function DateFields({ form }: { form: RecordForm<EventValues> }) {
  const { field } = useController({ control: form.control, name: 'event_date' });
  // No warning for the stored date of a past event: only a date entered now can be a slip.
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
          label: common.date,
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
