import { clsx } from 'clsx';
import { Link, useLocation, useNames, useParams } from '~/router';
import { logout, useKnownSession } from '~/session';
import { isLongName } from '~/shared/site-names';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { Mark } from '../art/mark';
import { BellLink } from './bell';
import { LanguageLink } from './language-link';
import { MobileMenu } from './mobile-menu';
import { actions, isActive, isFor, labelOf, loggedIn, pages, type Person } from './navigation';
import { ThemeToggle } from './theme-toggle';
import { useHydrated } from '~/ui/hooks/use-hydrated';
import * as texts from '../../texts';

/** The counts that the shell shows; undefined for people they don't concern. */
export interface HeaderCounts {
  /** Unanswered questions, shown beside Community. */
  unansweredCount?: number | undefined;
  /** Unread notices, on the bell. */
  unreadCount?: number | undefined;
}

/**
 * Shows the header, sticky at the top of every page. Until the person is known it renders all variants, and shell.css
 * shows the right one.
 */
export function Header({ unansweredCount, unreadCount }: HeaderCounts) {
  const { shortName } = useNames();
  const session = useKnownSession();
  const person = session === undefined ? null : (session?.kind ?? 'visitor');
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      {/* With very large letters on a phone the buttons go below the name. A small tablet is just wide enough for an
          administrator's buttons, and letters differ by a pixel from device to device. */}
      <div
        className={clsx(
          'mx-auto flex min-h-header max-w-[calc(84rem+2*var(--spacing-gutter))] flex-wrap items-center',
          'gap-x-2 px-gutter sm:flex-nowrap sm:max-md:gap-x-1',
        )}
      >
        <div className="flex min-w-min flex-1">
          <Link to="/" className="flex min-h-11 items-center gap-2.5 rounded-md text-primary">
            <Mark className="size-9 shrink-0 [--mark-level:var(--color-laterite)]" />
            <span
              className={clsx(
                'text-lg leading-none font-bold tracking-tight text-ink',
                isLongName(shortName) ? 'line-clamp-2 wrap-anywhere' : 'sm:whitespace-nowrap',
              )}
            >
              {shortName}
            </span>
          </Link>
        </div>
        <nav aria-label={texts.main} className="hidden xl:block malayalam:xl:hidden malayalam:min-[90rem]:block">
          <ul className="flex items-center">
            <PageLinks
              person={person}
              unansweredCount={unansweredCount}
              className="px-2 2xl:px-3 malayalam:text-sm malayalam:2xl:px-2"
            />
          </ul>
        </nav>
        {isFor({ for: loggedIn }, person) && <BellLink unread={unreadCount} />}
        <LanguageLink
          short
          className={clsx(
            'flex size-11 shrink-0 items-center justify-center rounded-md text-lg font-semibold',
            'text-ink hover:bg-sunken max-[25rem]:[html[data-session]_&]:hidden',
          )}
        />
        <ThemeToggle />
        <div className="hidden items-center gap-2 whitespace-nowrap sm:flex malayalam:sm:max-md:hidden">
          <Actions person={person} size="sm" className="min-h-11" />
        </div>
        <MobileMenu>
          <ul className="flex flex-col">
            <PageLinks
              person={person}
              unansweredCount={unansweredCount}
              className="min-h-12 border-b border-line text-lg"
            />
            <li className="min-[25rem]:hidden">
              <LanguageLink className="flex min-h-12 items-center border-b border-line text-lg font-medium" />
            </li>
          </ul>
          <div className="mt-5 grid gap-3 sm:hidden malayalam:sm:max-md:grid">
            <Actions person={person} size="md" />
          </div>
        </MobileMenu>
      </div>
    </header>
  );
}

type PageLinksProps = { person: Person | null; unansweredCount: number | undefined; className: string };

function PageLinks({ person, unansweredCount, className }: PageLinksProps) {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  // Unknown paths share one cached page: its HTML can't depend on the path.
  const unknownPath = useParams()['*'] !== undefined;
  const placeKnown = hydrated || !unknownPath;
  return pages
    .filter((entry) => isFor(entry, person))
    .map((entry) => {
      const active = placeKnown && isActive(entry.to, pathname);
      return (
        <li key={entry.to} data-for={entry.for?.join(' ')}>
          <Link
            to={entry.to}
            aria-current={active ? 'page' : undefined}
            className={clsx(
              'relative flex min-h-11 items-center font-medium whitespace-nowrap transition-colors hover:text-primary',
              active
                ? [
                    'text-primary after:absolute after:inset-x-2',
                    'after:-bottom-[calc((var(--spacing-header)-2.75rem)/2)]',
                    'after:h-0.5 after:bg-primary max-xl:after:hidden malayalam:max-[90rem]:after:hidden',
                  ]
                : 'text-ink',
              className,
            )}
          >
            {labelOf(entry, unansweredCount)}
          </Link>
        </li>
      );
    });
}

type ActionsProps = { person: Person | null; size: 'sm' | 'md'; className?: string };

function Actions({ person, size, className }: ActionsProps) {
  return (
    <>
      {actions
        .filter((entry) => isFor(entry, person))
        .map((entry) => (
          <span key={entry.to} data-for={entry.for?.join(' ')} className="contents">
            <ButtonLink
              to={entry.to}
              size={size}
              variant={entry.to === '/login' ? 'secondary' : 'primary'}
              className={className}
            >
              {entry.label}
            </ButtonLink>
          </span>
        ))}
      {isFor({ for: loggedIn }, person) && (
        <span data-for={loggedIn.join(' ')} className="contents">
          <Button size={size} variant="secondary" className={className} onClick={() => void logout()}>
            {texts.logout}
          </Button>
        </span>
      )}
    </>
  );
}
