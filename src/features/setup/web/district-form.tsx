import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsEdit } from '~/features/site-settings/web/public';
import { Field } from '~/ui/field';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { TextField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { Messages } from '~/ui/hooks/use-message';
import { Select } from '~/ui/select';
import type { District } from '../contract';
import * as texts from '../texts';
import { districtsQuery, saveNames } from './queries';

type Names = Record<keyof typeof texts.districtFields, string>;

const fields = Object.keys(texts.districtFields) as (keyof Names)[];

/** Returns the names of a district under the keys of their settings. */
const namesOf = ({ name, name_ml, key: _, ...forms }: District): Names => ({
  district: name,
  district_ml: name_ml,
  ...forms,
});

/** Renders the choice of a district, which fills the fields of its names; they can be changed before they are saved. */
export function DistrictForm({ messages }: { messages: Messages }) {
  const { data: districts = [] } = useQuery(districtsQuery);
  const [key, setKey] = useState('');
  const district = districts.find((one) => one.key === key);
  return (
    <div className="flex flex-col gap-4">
      <Field label={texts.district} className="max-w-sm">
        <Select
          value={key}
          placeholder={texts.chooseDistrict}
          options={districts.map((one) => ({ value: one.key, label: one.name }))}
          onChange={(event) => setKey(event.target.value)}
        />
      </Field>
      {district && <NamesForm key={key} names={namesOf(district)} messages={messages} />}
    </div>
  );
}

function NamesForm({ names, messages }: { names: Names; messages: Messages }) {
  const { mutateAsync } = useMutation(saveNames);
  const form = useRecordForm<Names>({
    opened: { values: names },
    schema: settingsEdit,
    failed: texts.namesFailed,
    withReason: true,
    save: async ({ values }) => {
      messages.clear();
      await mutateAsync({ params: { group: 'names' }, body: values });
      messages.success(texts.namesSaved);
      return { values };
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((name) => (
          <TextField
            key={name}
            form={form}
            name={name}
            label={texts.districtFields[name]}
            lang={name.endsWith('_ml') ? 'ml' : undefined}
          />
        ))}
      </div>
      <FormActions form={form} submitLabel={texts.useNames} />
    </Form>
  );
}
