import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { EmptyState } from '~/ui/empty-state';
import { useMessage } from '~/ui/hooks/use-message';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { SearchPanel } from '~/ui/search-panel';
import { Skeleton } from '~/ui/skeleton';
import { Stat, StatGrid } from '~/ui/stat';
import type { MemberFilter, Statistics } from '../../contract';
import { narrowPeople, preparePeople, type PreparedPeople } from '../../rules';
import { membersQuery } from '../queries';
import { ExportButton } from './export-button';
import { MemberTable, type Member } from './member-table';

const everyone: MemberFilter = { search: '', area: '', status: 'all', sort: 'name' };

/** Filters and order beside the search and the areas. */
const choices = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: 'all', label: 'All' },
      { value: 'approved', label: 'Approved' },
      { value: 'pending', label: 'Pending' },
    ],
  },
  {
    name: 'sort',
    label: 'Sort by',
    options: [
      { value: 'name', label: 'Name' },
      { value: 'date', label: 'Date (newest first)' },
      { value: 'completion', label: 'Completion (highest first)' },
      { value: 'area', label: 'Area' },
    ],
  },
] as const;

const frame = {
  title: 'Member Management',
  lead: 'Everybody who is a member or has applied, with how complete their profile is.',
  actions: (
    <ButtonLink to="/app/admin/total-users" variant="secondary">
      Manage Users
    </ButtonLink>
  ),
};

/** docs/product/members.md, "Member management". For superusers; the page decides who may see it. */
export function MembersScreen() {
  const list = useQuery(membersQuery);
  const [filter, setFilter] = useState(everyone);
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  // Superusers also get everybody's approval and completion.
  const people = useMemo(() => list.data && preparePeople(list.data.members as readonly Member[]), [list.data]);
  return (
    <OfficePage
      {...frame}
      message={message}
      busy={list.isPending}
      refresh={list.isPending ? null : { isFetching: list.isFetching, onRefresh: () => void list.refetch() }}
      firstActions={people && <ExportButton people={people} filter={filter} messages={messages} />}
    >
      <ListFrame query={list} failed="Failed to load members. Please try again." waiting={<MembersSkeleton />}>
        {({ statistics }) => (
          <>
            <Tiles statistics={statistics} />
            {people && <People people={people} filter={filter} onFilter={setFilter} />}
          </>
        )}
      </ListFrame>
    </OfficePage>
  );
}

type PeopleProps = { people: PreparedPeople<Member>; filter: MemberFilter; onFilter: (filter: MemberFilter) => void };

function People({ people, filter, onFilter }: PeopleProps) {
  const all = people.name.length;
  // Typing comes first; the rows follow as soon as there is time.
  const settled = useDeferredValue(filter);
  const areas = useMemo(() => areaChoice(people), [people]);
  const found = useMemo(() => narrowPeople(people, settled), [people, settled]);
  const clear = () => onFilter({ ...everyone, sort: filter.sort });
  const isNarrowed = filter.search?.trim() || filter.area || filter.status !== 'all';
  return (
    <>
      <div className="mt-6">
        <SearchPanel
          label="Members"
          text="search"
          placeholder="Name, email, phone or username"
          maxLength={200}
          choices={[areas, ...choices]}
          filter={filter}
          onChange={(part) => onFilter({ ...filter, ...part })}
        >
          {isNarrowed && (
            <Button variant="secondary" size="sm" className="mt-4 pointer-coarse:min-h-11" onClick={clear}>
              Clear
            </Button>
          )}
        </SearchPanel>
      </div>
      <p role="status" className="mt-6 mb-3 text-sm text-muted">
        {countOf(found.length, all)}
      </p>
      {found.length > 0 ? (
        <MemberTable members={found} />
      ) : (
        <EmptyState
          headingLevel={2}
          title="No Members Found"
          icon={<SearchX />}
          action={
            all > 0 && (
              <Button variant="secondary" onClick={clear}>
                Clear search and filters
              </Button>
            )
          }
        >
          {all > 0 ? 'Nobody matches this search and these filters.' : 'Nobody has registered yet.'}
        </EmptyState>
      )}
    </>
  );
}

const Tiles = ({ statistics }: { statistics?: Statistics }) => (
  <StatGrid label="Members in figures">
    <Stat label="Total Members" value={statistics?.total_members} />
    <Stat label="Approved Members" value={statistics?.approved_members} />
    <Stat label="Pending Members" value={statistics?.pending_members} />
    <Stat label="Total Areas" value={statistics?.total_areas} />
    <Stat label="Total Units" value={statistics?.total_units} />
  </StatGrid>
);

/** The screen before the person is known. */
export const MembersWaiting = () => (
  <OfficePage {...frame} busy refresh={null}>
    <MembersSkeleton />
  </OfficePage>
);

const MembersSkeleton = () => (
  <>
    <Tiles />
    <Skeleton className="mt-6 h-40" />
    <Skeleton className="mt-6 h-96" />
  </>
);

function areaChoice({ name: entries }: PreparedPeople<Member>) {
  const names = [...new Set(entries.flatMap(({ person }) => person.area_name ?? []))].sort((a, b) => a.localeCompare(b, 'en-IN'));
  const options = [{ value: '', label: 'All Areas' }, ...names.map((name) => ({ value: name, label: name }))];
  return { name: 'area', label: 'Area', options } as const;
}

const countOf = (found: number, all: number) =>
  found === all ? `${all} ${all === 1 ? 'member' : 'members'}` : `${found} of ${all} members`;
