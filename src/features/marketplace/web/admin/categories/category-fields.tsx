import { BothLanguages } from '~/ui/forms/both-languages';
import type { RecordForm } from '~/ui/forms/use-record-form';
import * as texts from '../../../texts';

/** The values of an empty category form. */
export const noCategory = { name: '', name_ml: '' };

/** Shows the name in both languages; for creating and editing. */
export const CategoryFields = ({ form }: { form: RecordForm<typeof noCategory> }) => (
  <BothLanguages
    form={form}
    names={['name', 'name_ml']}
    labels={[texts.categoryName, texts.categoryNameInMalayalam]}
    autoComplete="off"
    maxLength={80}
    data-autofocus
  />
);
