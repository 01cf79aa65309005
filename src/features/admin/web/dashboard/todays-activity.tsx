import { clsx } from 'clsx';
import type { DashboardStats } from '../../contract';
import { showCount } from '../figures/format';
import { Block } from './block';

type TodaysActivityProps = {
  stats: DashboardStats;
  /** It has the page's whole width, rather than a column beside the actions. */
  wide: boolean;
};

/** What happened since midnight, and what is left to do. */
export function TodaysActivity({ stats, wide }: TodaysActivityProps) {
  return (
    <Block title="Today's Activity">
      <dl
        className={clsx(
          'grid gap-px overflow-hidden rounded-lg border border-line bg-line shadow-sm',
          wide ? 'sm:grid-cols-3' : 'sm:max-lg:grid-cols-3 lg:h-full',
        )}
      >
        <Entry label="New Registrations" hint="since midnight" value={stats.new_registrations_today} />
        <Entry label="Pending Reviews" hint="waiting for approval" value={stats.pending_approvals} />
        <Entry label="Active Admins" hint="signed in today" value={stats.active_admins} />
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
      <dd className="text-2xl font-semibold tabular-nums">{showCount(value)}</dd>
    </div>
  );
}
