import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { hasWords, searchText, searchWords } from '~/shared/search';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button-link';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { SearchBar } from '~/ui/search-bar';
import { Skeleton } from '~/ui/skeleton';
import { Stat, StatGrid } from '~/ui/stat';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import type { AreaMember, AreaOverview } from '../../contract';
import { areaOverviewQuery } from '../queries';
import { Applicants, Members } from './people';

const frame = {
  title: 'Area Admin Dashboard',
  lead: 'Members and applicants of your area.',
  actions: (
    <ButtonLink to="/member/dashboard" variant="secondary">
      My Profile
    </ButtonLink>
  ),
};

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
            <Alert title="No area yet">The office has not assigned you an area. Its members will be shown here.</Alert>
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
  <div className="flex flex-col gap-6">
    <Skeleton className="h-28" />
    <Skeleton className="h-96" />
  </div>
);

function Overview({ overview }: { overview: AreaOverview }) {
  const { statistics } = overview;
  const [q, setQ] = useState('');
  const settled = useDeferredValue(q);
  const members = useMemo(() => matching(overview.members, settled), [overview.members, settled]);
  const applicants = useMemo(() => matching(overview.pending_users, settled), [overview.pending_users, settled]);
  return (
    <>
      <StatGrid label="Your area in figures">
        <Stat label="Members" value={statistics.total_members} />
        <Stat label="Pending Applicants" value={statistics.pending_members} />
        <Stat label="Units" value={statistics.total_units} />
        <Stat label="New Members" hint="in the last 30 days" value={statistics.new_this_month} />
      </StatGrid>
      <SearchBar
        label="Your area"
        fieldLabel="Search members and applicants"
        placeholder="Name, email, phone, unit or membership ID"
        value={q}
        onChange={setQ}
        className="mt-6"
      />
      <Tabs defaultValue="members" className="mt-6">
        <TabList label="People of your area">
          <Tab value="members" count={members.length}>
            Members
          </Tab>
          <Tab value="pending" count={applicants.length}>
            Pending
          </Tab>
        </TabList>
        <TabPanel value="members">
          {/* A new search begins on the first page. */}
          <Members key={settled} members={members} searching={settled.trim() !== ''} />
        </TabPanel>
        <TabPanel value="pending">
          <Applicants applicants={applicants} searching={settled.trim() !== ''} />
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
