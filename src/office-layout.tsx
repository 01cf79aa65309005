import { useMemo, type ReactNode } from 'react';
import { useFreshRights } from '~/features/accounts/web/public';
import { officeTitle as privacyTitle } from '~/features/privacy/web/public';
import { useKnownSession } from '~/session';
import { hasAccess, type Who } from '~/shared/access';
import * as common from '~/shared/texts';
import { OfficeScreens, type OfficeScreen } from '~/ui/office/office-menu';

/** Every screen of the office with who may enter it, in the order of the menu (docs/product/admin.md, "Office menu"). */
const screens: readonly (OfficeScreen & { who: Who })[] = [
  { to: '/app/admin/dashboard', label: common.adminDashboard, who: 'staff' },
  { to: '/app/admin/pending-members', label: common.pending, who: 'registrar' },
  { to: '/app/admin/licences', label: common.licences, who: 'registrar-or-area-admin' },
  { to: '/app/admin/posts', label: common.circulars, who: 'staff-or-area-admin' },
  { to: '/app/admin/total-members', label: common.members, who: 'superuser' },
  { to: '/app/admin/total-users', label: common.users, who: 'superuser' },
  { to: '/app/admin/cards', label: common.cards, who: 'registrar' },
  { to: '/app/admin/imports', label: common.imports, who: 'registrar' },
  { to: '/app/admin/areas', label: common.areas, who: 'superuser' },
  { to: '/app/admin/positions', label: common.positions, who: 'registrar' },
  { to: '/admin/manage-ads', label: common.ads, who: 'staff' },
  { to: '/admin/manage-events', label: common.events, who: 'staff' },
  { to: '/admin/manage-resources', label: common.resources, who: 'staff' },
  { to: '/app/admin/flags', label: common.flagged, who: 'moderator' },
  { to: '/app/admin/tags', label: common.tags, who: 'moderator' },
  { to: '/app/admin/privacy', label: privacyTitle, who: 'superuser' },
  { to: '/app/admin/audit', label: common.audit, who: 'superuser' },
];

/** What the office's screens have in common. It stands here, not in a feature: the menu knows the screens of all of them. */
export default function OfficeLayout({ children }: { children: ReactNode }) {
  const session = useKnownSession();
  // A superuser has every duty.
  useFreshRights(
    session !== null && session !== undefined && (session.isStaff || session.duties.length > 0) && !session.isSuperuser,
  );
  // Until the person is known, the HTML is the same for everybody.
  const entered = useMemo(
    () => (session ? screens.filter(({ who }) => hasAccess(session, who)) : screens.slice(0, 1)),
    [session],
  );
  return <OfficeScreens value={entered}>{children}</OfficeScreens>;
}
