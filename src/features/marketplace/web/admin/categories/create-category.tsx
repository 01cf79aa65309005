import { useMutation } from '@tanstack/react-query';
import { FormWindow } from '~/ui/forms/form-window';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { toast } from '~/ui/toast';
import { categoryForm } from '../../../contract/forms';
import { createCategory } from '../mutations';
import { CategoryFields, noCategory } from './category-fields';
import * as texts from '../../../texts';

/** Shows the Create Category window; it closes when the category exists. */
export function CreateCategory(state: DialogState) {
  const { mutateAsync: create } = useMutation(createCategory);
  return (
    <FormWindow
      {...state}
      title={texts.createCategory}
      width="md"
      compact
      label={texts.createCategory}
      submitLabel={texts.createCategory}
      form={{
        opened: { values: noCategory },
        schema: categoryForm,
        failed: texts.failedToCreateCategory,
        withReason: true,
        save: async ({ values }) => {
          await create({ body: values });
          toast.success(texts.categoryCreated);
        },
      }}
    >
      {(form) => <CategoryFields form={form} />}
    </FormWindow>
  );
}
