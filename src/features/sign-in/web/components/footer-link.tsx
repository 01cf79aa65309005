import type { ReactNode } from 'react';
import { Link } from '~/router';
import type { PagePath } from '~/shared/addresses';

/** Renders a link under the frame of a sign-in screen. */
export const FooterLink = ({ to, children }: { to: PagePath; children: ReactNode }) => (
  <Link to={to} className="link inline-flex min-h-11 items-center px-2">
    {children}
  </Link>
);
