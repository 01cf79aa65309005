import { useMutation } from '@tanstack/react-query';
import * as common from '~/shared/texts';
import { FormWindow } from '~/ui/forms/form-window';
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
  const { id } = category;
  const { mutateAsync: edit } = useMutation(editCategory);
  return (
    <FormWindow
      {...state}
      title={texts.editCategory}
      width="md"
      compact
      label={texts.editCategory}
      submitLabel={common.saveChanges}
      form={{
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
      }}
    >
      {(form) => <CategoryFields form={form} />}
    </FormWindow>
  );
}

const openedOf = ({ name_en, name_ml, updated_at: readAt }: ManagedCategory) => ({
  values: { name: name_en, name_ml: name_ml ?? '' },
  readAt,
});
