import { useMutation } from '@tanstack/react-query';
import * as common from '~/shared/texts';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { ManagedCategory } from '../../../contract';
import { categoryEditForm } from '../../../contract/forms';
import { editCategory } from '../mutations';
import { read } from '../queries';
import { CategoryFields } from './category-fields';
import * as texts from '../../../texts';

type EditCategoryProps = { category: ManagedCategory; onSaved: () => void };

/** Shows the Edit Category window, over the list. */
export function EditCategory({ category, onSaved, ...state }: DialogState & EditCategoryProps) {
  return (
    <FormDialog {...state} title={texts.editCategory} width="md" compact>
      <EditForm category={category} onSaved={onSaved} />
    </FormDialog>
  );
}

function EditForm({ category, onSaved }: EditCategoryProps) {
  const { id } = category;
  const { mutateAsync: edit } = useMutation(editCategory);
  const form = useRecordForm({
    opened: openedOf(category),
    schema: categoryEditForm,
    body: ({ changed }) => changed,
    failed: texts.failedToUpdateCategory,
    withReason: true,
    unchanged: texts.noChanges,
    save: async ({ changed, readAt }) => {
      await edit({ params: { id }, body: { ...changed, updated_at: readAt } });
      onSaved();
    },
    rereadFailed: texts.failedToLoadCategories,
    reread: async () => {
      const all = (await read('GET /api/marketplace/categories/', {})) as ManagedCategory[];
      // The category was deleted in between: the save reports it.
      return openedOf(all.find((one) => one.id === id) ?? category);
    },
  });
  return (
    <Form form={form} label={texts.editCategory}>
      <CategoryFields form={form} />
      <FormActions form={form} submitLabel={common.saveChanges} />
    </Form>
  );
}

const openedOf = ({ name_en, name_ml, updated_at: readAt }: ManagedCategory) => ({
  values: { name: name_en, name_ml: name_ml ?? '' },
  readAt,
});
