import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '~/shared/api-client';
import { fillText } from '~/shared/fill-text';
import { SelectField } from '~/ui/forms/choice-fields';
import { FormWindow } from '~/ui/forms/form-window';
import { TextareaField } from '~/ui/forms/text-fields';
import { type Opened } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { toast } from '~/ui/toast';
import type { Question } from '~/shared/board/schemas';
import type { Answer } from '../../contract';
import type { QuestionCategory, Urgency } from '~/shared/board/choices';
import { answerWords, questionWords } from '../../contract/forms';
import { editableHours, mostText } from '../../contract/limits';
import * as texts from '../../texts';
import * as boardTexts from '~/shared/board/texts';
import * as common from '~/shared/texts';
import { titleOf } from '../../rules';
import { choices } from '../composer/details';
import { TagsField } from '../composer/tags-field';
import { textOf } from '../labels';
import { editAnswer, editQuestion } from '../mutations';
import { patchAnswers } from '../cache';
import { questionQuery, readAnswers } from '../queries';

/** The texts that both windows share. When a post can't be saved any more, the server's message gives the reason. */
const words = {
  failed: common.saveFailed,
  known: { 403: true, 404: true, 409: true, 429: true },
  unchanged: boardTexts.nothingChanged,
} as const;
const lead = fillText(texts.editLead, { editableHours });

interface QuestionValues {
  /** The text with the title as its first line. */
  description: string;
  category: QuestionCategory;
  urgency: Urgency;
  tags: string;
}

/** Edits the reader's own question (docs/product/community.md, "Editing"). */
export function EditQuestionDialog({ question, ...state }: DialogState & { question: Question }) {
  const client = useQueryClient();
  const { mutateAsync: edit } = useMutation(editQuestion);
  const { id } = question;
  const bodyOf = (changed: Partial<QuestionValues>) => ({
    ...changed,
    ...(changed.description !== undefined && { title: titleOf(changed.description) }),
  });
  return (
    <FormWindow<QuestionValues>
      {...state}
      title={texts.editPost.question}
      description={lead}
      className="flex flex-col gap-4"
      submitLabel={common.save}
      form={{
        ...words,
        opened: openedQuestion(question),
        schema: questionWords.partial(),
        body: ({ changed }) => bodyOf(changed),
        reread: async () => openedQuestion(await client.fetchQuery({ ...questionQuery(id), staleTime: 0 })),
        save: async ({ changed, readAt }) => {
          await edit({ params: { id }, body: { ...bodyOf(changed), updated_at: readAt } });
          toast.success(texts.questionChanged);
        },
      }}
    >
      {(form) => (
        <>
          <TextareaField
            form={form}
            name="description"
            label={boardTexts.question}
            hint={texts.firstLineIsTitle}
            rows={8}
            maxLength={mostText}
            required
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {choices.map((choice) => (
              <SelectField key={choice.name} form={form} {...choice} />
            ))}
          </div>
          <TagsField form={form} />
        </>
      )}
    </FormWindow>
  );
}

const openedQuestion = (question: Question): Opened<QuestionValues> => {
  const { category, urgency, tags, updated_at } = question;
  return { values: { description: textOf(question), category, urgency, tags: tags.join(', ') }, readAt: updated_at };
};

/** Edits the reader's own answer. */
export function EditAnswerDialog({ answer, ...state }: DialogState & { answer: Answer }) {
  const { id, question_id: questionId } = answer;
  const client = useQueryClient();
  const { mutateAsync: edit } = useMutation(editAnswer);
  return (
    <FormWindow<{ answer_text: string }>
      {...state}
      title={texts.editPost.answer}
      description={lead}
      className="flex flex-col gap-4"
      submitLabel={common.save}
      form={{
        ...words,
        opened: openedAnswer(answer),
        schema: answerWords,
        reread: async () => {
          const { results } = await readAnswers(questionId, { answer: String(id) });
          const now = results.find((one) => one.id === id);
          if (!now) throw new CallError(404, '', texts.noAnswer, 'not_found', {});
          patchAnswers(client, questionId, (shown) => (shown.id === id ? now : shown));
          return openedAnswer(now);
        },
        save: async ({ values, readAt }) => {
          await edit({ params: { id }, body: { ...values, updated_at: readAt } });
          toast.success(texts.answerChanged);
        },
      }}
    >
      {(form) => (
        <TextareaField
          form={form}
          name="answer_text"
          label={boardTexts.answer}
          rows={8}
          maxLength={mostText}
          required
        />
      )}
    </FormWindow>
  );
}

const openedAnswer = ({
  answer_text,
  updated_at,
}: Pick<Answer, 'answer_text' | 'updated_at'>): Opened<{ answer_text: string }> => ({
  values: { answer_text },
  readAt: updated_at,
});
