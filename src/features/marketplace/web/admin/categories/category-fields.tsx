import { ContentText } from '~/ui/content-text';
import { TextField } from '~/ui/forms/text-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';
import * as texts from '../../../texts';

/** A category as its forms hold it. */
export const noCategory = { name: '', name_ml: '' };

/** The name in both languages, side by side where there is room; for creating and editing alike. */
export function CategoryFields({ form }: { form: RecordForm<typeof noCategory> }) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField
        form={form}
        name="name"
        label={texts.categoryName}
        lang="en"
        required
        data-autofocus
        autoComplete="off"
        maxLength={80}
      />
      <TextField
        form={form}
        name="name_ml"
        label={<ContentText>{texts.categoryNameInMalayalam}</ContentText>}
        lang="ml"
        autoComplete="off"
        maxLength={80}
      />
    </div>
  );
}
