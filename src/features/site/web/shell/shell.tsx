import type { ReactNode } from 'react';
import { Toaster } from '~/ui/toaster';
import { Early } from './early';
import { Footer } from './footer';
import { Header, type HeaderCounts } from './header';
import { MalayalamOffer } from './language-link';
import { PageProgress } from './page-progress';
import * as texts from '../../texts';

type ShellProps = HeaderCounts & { children: ReactNode };

/** The frame around every page. Needs nothing but the router, so that the error screen can be inside it too. */
export function Shell({ children, ...counts }: ShellProps) {
  return (
    <>
      <Early />
      <a href="#content" className="skip-link">
        {texts.skipToContent}
      </a>
      <PageProgress />
      <div className="flex min-h-dvh flex-col">
        <Header {...counts} />
        <MalayalamOffer />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer />
      </div>
      <Toaster />
    </>
  );
}
