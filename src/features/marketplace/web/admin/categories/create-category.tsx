import { useMutation } from '@tanstack/react-query';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { toast } from '~/ui/toast';
import { categoryForm } from '../../../contract/forms';
import { createCategory } from '../mutations';
import { CategoryFields, noCategory } from './category-fields';
import * as texts from '../../../texts';

/** Shows the Create Category window; it closes when the category exists. */
export function CreateCategory(state: DialogState) {
  return (
    <FormDialog {...state} title={texts.createCategory} width="md" compact>
      <CategoryForm onCreated={state.onClose} />
    </FormDialog>
  );
}

function CategoryForm({ onCreated }: { onCreated: () => void }) {
  const { mutateAsync: create } = useMutation(createCategory);
  const form = useRecordForm({
    opened: { values: noCategory },
    schema: categoryForm,
    failed: texts.failedToCreateCategory,
    withReason: true,
    save: async ({ values }) => {
      await create({ body: values });
      toast.success(texts.categoryCreated);
      onCreated();
    },
  });
  return (
    <Form form={form} label={texts.createCategory}>
      <CategoryFields form={form} />
      <FormActions form={form} submitLabel={texts.createCategory} />
    </Form>
  );
}
