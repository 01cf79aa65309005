import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { accessDenied } from '~/shared/error-message';
import { inLanguage } from '~/shared/language';
import * as common from '~/shared/texts';
import { language } from '~/shared/texts';
import { FormWindow } from '~/ui/forms/form-window';
import { type Opened } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { OfficeArea, OfficeUnit } from '../../contract';
import { areaEditForm, unitEditForm } from '../../contract/forms';
import { officeAreasQuery } from '../queries';
import { editArea, editUnit } from './mutations';
import { NameFields, type Names } from './name-fields';
import * as texts from '../../texts';

/** Opens the Edit Area window. */
export function EditArea({ area, ...window }: Editing & { area: OfficeArea }) {
  const client = useQueryClient();
  const { mutateAsync: edit } = useMutation(editArea);
  const { id } = area;
  const current = async () =>
    (await client.fetchQuery({ ...officeAreasQuery, staleTime: 0 })).find((one) => one.id === id) ?? area;
  return (
    <EditNames
      {...window}
      place={area}
      opened={openedArea(area)}
      schema={areaEditForm}
      label={texts.areaName}
      words={texts.areaEditing}
      reread={async () => openedArea(await current())}
      save={(body) => edit({ params: { id }, body })}
    />
  );
}

/** Opens the Edit Unit window. */
export function EditUnit({ unit, ...window }: Editing & { unit: OfficeUnit }) {
  const { mutateAsync: edit } = useMutation(editUnit);
  return (
    <EditNames
      {...window}
      place={unit}
      opened={{ values: namesOf(unit) }}
      schema={unitEditForm}
      label={texts.unitName}
      words={texts.unitEditing}
      save={({ name, name_ml }) => edit({ params: { id: unit.id }, body: { name, name_ml } })}
    />
  );
}

type Editing = DialogState & { onSaved: () => void };

type EditNamesProps = Editing & {
  place: OfficeArea | OfficeUnit;
  opened: Opened<Names>;
  schema: z.ZodType;
  label: string;
  words: typeof texts.areaEditing | typeof texts.unitEditing;
  reread?: () => Promise<Opened<Names>>;
  save: (body: Partial<Names> & { updated_at?: string | undefined }) => Promise<unknown>;
};

function EditNames({ place, opened, schema, label, words, reread, save, onSaved, ...state }: EditNamesProps) {
  return (
    <FormWindow<Names>
      {...state}
      title={words.title}
      description={nameShown(place)}
      compact
      label={words.title}
      className="flex flex-col gap-4"
      submitLabel={common.save}
      form={{
        opened,
        schema,
        body: ({ changed }) => changed,
        failed: words.failed,
        known: { 403: accessDenied, 404: true },
        unchanged: texts.nothingChanged,
        ...(reread && { reread }),
        save: async ({ changed, readAt }) => {
          await save({ ...changed, updated_at: readAt });
          onSaved();
        },
      }}
    >
      {(form) => <NameFields form={form} label={label} />}
    </FormWindow>
  );
}

const namesOf = ({ name, name_ml }: OfficeUnit | OfficeArea): Names => ({ name, name_ml: name_ml ?? '' });
const nameShown = ({ name, name_ml }: OfficeUnit | OfficeArea) => inLanguage(language, name, name_ml);
const openedArea = (area: OfficeArea): Opened<Names> => ({ values: namesOf(area), readAt: area.updated_at });
