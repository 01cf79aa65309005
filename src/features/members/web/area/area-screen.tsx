import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { hasWords, searchText, searchWords } from '~/shared/search';
import { showCount } from '~/shared/show-count';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button-link';
import { useAddress } from '~/ui/hooks/use-address';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { PrintNote } from '~/ui/office/print-note';
import { SearchBar } from '~/ui/search-bar';
import { Skeleton } from '~/ui/skeleton';
import { StatLine } from '~/ui/stat';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import type { AreaMember, AreaOverview } from '../../contract';
import { areaOverviewQuery } from '../queries';
import { Applicants, Members, sortMembers } from './people';

const frame = {
  title: 'Area Admin Dashboard',
  lead: 'Members and applicants of your area.',
  actions: (
    <>
      <ButtonLink to="/app/admin/licences" variant="secondary">
        Licences
      </ButtonLink>
      <ButtonLink to="/member/dashboard" variant="secondary">
        My Profile
      </ButtonLink>
    </>
  ),
};

const fields = { search: '', tab: ['members', 'pending'], sort: ['name', 'unit', 'joined', 'completion'], page: 1 } as const;

const failed = 'Something went wrong while fetching data.';

/** An area admin's own area: figures, members and applicants, all of it read only (docs/product/members.md, "Area admin dashboard"). */
export function AreaScreen() {
  const query = useQuery(areaOverviewQuery);
  const area = query.data?.area;
  return (
    <OfficePage {...frame} busy={query.isPending} lead={area ? `Members and applicants of ${area.name}.` : frame.lead}>
      <ListFrame query={query} failed={failed} denied={failed} waiting={<AreaSkeleton />}>
        {(overview) =>
          overview.area ? (
            <Overview overview={overview} />
          ) : (
            <Alert title="No area yet">The office has not assigned you an area yet. Its members will be shown here.</Alert>
          )
        }
      </ListFrame>
    </OfficePage>
  );
}

/** The screen before the person is known. */
export const AreaWaiting = () => (
  <OfficePage {...frame} busy>
    <AreaSkeleton />
  </OfficePage>
);

const AreaSkeleton = () => (
  <div className="flex flex-col gap-3">
    <Skeleton className="h-15" />
    <Skeleton className="h-96" />
  </div>
);

function Overview({ overview }: { overview: AreaOverview }) {
  const { statistics } = overview;
  const { shown, change } = useAddress(fields);
  const settled = useDeferredValue(shown.search);
  const members = useMemo(
    () => sortMembers(matching(overview.members, settled), shown.sort),
    [overview.members, settled, shown.sort],
  );
  const applicants = useMemo(() => matching(overview.pending_users, settled), [overview.pending_users, settled]);
  const searching = settled.trim() !== '';
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <SearchBar
          label="Your area"
          fieldLabel="Search members and applicants"
          placeholder="Name, email, phone, unit or membership ID"
          value={shown.search}
          onChange={(search) => change({ search })}
          className="w-full"
        />
        <StatLine
          label="Your area in figures"
          figures={[
            { label: 'Members', value: showCount(statistics.total_members) },
            { label: 'Pending Applicants', value: showCount(statistics.pending_members) },
            { label: 'Units', value: showCount(statistics.total_units) },
            { label: 'New Members', hint: 'in the last 30 days', value: showCount(statistics.new_this_month) },
          ]}
        />
      </div>
      <Tabs value={shown.tab} onValueChange={(tab) => change({ tab: tab as typeof shown.tab })} className="mt-2">
        <TabList label="People of your area">
          <Tab value="members" count={showCount(members.length)}>
            Members
          </Tab>
          <Tab value="pending" count={showCount(applicants.length)}>
            Pending
          </Tab>
        </TabList>
        <PrintNote
          count={shown.tab === 'members' ? `${showCount(members.length)} members` : `${showCount(applicants.length)} applicants`}
          filters={[['Search', settled]]}
        />
        <TabPanel value="members" className="pt-3!">
          <Members
            members={members}
            searching={searching}
            page={shown.page}
            onPage={(page) => change({ page })}
            sort={{ by: shown.sort, onSort: (sort) => change({ sort }) }}
          />
        </TabPanel>
        <TabPanel value="pending" className="pt-3!">
          <Applicants applicants={applicants} searching={searching} />
        </TabPanel>
      </Tabs>
    </>
  );
}

/** People in whom every word typed is found, in the order they came. */
function matching<P extends AreaMember>(people: readonly P[], q: string): P[] {
  const words = searchWords(q);
  return people.filter(({ full_name: name, username, email, phone, unit_name: unit, membership_id: id }) =>
    hasWords(searchText([name, username, email, phone, unit, id]), words),
  );
}
