import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { membersQuery } from '~/features/members/web/public';
import { countText } from '~/shared/count-text';
import { findAll, keysBy, searchWords } from '~/shared/search';
import * as common from '~/shared/texts';
import { Alert } from '~/ui/alert';
import { SearchChoice } from '~/ui/forms/search-choice';
import type { RecordForm } from '~/ui/forms/use-record-form';
import * as texts from '../texts';
import type { PositionValues } from './use-position-form';

/** Number of members offered at once; typing more finds the others. */
const maxOffered = 6;

type Person = { full_name: string; username: string; email: string | null; phone: string | null };
const keysOf = keysBy(({ full_name: name, username, email, phone }: Person) => ({
  names: [name],
  codes: [username, email, phone],
}));

/** Renders the choice of a member: a search, and the members found as the options of one choice. */
export function PersonField({ form }: { form: RecordForm<PositionValues> }) {
  const { data, isError, isPending } = useQuery(membersQuery);
  const [text, setText] = useState('');
  const settled = useDeferredValue(text);
  const chosen = form.watch('user_id');
  const people = useMemo(() => data?.members.filter(({ is_approved: approved }) => approved !== false), [data]);
  if (isError && !people) return <Alert tone="error">{texts.membersFailed}</Alert>;
  const words = searchWords(settled);
  const found = words.length > 0 ? findAll(people ?? [], words, keysOf) : [];
  const isChosen = ({ id }: { id: number }) => String(id) === chosen;
  // The chosen member stays in view, whatever is typed next.
  const shown = [
    ...(people ?? []).filter(isChosen),
    ...found.filter((person) => !isChosen(person)).slice(0, maxOffered),
  ];
  return (
    <SearchChoice
      form={form}
      name="user_id"
      label={texts.person}
      search={{
        label: texts.searchMembers,
        placeholder: common.memberSearchHint,
        maxLength: 100,
        text,
        onText: setText,
      }}
      hint={hintOf({ isPending, typed: words.length > 0, found: found.length })}
      options={shown.map((person) => ({
        value: String(person.id),
        label: person.full_name,
        hint: [person.area_name, person.unit_name, person.phone].filter(Boolean).join(', '),
      }))}
    />
  );
}

function hintOf({ isPending, typed, found }: { isPending: boolean; typed: boolean; found: number }): string {
  if (isPending) return texts.loadingMembers;
  if (!typed) return texts.typeAName;
  if (found === 0) return texts.nobodyFound;
  return countText(found > maxOffered ? texts.manyMembersFound : texts.membersFound, found);
}
