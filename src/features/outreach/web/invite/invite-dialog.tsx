import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { membersQuery } from '~/features/members/web/public';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { findAll, keysBy, searchWords } from '~/shared/search';
import { Checkbox } from '~/ui/checkbox';
import { langOf } from '~/ui/content-text';
import { Field } from '~/ui/field';
import { FieldError } from '~/ui/field-error';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { SearchInput } from '~/ui/search-input';
import { Skeleton } from '~/ui/skeleton';
import { toast } from '~/ui/toast';
import type { Question } from '~/shared/board/schemas';
import { inviteForm, type Expert } from '../../contract/invitations';
import { mostInvited } from '../../contract/limits';
import { categoryName } from '~/features/community/web/public';
import * as texts from '../../texts';
import * as boardTexts from '~/shared/board/texts';
import { expertsQuery, inviteMembers } from './queries';

type InviteDialogProps = DialogState & { question: Question; personId: number };

/** Asks up to three members to answer (docs/product/outreach.md, "Asking a member"). */
export function InviteDialog({ question, personId, ...state }: InviteDialogProps) {
  return (
    <FormDialog
      {...state}
      title={boardTexts.askSomebody}
      description={fillText(texts.askSomebodyLead, { most: mostInvited })}
    >
      <InviteForm question={question} personId={personId} onAsked={state.onClose} />
    </FormDialog>
  );
}

interface Values {
  users: number[];
}

function InviteForm({
  question: { id, category },
  personId,
  onAsked,
}: {
  question: Question;
  personId: number;
  onAsked: () => void;
}) {
  const { mutateAsync: invite } = useMutation(inviteMembers);
  const form = useRecordForm<Values>({
    opened: { values: { users: [] } },
    schema: inviteForm,
    failed: texts.inviteFailed,
    known: { 404: true, 409: true, 429: true },
    save: async ({ values }) => {
      const { invited, skipped } = await invite({ params: { id }, body: values });
      const names = skipped.map(({ full_name: name }) => name).join(', ');
      const done = [
        ...(invited.length > 0 ? [countText(texts.invitedNow, invited.length)] : []),
        ...(names ? [fillText(texts.skippedNames, { names })] : []),
      ].join(' ');
      if (invited.length > 0) toast.success(done);
      else toast.info(done);
      onAsked();
    },
  });
  const { field, fieldState } = useController({ control: form.control, name: 'users' });
  const experts = useQuery(expertsQuery(category));
  const suggested = (experts.data?.experts ?? []).filter((one) => one.id !== personId).slice(0, mostSuggested);
  const choice = { chosen: field.value, change: (users: number[]) => field.onChange(users) };
  const errorId = useId();
  return (
    <Form form={form} className="flex flex-col gap-5">
      <Suggestions category={category} experts={experts} people={suggested} {...choice} />
      <SearchByName shownAbove={suggested.map((one) => one.id)} personId={personId} {...choice} />
      <p role="status" className="text-sm text-muted">
        {field.value.length > 0 && countText(texts.chosenPeople, field.value.length)}
      </p>
      {fieldState.error?.message && <FieldError id={errorId}>{fieldState.error.message}</FieldError>}
      <FormActions form={form} submitLabel={texts.askThem} />
    </Form>
  );
}

interface Choice {
  chosen: readonly number[];
  change: (users: number[]) => void;
}

interface Candidate {
  id: number;
  full_name: string;
  hint: string;
}

/** The numbers of shown members: of those who answered well, and of those found by name. */
const mostSuggested = 6;
const mostFound = 8;

type SuggestionsProps = Choice &
  Pick<Question, 'category'> & {
    experts: Pick<UseQueryResult, 'isPending' | 'isError' | 'isSuccess'>;
    people: readonly Expert[];
  };

function Suggestions({ category, experts, people, ...choice }: SuggestionsProps) {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="mb-1 text-base">
        {fillText(texts.suggested, { category: categoryName(category) })}
      </h3>
      {experts.isPending && <Skeleton className="h-24" />}
      {experts.isError && <p className="text-sm text-danger">{texts.suggestedFailed}</p>}
      {experts.isSuccess && people.length === 0 && <p className="text-sm text-muted">{texts.nobodySuggested}</p>}
      <Candidates
        {...choice}
        people={people.map(({ id, full_name, area_name: area, best_answers: best, is_verified: verified }) => ({
          id,
          full_name,
          hint: [area, best > 0 && countText(texts.bestAnswers, best), verified && boardTexts.verified]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </section>
  );
}

const keysOf = keysBy(({ full_name: name, username }: { full_name: string; username: string }) => ({
  names: [name],
  codes: [username],
}));

/** Finds members by a typed name, without those who are already shown above; chosen members stay in view. */
function SearchByName({
  shownAbove,
  personId,
  ...choice
}: Choice & { shownAbove: readonly number[]; personId: number }) {
  const { chosen } = choice;
  const [typed, setTyped] = useState('');
  const words = searchWords(typed);
  const wanted = words.join('').length > 1;
  const members = useQuery({ ...membersQuery, enabled: wanted || chosen.length > 0 });
  const all = members.data?.members;
  const isOther = ({ id }: { id: number }) => id !== personId && !shownAbove.includes(id);
  const matching = wanted && all ? findAll(all, words, keysOf) : [];
  const found = matching.filter(isOther);
  const chosenBefore = (all ?? []).filter(
    (one) => chosen.includes(one.id) && isOther(one) && !found.slice(0, mostFound).includes(one),
  );
  const shown = [...chosenBefore, ...found.slice(0, mostFound)];
  return (
    <div>
      <Field label={texts.searchMembers}>
        <SearchInput maxLength={100} value={typed} onText={setTyped} />
      </Field>
      {wanted && members.isPending && <Skeleton className="mt-3 h-16" />}
      {wanted && members.isError && <p className="mt-2 text-sm text-danger">{texts.loadMembersFailed}</p>}
      {wanted && all && matching.length === 0 && <p className="mt-2 text-sm text-muted">{texts.noMemberFound}</p>}
      <Candidates
        {...choice}
        people={shown.map(({ id, full_name, area_name: area }) => ({ id, full_name, hint: area ?? '' }))}
      />
      {found.length > mostFound && <p className="mt-1 text-sm text-muted">{texts.moreMembers}</p>}
    </div>
  );
}

function Candidates({ people, chosen, change }: Choice & { people: readonly Candidate[] }) {
  return (
    <ul className="mt-1 flex flex-col">
      {people.map(({ id, full_name: name, hint }) => {
        const isChosen = chosen.includes(id);
        return (
          <li key={id} className="wrap-anywhere">
            <Checkbox
              label={<span lang={langOf(name)}>{name}</span>}
              hint={hint && <span lang={langOf(hint)}>{hint}</span>}
              checked={isChosen}
              disabled={!isChosen && chosen.length >= mostInvited}
              onChange={() => change(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
            />
          </li>
        );
      })}
    </ul>
  );
}
