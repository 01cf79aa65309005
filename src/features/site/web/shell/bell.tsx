import Bell from 'lucide-react/icons/bell';
import { clsx } from 'clsx';
import { Link, useLocation } from '~/router';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { isActive, loggedIn } from './navigation';
import * as texts from '../../texts';

const to = '/notifications';

/** Links to the reader's notices, with the number of unread ones; the page's styles hide it from visitors. */
export function BellLink({ unread = 0 }: { unread?: number | undefined }) {
  const active = isActive(to, useLocation().pathname);
  return (
    <span data-for={loggedIn.join(' ')} className="contents">
      <Link
        to={to}
        title={common.notifications}
        aria-current={active ? 'page' : undefined}
        aria-label={unread > 0 ? fillText(texts.notificationsUnread, { unread }) : common.notifications}
        className={clsx(
          'relative inline-grid size-11 shrink-0 place-items-center rounded-md transition-colors hover:bg-sunken',
          active && 'text-primary',
        )}
      >
        <Bell aria-hidden="true" className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className={clsx(
              'absolute start-1/2 top-1 min-w-5 rounded-full border-2 border-paper bg-laterite px-1',
              'text-center text-[0.7rem]/4 font-bold text-on-laterite tabular-nums',
            )}
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </Link>
    </span>
  );
}
