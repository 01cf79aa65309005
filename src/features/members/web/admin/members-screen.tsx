import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useMemo } from 'react';
import { EditUser, SelectedPeople } from '~/features/accounts/web/public';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { showCount } from '~/shared/show-count';
import { locale } from '~/shared/texts';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { EmptyState } from '~/ui/empty-state';
import { useAddress } from '~/ui/hooks/use-address';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage, type Message, type Messages } from '~/ui/hooks/use-message';
import { ListBar, ListPane } from '~/ui/office/list-bar';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { PrintNote } from '~/ui/office/print-note';
import { useSelection } from '~/ui/office/use-selection';
import { SearchPanel } from '~/ui/search-panel';
import { Skeleton } from '~/ui/skeleton';
import { StatLine } from '~/ui/stat';
import type { Statistics } from '../../contract';
import { narrowPeople, preparePeople, type PreparedPeople } from '../../rules';
import { membersQuery } from '../queries';
import { MemberExport } from './member-export';
import { MemberTable, type Member } from './member-table';
import * as texts from '../../texts';

const fields = {
  search: '',
  area: '',
  status: ['all', 'approved', 'pending'],
  sort: ['name', 'date', 'completion', 'area'],
} as const;

const searched = 'search';

/** Filters and order beside the search and the areas. */
const choices = [
  {
    name: 'status',
    label: texts.status,
    options: [
      { value: 'all', label: texts.statusChoices.all },
      { value: 'approved', label: texts.statusChoices.approved },
      { value: 'pending', label: texts.statusChoices.pending },
    ],
  },
  {
    name: 'sort',
    label: texts.sortBy,
    options: [
      { value: 'name', label: texts.sortChoices.name },
      { value: 'date', label: texts.sortChoices.date },
      { value: 'completion', label: texts.sortChoices.completion },
      { value: 'area', label: texts.sortChoices.area },
    ],
  },
] as const;

const frame = {
  title: texts.memberManagement,
  lead: texts.memberManagementLead,
  actions: (
    <ButtonLink to="/app/admin/total-users" variant="secondary">
      {texts.manageUsers}
    </ButtonLink>
  ),
};

/** docs/product/members.md, "Member management". For superusers; the page decides who may see it. */
export function MembersScreen() {
  const list = useQuery(membersQuery);
  const address = useAddress(fields);
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const editing = useDialog<number>();
  // Superusers also get everybody's approval and completion.
  const people = useMemo(() => list.data && preparePeople(list.data.members as readonly Member[]), [list.data]);
  return (
    <OfficePage
      {...frame}
      busy={list.isPending}
      refresh={list.isPending ? null : { isFetching: list.isFetching, onRefresh: () => void list.refetch() }}
      firstActions={people && <MemberExport people={people} filter={address.shown} messages={messages} />}
    >
      <ListFrame query={list} failed={texts.loadMembersFailed} waiting={<MembersSkeleton />}>
        {({ statistics }) =>
          people && (
            <People
              people={people}
              statistics={statistics}
              address={address}
              message={message}
              messages={messages}
              onOpen={({ id }) => editing.show(id)}
            />
          )
        }
      </ListFrame>
      {editing.subject !== undefined && (
        <EditUser {...editing.state} key={editing.key} id={editing.subject} own={false} onSaved={messages.success} />
      )}
    </OfficePage>
  );
}

type PeopleProps = {
  people: PreparedPeople<Member>;
  statistics: Statistics;
  address: ReturnType<typeof useAddress<typeof fields>>;
  message: Message | null;
  messages: Messages;
  onOpen: (member: Member) => void;
};

function People({
  people,
  statistics,
  address: { shown: filter, change, clear },
  message,
  messages,
  onOpen,
}: PeopleProps) {
  const all = useMemo(() => people.name.map(({ person }) => person), [people]);
  // Typing comes first; the rows follow as soon as there is time.
  const settled = useDeferredValue(filter);
  const areas = useMemo(() => areaChoice(people), [people]);
  const found = useMemo(() => narrowPeople(people, settled), [people, settled]);
  const [selected, selection] = useSelection(all);
  const isNarrowed = filter.search.trim() || filter.area || filter.status !== 'all';
  const count = countOf(found.length, all.length);
  return (
    <ListPane>
      <SearchPanel
        label={texts.members}
        text={searched}
        placeholder={texts.memberSearchHint}
        maxLength={200}
        choices={[areas, ...choices]}
        filter={filter}
        onChange={(part) => change(part, part.search === undefined ? 'choice' : undefined)}
      />
      <ListBar
        count={count}
        message={message}
        actions={
          <>
            {isNarrowed && (
              <Button
                variant="secondary"
                size="sm"
                className="pointer-fine:min-h-8! pointer-coarse:min-h-11"
                onClick={() => clear('sort')}
              >
                {texts.clear}
              </Button>
            )}
            <SelectedPeople
              hasHead
              people={selected}
              found={found.map(({ id }) => id)}
              selection={selection}
              messages={messages}
            />
          </>
        }
        figures={selected.length === 0 && <Figures statistics={statistics} />}
      />
      <PrintNote
        count={count}
        filters={[
          [texts.search, settled.search],
          [texts.area, settled.area],
          [texts.status, settled.status === 'all' ? '' : texts.statusOnPaper[settled.status]],
        ]}
      />
      {found.length > 0 ? (
        <MemberTable
          members={found}
          selection={selection}
          sort={{ by: filter.sort, onSort: (sort) => change({ sort }) }}
          onOpen={onOpen}
        />
      ) : (
        <EmptyState
          headingLevel={2}
          title={texts.noMembersFound}
          icon={<SearchX />}
          action={
            all.length > 0 && (
              <Button variant="secondary" onClick={() => clear('sort')}>
                {texts.clearSearchAndFilters}
              </Button>
            )
          }
        >
          {all.length > 0 ? texts.nobodyMatchesFilters : texts.nobodyRegistered}
        </EmptyState>
      )}
    </ListPane>
  );
}

function Figures({ statistics }: { statistics?: Statistics }) {
  const of = (name: keyof Statistics) => statistics && showCount(statistics[name]);
  return (
    <StatLine
      label={texts.membersInFigures}
      figures={[
        { label: texts.totalMembers, value: of('total_members') },
        { label: texts.approvedMembers, value: of('approved_members') },
        { label: texts.pendingMembers, value: of('pending_members') },
        { label: texts.totalAreas, value: of('total_areas') },
        { label: texts.totalUnits, value: of('total_units') },
      ]}
    />
  );
}

/** The screen before the person is known. */
export const MembersWaiting = () => (
  <OfficePage {...frame} busy refresh={null}>
    <MembersSkeleton />
  </OfficePage>
);

const MembersSkeleton = () => (
  <div className="flex flex-col gap-3">
    <Skeleton className="h-15" />
    <Figures />
    <Skeleton className="h-120" />
  </div>
);

function areaChoice({ name: entries }: PreparedPeople<Member>) {
  const names = [...new Set(entries.flatMap(({ person }) => person.area_name ?? []))].sort((a, b) =>
    a.localeCompare(b, locale),
  );
  const options = [{ value: '', label: texts.allAreas }, ...names.map((name) => ({ value: name, label: name }))];
  return { name: 'area', label: texts.area, options } as const;
}

const countOf = (found: number, all: number) =>
  found === all
    ? countText(texts.memberCount, all)
    : fillText(texts.foundOfMembers, { found: showCount(found), all: showCount(all) });
