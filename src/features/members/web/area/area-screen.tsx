import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { ErrorState } from '~/ui/error-state';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import { Stat, StatGrid } from '~/ui/stat';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import type { AreaOverview } from '../../contract';
import { areaOverviewQuery } from '../queries';
import { Applicants } from './applicants';
import { Members } from './members';
import { matching } from './matching';

/** The own area of an area admin: figures, members and applicants, all of it read only (readings.md, "Roles"). */
export function AreaScreen() {
  const { data, isPending, isFetching, refetch } = useQuery(areaOverviewQuery);
  if (isPending) return <AreaWaiting />;
  return (
    <>
      <AreaHeader area={data?.area?.name} />
      <Container className="py-8 sm:py-12">
        {!data ? (
          <ErrorState
            title="Something went wrong while fetching data."
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : data.area ? (
          <Overview overview={data} />
        ) : (
          <Alert title="No area yet">The office has not assigned you an area. Its members will be shown here.</Alert>
        )}
      </Container>
    </>
  );
}

/** The screen before the person and the data are known. */
export function AreaWaiting() {
  return (
    <div aria-busy="true">
      <AreaHeader />
      <Container className="flex flex-col gap-6 py-8 sm:py-12">
        <Skeleton className="h-28" />
        <Skeleton className="h-96" />
      </Container>
    </div>
  );
}

function AreaHeader({ area }: { area?: string }) {
  return (
    <PageHeader
      title="Area Admin Dashboard"
      lead={area ? `Members and applicants of ${area}.` : 'Members and applicants of your area.'}
      actions={
        <ButtonLink to="/member/dashboard" variant="secondary">
          My Profile
        </ButtonLink>
      }
    />
  );
}

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
      <form role="search" aria-label="Your area" noValidate className="mt-6 max-w-xl" onSubmit={(event) => event.preventDefault()}>
        <Field label="Search members and applicants">
          <Input
            type="search"
            autoComplete="off"
            maxLength={100}
            placeholder="Name, email, phone, unit or membership ID"
            value={q}
            onChange={(event) => setQ(event.target.value)}
          />
        </Field>
      </form>
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
