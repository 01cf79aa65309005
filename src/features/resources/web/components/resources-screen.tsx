import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { logQuietly } from '~/shared/log-quietly';
import { formatCount } from '~/shared/format-count';
import * as common from '~/shared/texts';
import { Container } from '~/ui/container';
import { ErrorState } from '~/ui/error-state';
import { useAddress } from '~/ui/hooks/use-address';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import { Stat, StatGrid } from '~/ui/stat';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import type { Flipbook, ResourceDocument } from '../../contract';
import { countByCategory } from '../../rules';
import { Directory } from '../flipbook/directory';
import { archivesQuery, currentQuery, documentsQuery } from '../queries';
import { DocumentList } from './document-list';
import * as texts from '../../texts';

/** Shows the resources page (docs/product/resources.md, "Resources page"): loading, failed or loaded. */
export function ResourcesScreen() {
  const current = useQuery(currentQuery);
  const archives = useQuery(archivesQuery);
  const documents = useQuery(documentsQuery);
  const results = [current, archives, documents];
  const failures = results.map(({ error }) => error);
  useLogged(failures);
  // A single list that fails is only logged: the others show, and the next refresh brings it.
  const none = results.every(({ data }) => data === undefined);
  if (none && failures.every(Boolean)) {
    return (
      <Failed
        retrying={results.some(({ isFetching }) => isFetching)}
        onRetry={() => results.forEach(({ refetch }) => void refetch())}
      />
    );
  }
  if (results.some(({ isPending }) => isPending)) return <Waiting />;
  return <Loaded current={current.data ?? null} archives={archives.data ?? []} documents={documents.data ?? []} />;
}

function useLogged(failures: readonly (Error | null)[]) {
  const last = failures.find(Boolean);
  useEffect(() => {
    if (last) logQuietly('A list of resources could not be loaded', last);
  }, [last]);
}

type LoadedProps = { current: Flipbook | null; archives: readonly Flipbook[]; documents: readonly ResourceDocument[] };

const fields = { tab: ['directory', 'documents'] } as const;
// Both panels are in the HTML: without JavaScript they show one below the other.
const panelClass = 'sm:pt-10 noscript:block!';

function Loaded({ current, archives, documents }: LoadedProps) {
  const { shown, change } = useAddress(fields);
  return (
    <>
      <Header />
      <Container className="pt-8 pb-section sm:pt-12">
        <StatGrid label={texts.inFigures} className="mb-8 sm:mb-12">
          <Stat label={texts.totalDocuments} value={formatCount(documents.length)} />
          <Stat label={common.categories} value={countByCategory(documents).filter(({ count }) => count > 0).length} />
          <Stat label={texts.directoryPages} value={formatCount(current?.page_count ?? 0)} />
          <Stat label={texts.archivedVersions} value={archives.length} />
        </StatGrid>
        <Tabs value={shown.tab} onValueChange={(tab) => change({ tab: tab as typeof shown.tab })}>
          <TabList label={common.resources} className="js-only">
            <Tab value="directory">{texts.directory}</Tab>
            <Tab value="documents" count={documents.length}>
              {texts.documents}
            </Tab>
          </TabList>
          <TabPanel value="directory" forceMount className={panelClass}>
            <Directory current={current} archives={archives} />
            <NoScriptArchives archives={archives} />
          </TabPanel>
          <TabPanel value="documents" forceMount className={panelClass}>
            <h2 className="mb-6">{texts.documents}</h2>
            <DocumentList documents={documents} />
          </TabPanel>
        </Tabs>
      </Container>
    </>
  );
}

function NoScriptArchives({ archives }: { archives: readonly Flipbook[] }) {
  if (archives.length === 0) return null;
  return (
    <noscript>
      <h3 className="mt-6">{texts.archives}</h3>
      <ul>
        {archives.map((book) => (
          <li key={book.id}>
            <a href={book.pdf_url} className="link">
              {book.title}, {book.version}
            </a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}

function Failed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <Page>
      <ErrorState title={texts.failedToLoad} retryLabel={common.tryAgainButton} retrying={retrying} onRetry={onRetry} />
    </Page>
  );
}

function Waiting() {
  return (
    <Page>
      <div aria-busy="true" className="grid gap-8">
        <p role="status" className="sr-only">
          {texts.loading}
        </p>
        <Skeleton className="h-24" />
        <Skeleton className="h-12" />
        <Skeleton className="h-[70svh]" />
      </div>
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <Container className="py-section">{children}</Container>
    </>
  );
}

function Header() {
  return <PageHeader title={common.resources} lead={texts.lead} />;
}
