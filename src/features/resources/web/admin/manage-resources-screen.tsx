import { useQuery } from '@tanstack/react-query';
import FilePlus from 'lucide-react/icons/file-plus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { Container } from '~/ui/container';
import { ErrorState } from '~/ui/error-state';
import { useNotice } from '~/ui/hooks/use-notice';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import { documentsQuery } from '../queries';
import { DocumentShelf } from './document-shelf';
import { FlipbookShelf } from './flipbook-shelf';
import { ResourceWindows, useResourceWindows } from './resource-windows';
import { useFlipbooks } from './use-flipbooks';

/** readings.md, "Resources": the screen that fills the public page. */
export function ManageResourcesScreen() {
  const { notice, say, dismiss } = useNotice();
  const flipbooks = useFlipbooks(say);
  // All of it: what is read in a tab that is not open yet would not be followed.
  const documents = useQuery({ ...documentsQuery, staleTime: 0, notifyOnChangeProps: 'all' });
  const windows = useResourceWindows();
  const addFlipbook = () => windows.show({ what: 'new flipbook' });
  const addDocument = () => windows.show({ what: 'new document' });
  return (
    <>
      <Header />
      <Container className="py-8 sm:py-12">
        <Tabs defaultValue="flipbooks">
          <TabList label="Resources">
            <Tab value="flipbooks" count={flipbooks.data?.length}>
              Flipbooks
            </Tab>
            <Tab value="documents" count={documents.data?.length}>
              Documents
            </Tab>
          </TabList>
          <TabPanel value="flipbooks">
            <Panel
              title="Flipbooks"
              action={
                <Button onClick={addFlipbook}>
                  <Plus aria-hidden="true" />
                  Upload Flipbook
                </Button>
              }
            >
              <Loaded query={flipbooks} failed="Failed to load flipbooks. Please try again.">
                {(books) => (
                  <FlipbookShelf books={books} onDelete={(book) => windows.show({ what: 'delete flipbook', book })} onUpload={addFlipbook} />
                )}
              </Loaded>
            </Panel>
          </TabPanel>
          <TabPanel value="documents">
            <Panel
              title="Documents"
              action={
                <Button onClick={addDocument}>
                  <FilePlus aria-hidden="true" />
                  Upload Documents
                </Button>
              }
            >
              <Loaded query={documents} failed="Failed to load documents. Please try again.">
                {(found) => (
                  <DocumentShelf
                    documents={found}
                    onDelete={(document) => windows.show({ what: 'delete document', document })}
                    onUpload={addDocument}
                  />
                )}
              </Loaded>
            </Panel>
          </TabPanel>
        </Tabs>
      </Container>
      <ResourceWindows windows={windows} say={say} />
      <Notice notice={notice} onDismiss={dismiss} />
    </>
  );
}

/** The screen before the person is known. */
export function ManageResourcesWaiting() {
  return (
    <div aria-busy="true">
      <Header />
      <Container className="py-8 sm:py-12">
        <Waiting />
      </Container>
    </div>
  );
}

function Header() {
  return <PageHeader title="Manage Resources" back={<BackLink to="/app/admin/dashboard">Dashboard</BackLink>} />;
}

function Panel({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </>
  );
}

type LoadedProps<T> = {
  query: { data: T | undefined; isPending: boolean; isFetching: boolean; refetch: () => unknown };
  failed: string;
  children: (data: T) => ReactNode;
};

function Loaded<T>({ query: { data, isPending, isFetching, refetch }, failed, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  return isPending ? <Waiting /> : <ErrorState title={failed} onRetry={() => void refetch()} retrying={isFetching} />;
}

function Waiting() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
    </div>
  );
}
