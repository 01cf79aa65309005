import { useMutation } from '@tanstack/react-query';
import { TextField } from '~/ui/forms/text-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { areaForm } from '../../contract/forms';
import { createArea } from './mutations';
import { useNameForm } from './use-name-form';

/** The Add Area window; it closes when the area is there. */
export function AddArea({ onAdded, ...state }: DialogState & { onAdded: () => void }) {
  return (
    <FormDialog {...state} title="Add Area" width="sm" compact asks={false}>
      <AreaForm onAdded={onAdded} />
    </FormDialog>
  );
}

function AreaForm({ onAdded }: { onAdded: () => void }) {
  const { mutateAsync } = useMutation(createArea);
  const form = useNameForm({
    schema: areaForm,
    failed: 'Failed to add area. Please try again.',
    create: async (name) => {
      await mutateAsync({ body: { name } });
      onAdded();
    },
  });
  return (
    <Form form={form} label="Add Area">
      <TextField form={form} name="name" label="Area name" required data-autofocus autoComplete="off" maxLength={100} />
      <FormActions form={form} submitLabel="Add Area" />
    </Form>
  );
}
