import { useMutation } from '@tanstack/react-query';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { ManagedCategory } from '../../../contract';
import { categoryEditForm } from '../../../contract/forms';
import { editCategory } from '../mutations';
import { CategoryFields } from './category-fields';
import * as texts from '../../../texts';

type EditCategoryProps = { category: ManagedCategory; onSaved: () => void };

/** The Edit Category window, over the list. */
export function EditCategory({ category, onSaved, ...state }: DialogState & EditCategoryProps) {
  return (
    <FormDialog {...state} title={texts.editCategory} width="md" compact>
      <EditForm category={category} onSaved={onSaved} />
    </FormDialog>
  );
}

function EditForm({ category: { id, name_en, name_ml }, onSaved }: EditCategoryProps) {
  const { mutateAsync: edit } = useMutation(editCategory);
  const form = useRecordForm({
    opened: { values: { name: name_en, name_ml: name_ml ?? '' } },
    schema: categoryEditForm,
    body: ({ changed }) => changed,
    failed: texts.failedToUpdateCategory,
    withReason: true,
    unchanged: texts.noChanges,
    save: async ({ changed }) => {
      await edit({ params: { id }, body: changed });
      onSaved();
    },
  });
  return (
    <Form form={form} label={texts.editCategory}>
      <CategoryFields form={form} />
      <FormActions form={form} submitLabel={texts.saveChanges} />
    </Form>
  );
}
