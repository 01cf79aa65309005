import { Stat, StatGrid } from '~/ui/stat';
import type { DashboardStats } from '../../contract';
import { MembersByArea } from '../figures/members-by-area';
import { showCount } from '../figures/format';
import { Registrations } from '../figures/registrations';
import { QuickActions } from './quick-actions';
import { TodaysActivity } from './todays-activity';
import { Uploads } from './uploads';

/** Numbers, ways to the work, and the two plots. */
export function Overview({ stats, isSuperuser }: { stats: DashboardStats; isSuperuser: boolean }) {
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
