import { useQuery, useQueryClient } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { Session } from '~/features/accounts/web/public';
import { CallError } from '~/shared/api-client';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Container } from '~/ui/container';
import { PageHeader } from '~/ui/page-header';
import { Stat, StatGrid } from '~/ui/stat';
import type { DashboardStats } from '../../contract';
import { MembersByArea } from '../figures/members-by-area';
import { showCount } from '../figures/numbers';
import { Registrations } from '../figures/registrations';
import { statsQuery } from '../queries';
import { AccessError, fetchFailed } from './access-error';
import { QuickActions } from './quick-actions';
import { TodaysActivity } from './todays-activity';
import { Uploads } from './uploads';
import { DashboardSkeleton } from './waiting';

/** members-and-administration.md section 2, "Admin dashboard"; staff see only what they may use (readings.md, "Roles"). */
export function DashboardScreen({ session }: { session: Session }) {
  const client = useQueryClient();
  const { data, error, isPending, isFetching, refetch } = useQuery(statsQuery);
  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        lead={session.user.full_name ? `Welcome, ${session.user.full_name}` : 'Members, areas and content of the district.'}
        actions={
          <Button variant="secondary" loading={isFetching} onClick={() => void client.invalidateQueries()}>
            <RotateCw aria-hidden="true" />
            Refresh
          </Button>
        }
      />
      <Container className="py-8 sm:py-12">
        {isPending ? (
          <DashboardSkeleton />
        ) : !data || isDenied(error) ? (
          <AccessError denied={isDenied(error)} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <>
            {error && (
              <Alert tone="error" className="mb-6">
                {fetchFailed}
              </Alert>
            )}
            <Numbers stats={data} isSuperuser={session.isSuperuser} />
          </>
        )}
      </Container>
    </>
  );
}

/** What the server says to somebody who is staff no more. */
const isDenied = (error: Error | null) => error instanceof CallError && error.status === 403;

function Numbers({ stats, isSuperuser }: { stats: DashboardStats; isSuperuser: boolean }) {
  const today = <TodaysActivity stats={stats} wide={!isSuperuser} />;
  return (
    <div className="flex flex-col gap-8 lg:gap-12">
      <StatGrid label="The district in figures">
        <Stat label="Total Users" value={showCount(stats.total_users)} />
        <Stat label="Total Areas" value={showCount(stats.total_areas)} />
        <Stat label="Area Admins" value={showCount(stats.area_admins)} />
      </StatGrid>
      {isSuperuser ? (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <QuickActions pending={stats.pending_approvals} />
          {today}
        </div>
      ) : (
        today
      )}
      <Uploads />
      <div className="grid items-start gap-6 lg:gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Registrations months={stats.registrations_by_month} />
        <MembersByArea areas={stats.members_by_area} />
      </div>
    </div>
  );
}
