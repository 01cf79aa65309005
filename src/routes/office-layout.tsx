import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { waitsByScreen } from '~/features/admin/web/waits-by-screen';
import { todayQuery } from '~/features/admin/web/queries';
import { FindField } from '~/features/find/web/public';
import { HelpLink, helpTexts, officeJobs, type OfficeJob } from '~/features/help/web/public';
import { useUnreadCount } from '~/features/notifications/web/public';
import { useFreshRights } from '~/features/people/web/public';
import * as setup from '~/features/setup/texts';
import { setupQuery } from '~/features/setup/web/public';
import { OfficeFrame } from '~/features/site/web/public';
import { matchIn, useLocation } from '~/router';
import { ScreenAccessContext, useKnownSession } from '~/session';
import { hasAccess } from '~/shared/access';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { OpensPeople } from '~/ui/office/person-link';
import { inMenuFor, isInMenu, screensFor } from './office-menu';
import { groups } from './office-screen';
import { screens } from './office-screens';

const labels: Record<(typeof groups)[number], string> = {
  today: '',
  people: common.people,
  site: common.site,
  money: setup.money,
  board: common.board,
  records: common.records,
};

/** The screen that is in the menu only while the site is being set up. */
const setupPath = '/app/admin/setup';

/** The help pages, for Find. */
const helpPages = [
  { path: '/app/help', label: common.help } as const,
  ...(Object.keys(officeJobs) as OfficeJob[]).map((job) => ({
    path: `/app/help/${job}` as const,
    label: fillText(helpTexts.helpOf, { job: officeJobs[job].title }),
  })),
];

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
  const entered = useMemo(() => (session ? screensFor(session) : screens.slice(0, 1)), [session]);
  // Once a visit, and after each write of the office: the dashboard's own answer, where it is there.
  const { data: today } = useQuery({ ...todayQuery, staleTime: 60_000, enabled: session?.isStaff === true });
  const { data: openTasks } = useQuery({ ...setupQuery, staleTime: 60_000, enabled: session?.isSuperuser === true });
  const isBeingSetUp = openTasks !== undefined && (!openTasks.open || openTasks.tasks.some(({ done }) => !done));
  const menu = useMemo(() => {
    const waiting = waitsByScreen(today?.queues ?? [], inMenuFor);
    const inMenu = isBeingSetUp ? [...entered, ...screens.filter(({ path }) => path === setupPath)] : entered;
    const shown = inMenu.map((screen) => ({
      ...screen,
      group: screen.path === setupPath ? 'today' : screen.group,
      waiting: waiting.get(screen.path),
    }));
    return groups
      .map((group) => ({ label: labels[group], screens: shown.filter((screen) => screen.group === group) }))
      .filter((group) => group.screens.length > 0);
  }, [entered, today, isBeingSetUp]);
  const screen = matchIn(screens, pathname)?.route ?? null;
  const isSetUp = screen?.path === setupPath && isBeingSetUp;
  const here = screen && (isInMenu(screen.group) || isSetUp ? screen.path : screen.group);
  const isOffice = Boolean(session && hasAccess(session, 'staff-or-area-admin'));
  const found = useMemo(() => [...entered, ...helpPages], [entered]);
  return (
    <ScreenAccessContext value={screen}>
      <OfficeFrame
        menu={menu}
        here={here}
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
