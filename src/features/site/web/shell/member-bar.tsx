import Ellipsis from 'lucide-react/icons/ellipsis';
import House from 'lucide-react/icons/house';
import IdCard from 'lucide-react/icons/id-card';
import Megaphone from 'lucide-react/icons/megaphone';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { clsx } from 'clsx';
import { Link, useLocation } from '~/router';
import type { PagePath } from '~/shared/addresses';
import * as common from '~/shared/texts';
import * as texts from '../../texts';
import { isActive } from './navigation';

const home: PagePath = '/member/dashboard';
const more: PagePath = '/member/more';

const entries = [
  { to: home, label: texts.ownHome, Icon: House },
  { to: '/member/card', label: texts.barCard, Icon: IdCard },
  { to: '/circulars', label: texts.barCirculars, Icon: Megaphone },
  { to: '/community', label: texts.barBoard, Icon: MessagesSquare },
  { to: more, label: common.more, Icon: Ellipsis },
] as const;

/** A member's other pages, which *More* leads to. */
const underMore = [
  '/member/licence',
  '/member/dues',
  '/member/events',
  '/members',
  '/notifications',
  '/account',
  '/help',
];

/**
 * Shows a member's pages at the bottom of a phone, where a thumb reaches them (docs/product/site.md, "Bar"). Messages
 * stand below it; --bar-room is its height (shell.css).
 */
export function MemberBar() {
  const { pathname } = useLocation();
  const here = entries.find(({ to }) => isActive(to, pathname))?.to;
  const marked = here ?? (underMore.some((to) => isActive(to, pathname)) ? more : undefined);
  return (
    <nav
      aria-label={texts.ownPages}
      className={clsx(
        'fixed inset-x-0 bottom-(--message-room) z-40 h-(--bar-room) border-t border-line bg-card',
        'pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden',
      )}
    >
      <ul className="grid h-full grid-cols-5">
        {entries.map(({ to, label, Icon }) => (
          <li key={to} className="min-w-0">
            <Link
              to={to}
              aria-current={to === marked ? 'page' : undefined}
              className={clsx(
                'flex h-full flex-col items-center justify-center gap-0.5 text-2xs leading-none font-semibold',
                'no-underline focus-visible:-outline-offset-2 big-letters:text-[0px]',
                'malayalam:text-[0.625rem] malayalam:tracking-tight',
                to === marked
                  ? 'text-primary shadow-[inset_0_2px_0_var(--color-primary)]'
                  : 'text-muted hover:text-primary',
              )}
            >
              <Icon aria-hidden="true" className="size-5.5 shrink-0" />
              <span className="max-w-full truncate pt-0.5 leading-tight">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
