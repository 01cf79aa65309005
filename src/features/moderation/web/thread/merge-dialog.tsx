import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { Alert } from '~/ui/alert';
import { FormWindow } from '~/ui/forms/form-window';
import { SearchChoice } from '~/ui/forms/search-choice';
import type { RecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { ContentText } from '~/ui/content-text';
import { toast } from '~/ui/toast';
import type { Question } from '~/shared/board/schemas';
import { useDebounced } from '~/ui/hooks/use-debounced';
import { similarDebounceMs, fullName, refetchList, similarQuery, targetsQuery } from '~/features/community/web/public';
import * as texts from '../../texts';
import * as boardTexts from '~/shared/board/texts';
import { undoMergeDays } from '../../contract/limits';
import { mergeForm } from '../../contract/stewardship';
import { mergeQuestion } from './queries';

/** Merges the open question into another question, which the moderator looks for here. */
export function MergeDialog({
  question,
  onMoved,
  ...state
}: DialogState & { question: Question; onMoved: () => void }) {
  const { id, title } = question;

  const client = useQueryClient();
  const { mutateAsync: merge } = useMutation(mergeQuestion);
  return (
    <FormWindow
      {...state}
      title={texts.mergeQuestion}
      description={fillText(texts.mergeLead, { days: undoMergeDays })}
      className="flex flex-col gap-5"
      submitLabel={texts.merge}
      form={{
        opened: { values: { into: '' } },
        schema: mergeForm,
        failed: texts.mergeFailed,
        known: { 404: true, 409: true, 429: true },
        save: async ({ values }) => {
          await merge({ params: { id }, body: values });
          toast.success(texts.merged);
          await refetchList(client);
          onMoved();
        },
      }}
    >
      {(form) => (
        <>
          <p className="rounded-md border border-line bg-sunken px-3.5 py-2.5 text-sm">
            <span className="block text-muted">{texts.mergeThis}</span>
            <span className="font-semibold wrap-anywhere">
              <ContentText>{title}</ContentText>
            </span>
          </p>
          <TargetField form={form} id={id} title={title} />
        </>
      )}
    </FormWindow>
  );
}

/** Returns what to do next: before anything is typed the search begins, and nothing has been looked for in vain. */
function hintOf({ isPending, search, found }: { isPending: boolean; search: string; found: number }): string {
  if (isPending) return texts.targetsLoading;
  if (search === '') return found > 0 ? texts.typeForTarget : texts.typeToFindTarget;
  return found > 0 ? countText(texts.targetsFound, found) : texts.noTargetFound;
}

/**
 * Chooses the target question: a search whose results are a set of options. Without a search the options are questions
 * similar to this one.
 */
function TargetField({ form, id, title }: { form: RecordForm<{ into: string }>; id: number; title: string }) {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<Question | null>(null);
  const search = useDebounced(text, similarDebounceMs).trim();
  const found = useQuery({ ...targetsQuery(search), enabled: search !== '', placeholderData: keepPreviousData });
  const alike = useQuery({ ...similarQuery(title), enabled: search === '' });
  const { isError, isPending } = search ? found : alike;
  const list = (search ? found.data?.results : alike.data?.similar_questions) ?? [];
  const chosen = form.watch('into');
  const others = list.filter((one) => one.id !== id);
  const now = others.find((one) => String(one.id) === chosen);
  if (now && now.id !== picked?.id) setPicked(now);
  // The chosen question stays in view, whatever is typed next.
  const shown = [
    ...(picked && String(picked.id) === chosen ? [picked] : []),
    ...others.filter((one) => String(one.id) !== chosen),
  ];
  return (
    <SearchChoice
      form={form}
      name="into"
      label={texts.targetQuestion}
      search={{ label: texts.searchTarget, placeholder: texts.searchTargetHint, maxLength: 200, text, onText: setText }}
      hint={hintOf({ isPending, search, found: others.length })}
      options={shown.map((one) => ({
        value: String(one.id),
        label: <ContentText>{one.title}</ContentText>,
        hint: fillText(texts.targetAbout, {
          author: fullName(one),
          answers: countText(boardTexts.answerCount, one.answers),
        }),
      }))}
    >
      {isError && <Alert tone="error">{texts.targetsFailed}</Alert>}
    </SearchChoice>
  );
}
