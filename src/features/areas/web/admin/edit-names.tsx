import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { accessDenied } from '~/shared/error-message';
import { inLanguage } from '~/shared/language';
import * as common from '~/shared/texts';
import { language } from '~/shared/texts';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { useRecordForm, type Opened } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { OfficeArea, OfficeUnit } from '../../contract';
import { areaEditForm, unitEditForm } from '../../contract/forms';
import { officeAreasQuery } from '../queries';
import { editArea, editUnit } from './mutations';
import { NameFields, type Names } from './name-fields';
import * as texts from '../../texts';

/** Opens the Edit Area window. */
export function EditArea({ area, onSaved, ...state }: DialogState & { area: OfficeArea; onSaved: () => void }) {
  const client = useQueryClient();
  const { mutateAsync: edit } = useMutation(editArea);
  const { id } = area;
  return (
    <FormDialog {...state} title={texts.areaEditing.title} description={nameShown(area)} compact>
      <NamesForm
        opened={openedArea(area)}
        schema={areaEditForm}
        label={texts.areaName}
        words={texts.areaEditing}
        reread={async () =>
          openedArea(
            (await client.fetchQuery({ ...officeAreasQuery, staleTime: 0 })).find((one) => one.id === id) ?? area,
          )
        }
        save={(body) => edit({ params: { id }, body })}
        onSaved={onSaved}
      />
    </FormDialog>
  );
}

/** Opens the Edit Unit window. */
export function EditUnit({ unit, onSaved, ...state }: DialogState & { unit: OfficeUnit; onSaved: () => void }) {
  const { mutateAsync: edit } = useMutation(editUnit);
  return (
    <FormDialog {...state} title={texts.unitEditing.title} description={nameShown(unit)} compact>
      <NamesForm
        opened={{ values: namesOf(unit) }}
        schema={unitEditForm}
        label={texts.unitName}
        words={texts.unitEditing}
        save={({ name, name_ml }) => edit({ params: { id: unit.id }, body: { name, name_ml } })}
        onSaved={onSaved}
      />
    </FormDialog>
  );
}

interface NamesFormProps {
  opened: Opened<Names>;
  schema: z.ZodType;
  label: string;
  words: typeof texts.areaEditing | typeof texts.unitEditing;
  reread?: () => Promise<Opened<Names>>;
  save: (body: Partial<Names> & { updated_at?: string | undefined }) => Promise<unknown>;
  onSaved: () => void;
}

function NamesForm({ opened, schema, label, words, reread, save, onSaved }: NamesFormProps) {
  const form = useRecordForm<Names>({
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
  });
  return (
    <Form form={form} label={words.title} className="flex flex-col gap-4">
      <NameFields form={form} label={label} />
      <FormActions form={form} submitLabel={common.save} />
    </Form>
  );
}

const namesOf = ({ name, name_ml }: OfficeUnit | OfficeArea): Names => ({ name, name_ml: name_ml ?? '' });
const nameShown = ({ name, name_ml }: OfficeUnit | OfficeArea) => inLanguage(language, name, name_ml);
const openedArea = (area: OfficeArea): Opened<Names> => ({ values: namesOf(area), readAt: area.updated_at });
