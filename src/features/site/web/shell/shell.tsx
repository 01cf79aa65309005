import type { ReactNode } from 'react';
import { Toaster } from '~/ui/toaster';
import { Early } from './early';
import { Footer } from './footer';
import { Header } from './header';
import { PageProgress } from './page-progress';
import './shell.css';

type ShellProps = {
  children: ReactNode;
  /** Questions nobody has answered, shown beside Community; undefined as long as nobody counts them. */
  unansweredCount?: number;
};

/** What stands around every page. Needs the router and nothing else, so that an error page can stand in it too. */
export function Shell({ children, unansweredCount }: ShellProps) {
  return (
    <>
      <Early />
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <PageProgress />
      <div className="flex min-h-dvh flex-col">
        <Header unansweredCount={unansweredCount} />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer />
      </div>
      <Toaster />
    </>
  );
}
