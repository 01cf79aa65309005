import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { areasQuery } from '~/features/areas/web/public';
import { isConflict } from '~/shared/error-message';
import { Field } from '~/ui/field';
import { SelectField } from '~/ui/forms/choice-fields';
import { TextField } from '~/ui/forms/text-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { useRecordForm, type Opened, type RecordForm } from '~/ui/forms/use-record-form';
import { Input } from '~/ui/input';
import type { User } from '~/shared/person/user';
import { placeOptions } from '~/ui/place-options';
import { simpleProfileSchema } from '../../contract/forms';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import * as texts from '../../texts';
import { call } from '../api';
import { cacheOwnProfile, updateSimpleProfile } from '../mutations';

type Values = Record<'name' | 'phone' | 'area', string>;

const failed = texts.simpleProfileFailed;

/** Renders name, phone and area, all required (docs/product/members.md, "Simple profile"). */
export function SimpleProfileForm({ me }: { me: User }) {
  const client = useQueryClient();
  const areas = useQuery(areasQuery);
  const { mutateAsync: update } = useMutation(updateSimpleProfile);
  const form: RecordForm<Values> = useRecordForm<Values>({
    opened: openedOf(me),
    schema: simpleProfileSchema,
    failed,
    clearAfter: 3000,
    save: async ({ values, readAt }) => {
      try {
        const { message, user } = await update({ body: { ...values, updated_at: readAt } });
        form.messages.success(message);
        return openedOf(user);
      } catch (error) {
        // Also shown beside the messages of single fields.
        if (!isConflict(error)) form.messages.error(failed);
        throw error;
      }
    },
    reread: async () => {
      const now = await call('GET /api/me/', {});
      cacheOwnProfile(client, now);
      return openedOf(now);
    },
    rereadFailed: texts.profileNotLoaded,
  });
  return (
    <Form form={form} label={texts.updateProfileLabel} className="flex flex-col gap-5">
      <TextField form={form} name="name" label={common.name} required autoComplete="name" maxLength={150} />
      <Field label={personTexts.email} hint={texts.emailReadOnly}>
        <Input type="email" value={me.email} readOnly className="bg-sunken" />
      </Field>
      <TextField
        form={form}
        name="phone"
        label={personTexts.phone}
        required
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
      />
      <SelectField
        form={form}
        name="area"
        label={personTexts.area}
        required
        hint={areas.isError ? personTexts.areasFailed : undefined}
        disabled={me.is_area_admin}
        placeholder={texts.chooseArea}
        options={placeOptions(areas.data)}
      />
      <FormActions form={form} submitLabel={personTexts.updateProfile} />
    </Form>
  );
}

const openedOf = ({ full_name: name, phone, area, updated_at: readAt }: User): Opened<Values> => ({
  values: { name, phone: phone ?? '', area: area === null ? '' : String(area) },
  readAt,
});
