import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { membersQuery } from '~/features/members/web/public';
import { hasWords, searchText, searchWords } from '~/shared/search';
import { counted } from '~/shared/show-count';
import { Alert } from '~/ui/alert';
import { Field } from '~/ui/field';
import { RadioField } from '~/ui/forms/choice-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';
import { Input } from '~/ui/input';
import type { PositionValues } from './use-position-form';

/** So many are offered at once; whoever is not among them is found by typing more. */
const most = 6;

/** Chooses a member: a search, and whom it finds as one choice of several. */
export function PersonField({ form }: { form: RecordForm<PositionValues> }) {
  const { data, isError, isPending } = useQuery(membersQuery);
  const [text, setText] = useState('');
  const settled = useDeferredValue(text);
  const chosen = form.watch('user_id');
  const people = useMemo(
    () =>
      data?.members
        .filter(({ is_approved: approved }) => approved !== false)
        .map((person) => ({ ...person, text: searchText([person.full_name, person.username, person.email, person.phone]) })),
    [data],
  );
  if (isError && !people) return <Alert tone="error">Failed to load members. Please close this window and try again.</Alert>;
  const words = searchWords(settled);
  const found = words.length > 0 ? (people ?? []).filter((person) => hasWords(person.text, words)) : [];
  const isChosen = ({ id }: { id: number }) => String(id) === chosen;
  // Whoever is chosen stays in view, whatever is typed next.
  const shown = [...(people ?? []).filter(isChosen), ...found.filter((person) => !isChosen(person)).slice(0, most)];
  return (
    <div className="flex flex-col gap-3">
      <Field label="Search members" hint={hintOf({ isPending, typed: words.length > 0, found: found.length })}>
        <Input
          type="search"
          data-autofocus
          autoComplete="off"
          maxLength={100}
          placeholder="Name, email, phone or username"
          value={text}
          onChange={(event) => setText(event.target.value)}
          // Enter sends the form no sooner than there is one.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      <RadioField
        form={form}
        name="user_id"
        label="Person"
        required
        options={shown.map((person) => ({
          value: String(person.id),
          label: person.full_name,
          hint: [person.area_name, person.unit_name, person.phone].filter(Boolean).join(', '),
        }))}
      />
    </div>
  );
}

function hintOf({ isPending, typed, found }: { isPending: boolean; typed: boolean; found: number }): string {
  if (isPending) return 'Loading members …';
  if (!typed) return 'Type a part of the name, then choose the person below.';
  return found > most ? `${counted(found, 'member')} found. Type more to narrow them.` : found === 0 ? 'Nobody found.' : `${counted(found, 'member')} found.`;
}
