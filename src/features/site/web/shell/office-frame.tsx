import { clsx } from 'clsx';
import { isLongName } from '~/shared/site-names';
import type { ComponentType, ReactNode } from 'react';
import { Link, useNames } from '~/router';
import type { PagePath } from '~/shared/addresses';
import * as common from '~/shared/texts';
import { useHydrated } from '~/ui/hooks/use-hydrated';
import { MenuPanel } from '~/ui/menu-panel';
import { MessageDock } from '~/ui/message-dock';
import { Mark } from '../art/mark';
import { BellLink } from './bell';
import { menuIcon, underHeader } from './mobile-menu';
import { PersonMenu } from './person-menu';
import * as texts from '../../texts';

/** How much waits on a screen, also in words. */
interface Waiting {
  count: string;
  words: string;
}

/** A group of the office's screens; the first, without a label, is where the office begins. */
export interface OfficeGroup {
  label: string;
  screens: readonly { path: PagePath; label: string; Icon: ComponentType; waiting?: Waiting | undefined }[];
}

type OfficeFrameProps = {
  menu: readonly OfficeGroup[];
  /** The screen of the menu that is marked. */
  here: PagePath | null;
  unreadCount: number | undefined;
  /** The field that finds people and screens. */
  find?: ReactNode;
  /** The link to the help page about the screen. */
  help?: ReactNode;
  children: ReactNode;
};

/**
 * Shows the frame of the office's screens (docs/product/admin.md, "Office menu"): a header of its own, and the menu as
 * a rail beside the content, below 64rem as a sheet that a button opens.
 */
export function OfficeFrame({ menu, here, unreadCount, find, help, children }: OfficeFrameProps) {
  const isHydrated = useHydrated();
  const { shortName } = useNames();
  return (
    <div data-office="" className="flex flex-1 flex-col [--spacing-header:3.5rem]">
      <header className="sticky top-0 z-40 border-b border-line bg-paper print:hidden">
        <div className="flex min-h-header flex-wrap items-center gap-x-1 px-gutter sm:flex-nowrap sm:gap-x-2 lg:px-4">
          <Sheet menu={menu} here={here} />
          <Link to="/" className="flex min-h-11 items-center gap-2.5 rounded-md text-primary lg:w-44">
            <Mark className="size-8 shrink-0 [--mark-level:var(--color-laterite)]" />
            <span
              className={clsx(
                'leading-none font-bold tracking-tight text-ink max-sm:sr-only',
                isLongName(shortName) ? 'line-clamp-2 max-w-36 wrap-anywhere' : 'sm:whitespace-nowrap',
              )}
            >
              {shortName}
            </span>
          </Link>
          <div className="flex min-w-0 flex-1 justify-end lg:justify-start">{find}</div>
          {help}
          <BellLink unread={unreadCount} />
          <PersonMenu />
        </div>
      </header>
      <div
        className={clsx(
          'flex-1 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:malayalam:grid-cols-[14rem_minmax(0,1fr)] print:block',
        )}
      >
        <div className="border-e border-line bg-sunken max-lg:hidden print:hidden">
          <nav
            aria-label={common.office}
            className={clsx(
              'sticky top-header max-h-[calc(100dvh-var(--spacing-header)-var(--message-room))] overflow-y-auto',
              'px-2 py-2',
            )}
          >
            <Groups menu={menu} here={here} />
          </nav>
        </div>
        <main id="content" tabIndex={-1} className="min-w-0 outline-none lg:[--spacing-gutter:1.25rem]">
          {children}
        </main>
      </div>
      {isHydrated && <MessageDock />}
    </div>
  );
}

type GroupsProps = Pick<OfficeFrameProps, 'menu' | 'here'> & { className?: string };

/** Shows the menu on narrow screens. */
const Sheet = (groups: GroupsProps) => (
  <MenuPanel
    id="office-menu"
    label={texts.menu}
    panelLabel={common.office}
    icon={menuIcon}
    className="lg:hidden"
    buttonClass="-ms-2.5"
    panelClass={underHeader}
  >
    <Groups {...groups} className="sm:columns-2" />
  </MenuPanel>
);

/** Shows the screens by group, each with its icon; the current screen is marked. */
function Groups({ menu, here, className }: GroupsProps) {
  return (
    <div className={className}>
      {menu.map(({ label, screens }) => (
        // No headings: the page's own begin with its title.
        <div
          key={label}
          role={label ? 'group' : undefined}
          aria-label={label || undefined}
          className="break-inside-avoid pb-2"
        >
          {label && (
            <p
              aria-hidden="true"
              className="px-2.5 pt-1.5 pb-0.5 text-2xs leading-snug font-semibold tracking-wide text-muted uppercase"
            >
              {label}
            </p>
          )}
          {/* No list: what a screen lists is the only list of its page. */}
          {screens.map(({ path, label: name, Icon, waiting }) => {
            const isHere = path === here;
            return (
              <Link
                key={path}
                to={path}
                aria-current={isHere ? 'page' : undefined}
                // Not part of the name, which stays that of the screen.
                aria-description={waiting?.words}
                className={clsx(
                  'flex min-h-11 items-center gap-2.5 rounded-md px-2.5 text-sm leading-tight font-medium',
                  'transition-colors focus-visible:-outline-offset-2 lg:pointer-fine:min-h-8 [&_svg]:size-4.5',
                  '[&_svg]:shrink-0',
                  isHere ? 'bg-primary-tint text-primary' : 'text-ink hover:bg-line/60',
                )}
              >
                <Icon aria-hidden="true" />
                <span className="min-w-0 wrap-anywhere">{name}</span>
                {waiting && (
                  <span
                    aria-hidden="true"
                    className={clsx(
                      'ms-auto rounded-full bg-brass-tint px-1.5 text-2xs leading-5 font-semibold text-brass-ink',
                      'tabular-nums',
                    )}
                  >
                    {waiting.count}
                  </span>
                )}
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
