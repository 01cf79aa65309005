import { useMutation } from '@tanstack/react-query';
import { ContentText } from '~/ui/content-text';
import { RadioField } from '~/ui/forms/choice-fields';
import { TextareaField } from '~/ui/forms/text-fields';
import { FormWindow } from '~/ui/forms/form-window';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { toast } from '~/ui/toast';
import { flagReasons, type FlagReason } from '~/shared/board/choices';
import { flagForm } from '../../contract/flags';
import { mostFlagReason } from '../../contract/limits';
import { flagNames, preview, type Post } from '~/features/community/web/public';
import * as texts from '../../texts';
import { flagPost } from './queries';

type FlagDialogProps = DialogState & { post: Post; onFlagged: () => void };

const options = flagReasons.map((value) => ({ value, label: flagNames[value] }));

/** Reports a post to the moderators. The form is empty each time it opens (docs/product/moderation.md, "Flags"). */
export function FlagDialog({ post, onFlagged, ...state }: FlagDialogProps) {
  const { mutateAsync: flag } = useMutation(flagPost);
  const bodyOf = (values: { flag_type: FlagReason; reason: string }) => ({
    content_type: post.type,
    content_id: post.id,
    ...values,
  });
  return (
    <FormWindow<{ flag_type: FlagReason; reason: string }>
      {...state}
      title={texts.flagContent}
      description={
        <>
          “<ContentText>{preview(post.text)}</ContentText>”
        </>
      }
      width="sm"
      compact
      className="flex flex-col gap-4"
      submitLabel={texts.submit}
      form={{
        opened: { values: { flag_type: 'inappropriate', reason: '' } },
        schema: flagForm,
        body: ({ values }) => bodyOf(values),
        failed: texts.flagFailed,
        known: { already_flagged: true },
        save: async ({ values }) => {
          toast.success((await flag({ body: bodyOf(values) })).message);
          onFlagged();
        },
      }}
    >
      {(form) => (
        <>
          <RadioField form={form} name="flag_type" label={texts.whatIsWrongWithIt} options={options} />
          <TextareaField
            form={form}
            name="reason"
            label={texts.detailsOptional}
            rows={3}
            maxLength={mostFlagReason}
            controlClassName="min-h-20!"
          />
        </>
      )}
    </FormWindow>
  );
}
