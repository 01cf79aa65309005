import { FilesField, SelectField } from '~/ui/forms/choice-fields';
import { Form } from '~/ui/forms/form';
import { DayField, LineField, TextField, TextareaField } from '~/ui/forms/text-fields';
import { useRecordForm, type RecordForm } from '~/ui/forms/use-record-form';
import { MessageBanner } from '~/ui/message-banner';
import { correctableNames, type Correctable } from '../../contract/application-words';
import { upload } from '../api';
import { PlaceFields, type PlaceValues } from '../desk/place-fields';
import { photoLimit } from './application';
import { SubmitButton } from '~/features/sign-in/web/public';
import { choiceLabel, profileFields, fitPhoto, type FieldName } from '~/features/people/web/public';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

export interface AskedCorrection {
  full_name: string;
  note: string;
  fields: Correctable[];
  values: Record<string, string | number | null>;
  area: number | null;
  until: string;
}

type Values = PlaceValues & Partial<Record<FieldName | 'aadhaar', string>> & { passport_photo: readonly File[] };

/** The form of a correction: the requested fields only. */
export function CorrectionForm({
  token,
  asked,
  onSent,
}: {
  token: string;
  asked: AskedCorrection;
  onSent: (message: string) => void;
}) {
  const asks = (field: Correctable) => asked.fields.includes(field);
  const form = useRecordForm<Values>({
    opened: {
      values: {
        ...Object.fromEntries(asked.fields.map((field) => [field, String(asked.values[field] ?? '')])),
        area: String((asks('area') ? asked.values.area : asked.area) ?? ''),
        unit: String(asked.values.unit ?? ''),
        passport_photo: [],
      },
    },
    schema: () => import('../../contract/applications').then(({ correctionFor }) => correctionFor(asked.fields)),
    body: ({ values }) => bodyOf(values, asked.fields),
    failed: texts.correctionFailed,
    known: { 404: true },
    withReason: true,
    save: async ({ values }) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(bodyOf(values, asked.fields))) body.append(name, value);
      const [photo] = values.passport_photo;
      if (asks('passport_photo') && photo) body.append('passport_photo', await fitPhoto(photo, photoLimit.maxBytes));
      onSent(
        (await upload('POST /api/applications/correct/:token/', { params: { token }, body }, { anonymous: true }))
          .message,
      );
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-5">
      <MessageBanner message={form.message} />
      <PlaceFields
        form={form as unknown as RecordForm<PlaceValues>}
        shows={{ area: asks('area'), unit: asks('unit') }}
        none={{ area: texts.selectArea, unit: texts.selectUnit }}
      />
      {profileFields
        .filter(({ name }) => asks(name))
        .map((field) => (
          <Asked key={field.name} form={form} field={field} />
        ))}
      {asks('aadhaar') && (
        <LineField
          form={form}
          name="aadhaar"
          label={correctableNames.aadhaar}
          required
          hint={personTexts.aadhaarHint}
          inputMode="numeric"
          maxLength={14}
        />
      )}
      {asks('passport_photo') && (
        <FilesField
          form={form}
          name="passport_photo"
          label={correctableNames.passport_photo}
          required
          accept="image/jpeg,image/png"
          hint={texts.passportPhotoHint}
        />
      )}
      <SubmitButton size="lg" loading={form.isSaving}>
        {texts.sendCorrection}
      </SubmitButton>
    </Form>
  );
}

type AskedProps = { form: RecordForm<Values>; field: (typeof profileFields)[number] };

function Asked({ form, field }: AskedProps) {
  const { name, hint, kind, options = [], maxLength, inputMode, autoComplete = 'off' } = field;
  const frame = { form, name, label: correctableNames[name], hint, required: true };
  if (kind === 'choice') {
    return (
      <SelectField
        {...frame}
        options={[
          { value: '', label: common.pleaseChoose },
          ...options.map((option) => ({ value: option, label: choiceLabel(option) })),
        ]}
      />
    );
  }
  if (kind === 'prose') return <TextareaField {...frame} rows={3} maxLength={maxLength} />;
  if (kind === 'day') return <DayField {...frame} min="1900-01-01" autoComplete={autoComplete} />;
  return <TextField {...frame} maxLength={maxLength} inputMode={inputMode} autoComplete={autoComplete} />;
}

/** Returns the requested fields as text, without the photo. */
function bodyOf(values: Values, asked: readonly Correctable[]): Record<string, string> {
  return Object.fromEntries(
    asked.flatMap((field) => (field === 'passport_photo' ? [] : [[field, values[field] ?? '']])),
  );
}
