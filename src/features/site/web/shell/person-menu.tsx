import { clsx } from 'clsx';
import CircleUser from 'lucide-react/icons/circle-user';
import { Link } from '~/router';
import { logout, useKnownSession } from '~/session';
import { MenuPanel } from '~/ui/menu-panel';
import { LanguageLink } from './language-link';
import { isFor, memberOnly, type NavigationEntry } from './navigation';
import { chooseTheme, useTheme } from './theme';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

/** The pages of a person of the office that are their own, in the office's header (docs/product/admin.md). */
const ownPages: readonly NavigationEntry[] = [
  { to: '/dashboard', label: texts.ownProfile, for: ['user'] },
  { to: '/member/dashboard', label: texts.ownProfile, for: memberOnly },
  { to: '/member/licence', label: texts.ownLicence },
  { to: '/member/card', label: texts.ownCard, for: memberOnly },
  { to: '/member/events', label: common.ownEvents },
  { to: '/circulars', label: common.circulars, for: memberOnly },
  { to: '/account/security', label: texts.ownSecurity },
  { to: '/account/privacy', label: common.privacy },
];

const entryClass =
  'flex min-h-11 w-full items-center rounded-md px-3 text-start text-base font-medium hover:bg-sunken ' +
  'lg:pointer-fine:min-h-9 lg:pointer-fine:text-sm';

/** Shows the menu of the person's own: their pages, language and theme, the way to the site, and Logout. */
export function PersonMenu() {
  const session = useKnownSession();
  const theme = useTheme();
  const name = session?.user.full_name;
  return (
    <MenuPanel
      id="person-menu"
      label={texts.yourMenu}
      icon={() => <CircleUser aria-hidden="true" className="size-6!" />}
      className="relative"
      buttonClass="-me-2.5"
      panelClass={clsx(
        'end-0 mt-1 max-h-[calc(100dvh-var(--spacing-header)-var(--message-room)-1rem)] w-64',
        'rounded-lg border border-line p-2 shadow-lg',
      )}
    >
      {name && <p className="px-3 py-1.5 text-sm font-semibold wrap-anywhere">{name}</p>}
      {ownPages
        .filter((entry) => isFor(entry, session?.kind ?? null))
        .map(({ to, label }) => (
          <Link key={to} to={to} className={entryClass}>
            {label}
          </Link>
        ))}
      <hr className="my-1.5 border-line" />
      <LanguageLink className={entryClass} />
      <button
        type="button"
        aria-pressed={theme === 'dark'}
        className={entryClass}
        onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
      >
        {texts.darkTheme}
      </button>
      <hr className="my-1.5 border-line" />
      <Link to="/" className={entryClass}>
        {texts.viewSite}
      </Link>
      <button type="button" className={entryClass} onClick={() => void logout()}>
        {texts.logout}
      </button>
    </MenuPanel>
  );
}
