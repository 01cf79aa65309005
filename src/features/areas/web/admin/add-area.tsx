import { useMutation } from '@tanstack/react-query';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { areaForm } from '../../contract/forms';
import { createArea } from './mutations';
import { NameFields } from './name-fields';
import { useNameForm } from './use-name-form';
import * as texts from '../../texts';

/** Opens the Add Area window; it closes when the area is added. */
export function AddArea({ onAdded, ...state }: DialogState & { onAdded: () => void }) {
  return (
    <FormDialog {...state} title={texts.addArea} compact>
      <AreaForm onAdded={onAdded} />
    </FormDialog>
  );
}

function AreaForm({ onAdded }: { onAdded: () => void }) {
  const { mutateAsync } = useMutation(createArea);
  const form = useNameForm({
    schema: areaForm,
    failed: texts.addAreaFailed,
    create: async (names) => {
      await mutateAsync({ body: names });
      onAdded();
    },
  });
  return (
    <Form form={form} label={texts.addArea}>
      <NameFields form={form} label={texts.areaName} />
      <FormActions form={form} submitLabel={texts.addArea} />
    </Form>
  );
}
