import type { ReactNode } from 'react';
import { Toaster } from '~/ui/toaster';
import { Early } from './early';
import { Footer } from './footer';
import { Header, type HeaderCounts } from './header';
import { MalayalamOffer } from './language-link';
import { PageProgress } from './page-progress';
import * as texts from '../../texts';

/** Shows what stands around every page, the office's too. It needs only the router. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <Early />
      <a href="#content" className="skip-link">
        {texts.skipToContent}
      </a>
      <PageProgress />
      <div className="flex min-h-page flex-col">{children}</div>
    </>
  );
}

/** Shows header, main part and footer of the site. */
export function SiteFrame({ children, ...counts }: HeaderCounts & { children: ReactNode }) {
  return (
    <>
      <Header {...counts} />
      <MalayalamOffer />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <Toaster />
    </>
  );
}
