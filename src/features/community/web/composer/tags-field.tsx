import { fillText } from '~/shared/fill-text';
import * as boardTexts from '~/shared/board/texts';
import { mostTags } from '~/shared/board/tags';
import * as common from '~/shared/texts';
import { LineField } from '~/ui/forms/text-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';

/** Shows the field of a question's tags. */
export function TagsField<V extends { tags: string }>(props: { form: RecordForm<V> }) {
  // TypeScript can't infer that `tags` is among the names of any `V`.
  const form = props.form as unknown as RecordForm<{ tags: string }>;
  return (
    <LineField
      form={form}
      name="tags"
      label={common.tags}
      hint={fillText(boardTexts.tagsHint, { mostTags })}
      maxLength={400}
    />
  );
}
