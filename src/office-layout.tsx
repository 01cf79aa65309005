import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { useFreshRights } from '~/features/accounts/web/public';
import { useKnownSession } from '~/session';
import { hasAccess, type Who } from '~/shared/access';
import { OfficeScreens, type OfficeScreen } from '~/ui/office/office-menu';

/** Every screen of the office with who may enter it, in the order of the menu (docs/product/admin.md, "Office menu"). */
const screens: readonly (OfficeScreen & { who: Who })[] = [
  { to: '/app/admin/dashboard', label: 'Admin Dashboard', who: 'staff' },
  { to: '/app/admin/pending-members', label: 'Pending', who: 'registrar' },
  { to: '/app/admin/licences', label: 'Licences', who: 'registrar-or-area-admin' },
  { to: '/app/admin/total-members', label: 'Members', who: 'superuser' },
  { to: '/app/admin/total-users', label: 'Users', who: 'superuser' },
  { to: '/app/admin/cards', label: 'Cards', who: 'registrar' },
  { to: '/app/admin/imports', label: 'Imports', who: 'registrar' },
  { to: '/app/admin/areas', label: 'Areas', who: 'superuser' },
  { to: '/app/admin/positions', label: 'Positions', who: 'registrar' },
  { to: '/admin/manage-ads', label: 'Ads', who: 'staff' },
  { to: '/admin/manage-events', label: 'Events', who: 'staff' },
  { to: '/admin/manage-resources', label: 'Resources', who: 'staff' },
  { to: '/app/admin/flags', label: 'Flagged', who: 'superuser' },
  { to: '/app/admin/audit', label: 'Audit', who: 'superuser' },
];

/** What the office's screens have in common. It stands here, not in a feature: the menu knows the screens of all of them. */
export default function OfficeLayout() {
  const session = useKnownSession();
  // A superuser has every duty.
  useFreshRights(session?.isStaff === true && !session.isSuperuser);
  // Until the person is known, the HTML is the same for everybody.
  const entered = useMemo(() => (session ? screens.filter(({ who }) => hasAccess(session, who)) : screens.slice(0, 1)), [session]);
  return (
    <OfficeScreens value={entered}>
      <Outlet />
    </OfficeScreens>
  );
}
