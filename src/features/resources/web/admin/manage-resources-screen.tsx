import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import FilePlus from 'lucide-react/icons/file-plus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode, RefObject } from 'react';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { useDeletion } from '~/ui/hooks/use-deletion';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageCorner } from '~/ui/message-corner';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { sayOutcome } from '~/ui/office/say-outcome';
import { Skeleton } from '~/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import type { ManagedFlipbook, ResourceDocument } from '../../contract';
import { documentsQuery } from '../queries';
import { DocumentShelf } from './document-shelf';
import { DocumentUpload } from './document-upload';
import { FlipbookShelf } from './flipbook-shelf';
import { FlipbookUpload } from './flipbook-upload';
import { deleteDocument, deleteFlipbook } from './mutations';
import { useFlipbooks } from './use-flipbooks';

/** docs/product/resources.md, "Manage Resources": the screen that fills the public page. */
export function ManageResourcesScreen() {
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const flipbooks = useFlipbooks(messages);
  // All of it: what is read in a tab that is not open yet would not be followed.
  const documents = useQuery({ ...documentsQuery, staleTime: 0, notifyOnChangeProps: 'all' });
  const upload = useDialog<typeof FlipbookUpload | typeof DocumentUpload>();
  const { mutateAsync: removeBook } = useMutation(deleteFlipbook);
  const { mutateAsync: removeDocument } = useMutation(deleteDocument);
  const bookDeletion = useDeletion(({ id }: ManagedFlipbook) =>
    sayOutcome(messages, removeBook({ params: { id } }), { done: 'Flipbook deleted successfully', failed: 'Failed to delete flipbook' }),
  );
  const documentDeletion = useDeletion(({ id }: ResourceDocument) =>
    sayOutcome(messages, removeDocument({ params: { id } }), { done: 'Document deleted successfully', failed: 'Failed to delete document' }),
  );
  const Upload = upload.subject;
  const addFlipbook = () => upload.show(FlipbookUpload);
  const addDocument = () => upload.show(DocumentUpload);
  return (
    <Frame>
      <Tabs defaultValue="flipbooks">
        <TabList label="Resources">
          <Tab value="flipbooks" count={flipbooks.data?.length}>
            Flipbooks
          </Tab>
          <Tab value="documents" count={documents.data?.length}>
            Documents
          </Tab>
        </TabList>
        <Panel
          value="flipbooks"
          title="Flipbooks"
          titleRef={bookDeletion.fallback}
          action={
            <Button onClick={addFlipbook}>
              <Plus aria-hidden="true" />
              Upload Flipbook
            </Button>
          }
          query={flipbooks}
          failed="Failed to load flipbooks. Please try again."
        >
          {(books) => <FlipbookShelf books={books} onDelete={bookDeletion.ask} onUpload={addFlipbook} />}
        </Panel>
        <Panel
          value="documents"
          title="Documents"
          titleRef={documentDeletion.fallback}
          action={
            <Button onClick={addDocument}>
              <FilePlus aria-hidden="true" />
              Upload Documents
            </Button>
          }
          query={documents}
          failed="Failed to load documents. Please try again."
        >
          {(found) => <DocumentShelf documents={found} onDelete={documentDeletion.ask} onUpload={addDocument} />}
        </Panel>
      </Tabs>
      {Upload && <Upload key={upload.key} messages={messages} {...upload.state} />}
      {bookDeletion.item && <ConfirmDialog {...bookDeletion.dialog} {...aboutFlipbook(bookDeletion.item)} confirmLabel="Delete" danger />}
      {documentDeletion.item && <ConfirmDialog {...documentDeletion.dialog} {...aboutDocument(documentDeletion.item)} confirmLabel="Delete" danger />}
      <MessageCorner message={message} onDismiss={messages.clear} />
    </Frame>
  );
}

const aboutFlipbook = ({ title, version, is_current }: ManagedFlipbook) => ({
  title: 'Delete Flipbook',
  description:
    `Are you sure you want to delete ${title}, ${version}? Its PDF and its pages go with it. ` +
    (is_current ? 'The newest archived version becomes the current one. ' : '') +
    'This action cannot be undone.',
});

const aboutDocument = ({ file_name: name }: ResourceDocument) => ({
  title: 'Delete Document',
  description: `Are you sure you want to delete ${name}? This action cannot be undone.`,
});

/** The screen before the person is known. */
export function ManageResourcesWaiting() {
  return (
    <Frame busy>
      <Waiting />
    </Frame>
  );
}

function Frame({ busy, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <OfficePage title="Manage Resources" back={{ to: '/app/admin/dashboard', label: 'Dashboard' }} busy={busy}>
      {children}
    </OfficePage>
  );
}

type PanelProps<T> = {
  value: string;
  title: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
  action: ReactNode;
  query: UseQueryResult<T>;
  failed: string;
  children: (data: T) => ReactNode;
};

function Panel<T>({ value, title, titleRef, action, query, failed, children }: PanelProps<T>) {
  return (
    <TabPanel value={value}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 ref={titleRef} tabIndex={-1} className="outline-none">
          {title}
        </h2>
        {action}
      </div>
      <ListFrame query={query} failed={failed} waiting={<Waiting />}>
        {children}
      </ListFrame>
    </TabPanel>
  );
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
