import { clsx } from 'clsx';
import type { Rights } from '~/shared/access';
import { formatCount } from '~/shared/format-count';
import * as common from '~/shared/texts';
import { Stat, StatGrid } from '~/ui/stat';
import type { DashboardStats } from '../../contract';
import { MembersByArea } from '../figures/members-by-area';
import { Registrations } from '../figures/registrations';
import { Backups } from './backups';
import { Block } from './block';
import { hasActions, QuickActions } from './quick-actions';
import { DiskSpaceBlock } from './disk-space';
import { Uploads } from './uploads';
import * as texts from '../../texts';

/** Renders the numbers, the links to the work, and the two plots. */
export function Overview({ stats, rights }: { stats: DashboardStats; rights: Rights }) {
  const acts = hasActions(rights);
  const today = <TodaysActivity stats={stats} wide={!acts} />;
  return (
    <div className="flex flex-col gap-8 lg:gap-12">
      <StatGrid label={texts.theDistrictInFigures}>
        <Stat label={common.totalUsers} value={formatCount(stats.total_users)} />
        <Stat label={common.totalAreas} value={formatCount(stats.total_areas)} />
        <Stat label={texts.areaAdmins} value={formatCount(stats.area_admins)} />
      </StatGrid>
      {acts ? (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <QuickActions pending={stats.pending_approvals} rights={rights} />
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
      {rights.isSuperuser && (
        <div className="grid gap-8 lg:grid-cols-2">
          <Backups />
          <DiskSpaceBlock />
        </div>
      )}
    </div>
  );
}

type TodaysActivityProps = {
  stats: DashboardStats;
  /** The block takes the page's whole width, rather than a column beside the actions. */
  wide: boolean;
};

/** Renders what happened since midnight, and the work that is left. */
function TodaysActivity({ stats, wide }: TodaysActivityProps) {
  return (
    <Block title={texts.todaysActivity}>
      <dl
        className={clsx(
          'grid gap-px overflow-hidden rounded-lg border border-line bg-line shadow-sm',
          wide ? 'sm:grid-cols-3' : 'sm:max-lg:grid-cols-3 lg:h-full',
        )}
      >
        <Entry label={texts.newRegistrations} hint={texts.sinceMidnight} value={stats.new_registrations_today} />
        <Entry label={texts.pendingReviews} hint={texts.waitingHint} value={stats.pending_approvals} />
        <Entry label={texts.activeAdmins} hint={texts.signedInToday} value={stats.active_admins} />
      </dl>
    </Block>
  );
}

function Entry({ label, hint, value }: { label: string; hint: string; value: number }) {
  return (
    <div className="flex items-center justify-between gap-4 bg-card px-5 py-4">
      <dt className="min-w-0">
        {label} <span className="block text-2xs text-muted">{hint}</span>
      </dt>
      <dd className="text-2xl font-semibold tabular-nums">{formatCount(value)}</dd>
    </div>
  );
}
