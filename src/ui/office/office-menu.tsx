import { clsx } from 'clsx';
import { createContext, use, useEffect, useRef } from 'react';
import { Link, useLocation } from '~/router';
import * as common from '~/shared/texts';
import { Container } from '../container';

/** A screen of the office, as its menu names it. */
export interface OfficeScreen {
  to: string;
  label: string;
}

/** The screens that the person may see. Nothing outside the office, where there is no menu. */
export const OfficeScreens = createContext<readonly OfficeScreen[]>([]);

/** The way from each screen of the office to every other: one line, which goes on sideways where there is no room. */
export function OfficeMenu() {
  const screens = use(OfficeScreens);
  const { pathname } = useLocation();
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const link = current.current;
    // Only sideways: the page itself stays where it is.
    if (link?.parentElement)
      link.parentElement.scrollLeft = link.offsetLeft - link.parentElement.clientWidth / 2 + link.offsetWidth / 2;
  }, [pathname, screens]);
  if (screens.length === 0) return null;
  return (
    <nav aria-label={common.office} className="border-b border-line bg-sunken print:hidden">
      {/* No list: what a screen lists is the only list of its main part. */}
      <Container className="relative flex min-h-10 overflow-x-auto [scrollbar-width:none]">
        {screens.map(({ to, label }) => {
          const here = to === pathname;
          return (
            <Link
              key={to}
              ref={here ? current : undefined}
              to={to}
              aria-current={here ? 'page' : undefined}
              className={clsx(
                'flex shrink-0 items-center border-b-[3px] px-2.5 pt-[3px] text-sm font-semibold transition-colors first:-ms-2.5',
                'focus-visible:-outline-offset-2 pointer-coarse:min-h-11',
                here ? 'border-laterite text-ink' : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {label}
            </Link>
          );
        })}
      </Container>
    </nav>
  );
}
