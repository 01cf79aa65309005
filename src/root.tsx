import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { useUnansweredCount } from '~/features/community/web/public';
import { useUnreadCount } from '~/features/notifications/web/public';
import { ProofHost } from '~/features/security/web/public';
import { Shell, ErrorScreen } from '~/features/site/web/public';
import { clientWith, type PageData } from '~/shared/page';
import { locale } from '~/shared/texts';
import { fontPreload } from '~/ui/font';
// One style sheet for the whole site: whatever else a page had to wait for before its first paint would cost more than these bytes.
import '~/ui/theme.css';
import '~/features/site/web/art/art.css';
import '~/features/site/web/shell/shell.css';
import '~/features/community/web/board.css';
import '~/features/events/web/components/event-dialog.css';
import '~/features/resources/web/flipbook/flipbook.css';

export const links = () => [
  fontPreload,
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1614" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        <noscript>
          <style>{'.js-only{display:none!important}'}</style>
        </noscript>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The page that the server rendered brings the answers it was made from; it stands in the shell. */
export default function App() {
  const page = useMatches().at(-1)?.loaderData as Partial<PageData> | null | undefined;
  const [client] = useState(() => clientWith(page));
  return (
    <QueryClientProvider client={client}>
      <CountingShell>
        <Outlet />
      </CountingShell>
      <ProofHost />
    </QueryClientProvider>
  );
}

/** The shell with the header's numbers. Its children are the same when they change: the page isn't rendered again. */
function CountingShell({ children }: { children: ReactNode }) {
  return (
    <Shell unansweredCount={useUnansweredCount()} unreadCount={useUnreadCount()}>
      {children}
    </Shell>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}
