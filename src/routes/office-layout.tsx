import { useMemo, type ReactNode } from 'react';
import { FindField } from '~/features/find/web/public';
import { HelpLink, helpTexts, officeJobs, type OfficeJob } from '~/features/help/web/public';
import { useUnreadCount } from '~/features/notifications/web/public';
import { useFreshRights } from '~/features/people/web/public';
import { OfficeFrame } from '~/features/site/web/public';
import { matchIn, useLocation } from '~/router';
import { ScreenAccessContext, useKnownSession } from '~/session';
import { hasAccess } from '~/shared/access';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { OpensPeople } from '~/ui/office/person-link';
import { groups, screens } from './office-screens';

const labels: Record<(typeof groups)[number], string> = {
  today: '',
  people: common.people,
  site: common.site,
  board: common.board,
  records: common.records,
};

/** The help pages, for Find. */
const helpPages = (Object.keys(officeJobs) as OfficeJob[]).map((job) => ({
  path: `/app/help/${job}` as const,
  label: fillText(helpTexts.helpOf, { job: officeJobs[job].title }),
}));

/** Renders the frame of the office's screens, with the screens that the person may enter, and guards each of them. */
export default function OfficeLayout({ children }: { children: ReactNode }) {
  const session = useKnownSession();
  const { pathname } = useLocation();
  const unreadCount = useUnreadCount();
  // A superuser has every duty.
  useFreshRights(
    session !== null && session !== undefined && (session.isStaff || session.duties.length > 0) && !session.isSuperuser,
  );
  // Until the person is known, the HTML is the same for every visitor.
  const entered = useMemo(
    () => (session ? screens.filter(({ access }) => hasAccess(session, access)) : screens.slice(0, 1)),
    [session],
  );
  const menu = useMemo(
    () =>
      groups
        .map((group) => ({ label: labels[group], screens: entered.filter((screen) => screen.group === group) }))
        .filter((group) => group.screens.length > 0),
    [entered],
  );
  const isOffice = Boolean(session && hasAccess(session, 'staff-or-area-admin'));
  const screen = matchIn(screens, pathname)?.route ?? null;
  // An address with an open part is no place to go to.
  const found = useMemo(() => [...entered.filter(({ path }) => !path.includes(':')), ...helpPages], [entered]);
  return (
    <ScreenAccessContext value={screen}>
      <OfficeFrame
        menu={menu}
        unreadCount={unreadCount}
        find={<FindField screens={found} />}
        help={isOffice && <HelpLink to={screen?.help ? `/app/help/${screen.help}` : '/app/help'} />}
      >
        <OpensPeople value={isOffice}>{children}</OpensPeople>
      </OfficeFrame>
    </ScreenAccessContext>
  );
}

OfficeLayout.hasOwnFrame = true;
