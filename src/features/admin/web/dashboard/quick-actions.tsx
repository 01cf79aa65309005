import { clsx } from 'clsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Flag from 'lucide-react/icons/flag';
import Landmark from 'lucide-react/icons/landmark';
import Map from 'lucide-react/icons/map';
import ScrollText from 'lucide-react/icons/scroll-text';
import UserCheck from 'lucide-react/icons/user-check';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import type { ComponentType } from 'react';
import { Link } from '~/router';
import type { PagePath } from '~/shared/addresses';
import { hasAccess, type Rights, type Access } from '~/shared/access';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import * as common from '~/shared/texts';
import { Block } from './block';
import * as texts from '../../texts';

interface Action {
  to: PagePath;
  access: Access;
  title: string;
  Icon: ComponentType;
  lead: string;
}

/** Returns every action with the access it needs, in the order in which they are shown. */
const actionsOf = (pending: number): readonly Action[] => [
  {
    to: '/app/admin/pending-members',
    access: 'registrar',
    title: texts.reviewPending,
    Icon: UserCheck,
    lead: pending === 0 ? texts.nobodyIsWaiting : fillText(texts.waitingForApproval, { pending: formatCount(pending) }),
  },
  {
    to: '/app/admin/total-members',
    access: 'superuser',
    title: texts.manageMembers,
    Icon: Users,
    lead: texts.manageMembersLead,
  },
  { to: '/app/admin/areas', access: 'superuser', title: common.manageAreas, Icon: Map, lead: texts.manageAreasLead },
  {
    to: '/app/admin/positions',
    access: 'registrar',
    title: common.positions,
    Icon: Landmark,
    lead: texts.positionsLead,
  },
  {
    to: '/app/admin/total-users',
    access: 'superuser',
    title: common.manageUsers,
    Icon: UserCog,
    lead: texts.manageUsersLead,
  },
  { to: '/app/admin/flags', access: 'superuser', title: texts.flags, Icon: Flag, lead: texts.flagsLead },
  { to: '/app/admin/audit', access: 'superuser', title: common.auditLog, Icon: ScrollText, lead: texts.auditLogLead },
];

/** Whether a person has any action: staff without a duty have none. */
export const hasActions = (rights: Rights) => actionsOf(0).some(({ access }) => hasAccess(rights, access));

/** Renders the screens that a person may enter, each as a link in a card (docs/product/admin.md, "Quick Actions"). */
export function QuickActions({ pending, rights }: { pending: number; rights: Rights }) {
  return (
    <Block title={texts.quickActions}>
      <div className="grid gap-4 sm:grid-cols-2">
        {actionsOf(pending)
          .filter(({ access }) => hasAccess(rights, access))
          .map(({ to, title, Icon, lead }) => (
            <Link
              key={to}
              to={to}
              className={clsx(
                'group flex min-w-0 items-start gap-4 rounded-lg border border-line bg-card p-4 text-ink',
                'no-underline shadow-sm transition-[border-color,box-shadow] hover:border-primary hover:shadow-md',
                'sm:p-5',
              )}
            >
              <span
                aria-hidden="true"
                className={clsx(
                  'grid size-11 shrink-0 place-items-center rounded-md bg-primary-tint text-primary [&_svg]:size-5',
                )}
              >
                <Icon />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{title}</span>
                <span className="mt-0.5 block text-sm text-muted">{lead}</span>
              </span>
              <ArrowRight
                aria-hidden="true"
                className={clsx(
                  'mt-3 size-5 shrink-0 text-muted transition-transform group-hover:translate-x-0.5',
                  'group-hover:text-primary',
                )}
              />
            </Link>
          ))}
      </div>
    </Block>
  );
}
