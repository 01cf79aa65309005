import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useMemo } from 'react';
import { EditUser } from '~/features/people/web/public';
import { useFactorReset } from '~/features/sign-in/web/public';
import { SelectedPeople } from '~/features/applications/web/public';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { ButtonLink } from '~/ui/button-link';
import { useAddress } from '~/ui/hooks/use-address';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage, type Message, type Messages } from '~/ui/hooks/use-message';
import { NothingFound } from '~/ui/nothing-found';
import { ListBar, ListPane } from '~/ui/office/list-bar';
import { ListFrame, ListSkeleton } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { PrintNote } from '~/ui/office/print-note';
import { useSelection } from '~/ui/office/use-selection';
import { SearchPanel } from '~/ui/search-panel';
import { optionsOf } from '~/ui/select';
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

/** The choices of filter and order, besides the search and the areas. */
const choices = [
  {
    name: 'status',
    label: common.status,
    options: optionsOf(fields.status, texts.statusChoices),
  },
  {
    name: 'sort',
    label: common.sortBy,
    options: optionsOf(fields.sort, texts.sortChoices),
  },
] as const;

const frame = {
  title: texts.memberManagement,
  lead: texts.memberManagementLead,
  actions: (
    <ButtonLink to="/app/admin/total-users" variant="secondary">
      {common.manageUsers}
    </ButtonLink>
  ),
};

/** Renders the management of members, for superusers (docs/product/members.md, "Member management"). */
export function MembersScreen() {
  const list = useQuery(membersQuery);
  const address = useAddress(fields);
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  const editing = useDialog<number>();
  // For superusers the answer includes every person's approval and completion.
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
        <EditUser
          {...editing.state}
          key={editing.key}
          id={editing.subject}
          isOwn={false}
          useFactorReset={useFactorReset}
          onSaved={messages.success}
        />
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
  // Typing comes first; the rows follow as soon as the browser has time.
  const settled = useDeferredValue(filter);
  const areas = useMemo(() => areaChoice(people), [people]);
  const found = useMemo(() => narrowPeople(people, settled), [people, settled]);
  const [selected, selection] = useSelection(all);
  const isNarrowed = filter.search.trim() !== '' || filter.area !== '' || filter.status !== 'all';
  const count = countOf(found.length, all.length);
  return (
    <ListPane>
      <SearchPanel
        label={common.members}
        text={searched}
        placeholder={common.memberSearchHint}
        maxLength={200}
        choices={[areas, ...choices]}
        filter={filter}
        onChange={change}
      />
      <ListBar
        count={count}
        message={message}
        onClear={isNarrowed && (() => clear('sort'))}
        actions={
          <SelectedPeople
            hasHead
            people={selected}
            found={found.map(({ id }) => id)}
            selection={selection}
            messages={messages}
          />
        }
        figures={selected.length === 0 && <Figures statistics={statistics} />}
      />
      <PrintNote
        count={count}
        filters={[
          [common.searchLabel, settled.search],
          [personTexts.area, settled.area],
          [common.status, settled.status === 'all' ? '' : texts.statusOnPaper[settled.status]],
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
        <NothingFound
          title={texts.noMembersFound}
          icon={<SearchX />}
          clearLabel={common.clearSearchAndFilters}
          onClear={all.length > 0 && (() => clear('sort'))}
        >
          {all.length > 0 ? texts.nobodyMatchesFilters : texts.nobodyRegistered}
        </NothingFound>
      )}
    </ListPane>
  );
}

function Figures({ statistics }: { statistics?: Statistics }) {
  const of = (name: keyof Statistics) => statistics && formatCount(statistics[name]);
  return (
    <StatLine
      label={texts.membersInFigures}
      figures={[
        { label: texts.totalMembers, value: of('total_members') },
        { label: texts.approvedMembers, value: of('approved_members') },
        { label: texts.pendingMembers, value: of('pending_members') },
        { label: common.totalAreas, value: of('total_areas') },
        { label: texts.totalUnits, value: of('total_units') },
      ]}
    />
  );
}

/** Renders the screen's frame while the session is unknown. */
export const MembersWaiting = () => (
  <OfficePage {...frame} busy refresh={null}>
    <MembersSkeleton />
  </OfficePage>
);

const MembersSkeleton = () => <ListSkeleton figures={<Figures />} className="h-120" />;

function areaChoice({ name: entries }: PreparedPeople<Member>) {
  const names = [...new Set(entries.flatMap(({ person }) => person.area_name ?? []))].sort((a, b) =>
    a.localeCompare(b, common.locale),
  );
  const options = [{ value: '', label: common.allAreasOption }, ...names.map((name) => ({ value: name, label: name }))];
  return { name: 'area', label: personTexts.area, options } as const;
}

const countOf = (found: number, all: number) =>
  found === all
    ? countText(texts.memberCount, all)
    : fillText(texts.foundOfMembers, { found: formatCount(found), all: formatCount(all) });
