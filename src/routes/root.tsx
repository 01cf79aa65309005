import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, use, useState, type ReactNode } from 'react';
import { useUnansweredCount } from '~/features/community/web/public';
import { useUnreadCount } from '~/features/notifications/web/public';
import { ProofHost } from '~/features/security/web/public';
import { ErrorScreen, footQuery, namesQuery, Shell, SiteFrame } from '~/features/site/web/public';
import {
  Boundary,
  CurrentPage,
  PageDataScript,
  PageHead,
  RouterProvider,
  ScriptMark,
  Scrolling,
  scrollScript,
  useHasOwnFrame,
  usePage,
  type Router,
} from '~/router';
import { useKnownSession, wasHereBefore } from '~/session';
import { clientWith, loadQueries, type LoadArgs } from '~/shared/page';
import { unknownNames, type PageNames } from '~/shared/site-names';
import { locale } from '~/shared/texts';
import { fontPreload } from '~/ui/font';
import icon from './favicon.svg?inline';
import styles from './root.css?url';

/** Loads what every page shows; on the server, so that it comes with the first page. */
export async function load(args: LoadArgs) {
  const [{ answers }, { answers: named }] = await Promise.all([
    loadQueries(args, footQuery),
    loadQueries(args, namesQuery()),
  ]);
  return { answers, names: (named?.[0]?.[1] as PageNames | undefined) ?? unknownNames };
}

/**
 * Renders the whole document, on the server and in the browser. `data` is what the page brings with it for the browser,
 * as text.
 */
export function Root({ router, data }: { router: Router; data: string }) {
  return (
    <RouterProvider router={router}>
      <html lang={locale}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content="#0f1614" media="(prefers-color-scheme: dark)" />
          <PageHead />
          <link {...fontPreload} />
          {/* Inline: a browser would fetch it before the page is painted. The browser's script leaves icons out, whose
              addresses the office's look changes in the finished page (features/site/server/look/dress.ts). */}
          {import.meta.env.SSR && (
            <>
              <link rel="icon" href={icon} type="image/svg+xml" />
              <link rel="icon" href="/favicon.ico" sizes="32x32" />
              <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
            </>
          )}
          <link rel="stylesheet" href={styles} />
          <noscript>
            <style>{'.js-only{display:none!important}'}</style>
          </noscript>
        </head>
        <body>
          <Answers>
            <Boundary fallback={<ErrorScreen />}>
              <App />
            </Boundary>
          </Answers>
          <Scrolling />
          <script nonce={use(ScriptMark)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scrollScript }} />
          <PageDataScript text={data} />
        </body>
      </html>
    </RouterProvider>
  );
}

/** Provides the answers that the page was made from, to the error screen too. */
function Answers({ children }: { children: ReactNode }) {
  const page = usePage();
  const [client] = useState(() => clientWith(page));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Renders the page in its shell. */
function App() {
  const shown = <CurrentPage />;
  const session = useKnownSession();
  const [wasHere] = useState(wasHereBefore);
  return (
    <>
      <Shell>{useHasOwnFrame() ? shown : <CountingFrame>{shown}</CountingFrame>}</Shell>
      <ProofHost />
      {(session || (session === null && wasHere)) && (
        <Suspense>
          <Tools />
        </Suspense>
      )}
    </>
  );
}

/** What people have who are logged in or come again. */
const Tools = lazy(() => import('./tools'));

/**
 * Renders the site's frame with the header's numbers. Its children are the same when they change: the page isn't
 * rendered again.
 */
function CountingFrame({ children }: { children: ReactNode }) {
  return (
    <SiteFrame unansweredCount={useUnansweredCount()} unreadCount={useUnreadCount()}>
      {children}
    </SiteFrame>
  );
}
