import Flag from 'lucide-react/icons/flag';
import Map from 'lucide-react/icons/map';
import ScrollText from 'lucide-react/icons/scroll-text';
import UserCheck from 'lucide-react/icons/user-check';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import { showCount } from '../figures/numbers';
import { ActionLink } from './action-link';
import { Block } from './block';

/** The superuser's places (members-and-administration.md section 2); staff may enter none of them. */
export function QuickActions({ pending }: { pending: number }) {
  return (
    <Block title="Quick Actions">
      <div className="grid gap-4 sm:grid-cols-2">
        <ActionLink to="/app/admin/pending-members" title="Review Pending" icon={<UserCheck />}>
          {pending === 0 ? 'Nobody is waiting' : `${showCount(pending)} waiting for approval`}
        </ActionLink>
        <ActionLink to="/app/admin/total-members" title="Manage Members" icon={<Users />}>
          Search, filter and export
        </ActionLink>
        <ActionLink to="/app/admin/areas" title="Manage Areas" icon={<Map />}>
          Areas and their units
        </ActionLink>
        <ActionLink to="/app/admin/total-users" title="Manage Users" icon={<UserCog />}>
          Accounts, roles and photos
        </ActionLink>
        <ActionLink to="/app/admin/flags" title="Flags" icon={<Flag />}>
          Reported posts of the community
        </ActionLink>
        <ActionLink to="/app/admin/audit" title="Audit Log" icon={<ScrollText />}>
          Who changed what, and when
        </ActionLink>
      </div>
    </Block>
  );
}
