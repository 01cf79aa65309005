import { useMutation } from '@tanstack/react-query';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { TextField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { toast } from '~/ui/toast';
import { categoryForm } from '../../../contract/forms';
import { createCategory } from '../mutations';

/** The Create Category window; it closes when the category is there. */
export function CreateCategory(state: DialogState) {
  return (
    <FormDialog {...state} title="Create Category" width="sm" compact>
      <CategoryForm onCreated={state.onClose} />
    </FormDialog>
  );
}

function CategoryForm({ onCreated }: { onCreated: () => void }) {
  const { mutateAsync: create } = useMutation(createCategory);
  const form = useRecordForm({
    opened: { values: { name: '' } },
    schema: categoryForm,
    failed: 'Failed to create category',
    withReason: true,
    save: async ({ values }) => {
      await create({ body: values });
      toast.success('Category created successfully');
      onCreated();
    },
  });
  return (
    <Form form={form} label="Create Category">
      <TextField form={form} name="name" label="Category name" required data-autofocus autoComplete="off" maxLength={80} />
      <FormActions form={form} submitLabel="Create Category" />
    </Form>
  );
}
