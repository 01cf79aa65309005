import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorReason, fieldMessages } from '~/shared/error-message';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import type { Messages } from '~/ui/hooks/use-message';
import { Input } from '~/ui/input';
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
  const [names, setNames] = useState<Names | null>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { mutateAsync, isPending } = useMutation(saveNames);
  const choose = (key: string) => {
    const district = districts.find((one) => one.key === key);
    setNames(district ? namesOf(district) : null);
    setFaults({});
  };
  const save = async () => {
    if (!names) return;
    messages.clear();
    try {
      await mutateAsync({ params: { group: 'names' }, body: names });
      messages.success(texts.namesSaved);
      setFaults({});
    } catch (error) {
      setFaults(fieldMessages(error));
      messages.error(errorReason(error) ?? texts.namesFailed);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <Field label={texts.district} className="max-w-sm">
        <Select
          defaultValue=""
          placeholder={texts.chooseDistrict}
          options={districts.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={(event) => choose(event.target.value)}
        />
      </Field>
      {names && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            {fields.map((key) => (
              <Field key={key} label={texts.districtFields[key]} error={faults[key]}>
                <Input
                  value={names[key]}
                  lang={key.endsWith('_ml') ? 'ml' : undefined}
                  onChange={(event) => setNames({ ...names, [key]: event.target.value })}
                />
              </Field>
            ))}
          </div>
          <div>
            <Button size="sm" loading={isPending} onClick={() => void save()}>
              {texts.useNames}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
