import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import FilePlus from 'lucide-react/icons/file-plus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode, RefObject } from 'react';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { useAddress } from '~/ui/hooks/use-address';
import { FormDialog } from '~/ui/forms/form-dialog';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { DockedMessage } from '~/ui/docked-message';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { useRecordDeletion } from '~/ui/office/use-record-deletion';
import { Skeleton } from '~/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import type { ManagedFlipbook, ResourceDocument } from '../../contract';
import { documentsQuery } from '../queries';
import { DocumentShelf } from './document-shelf';
import { DocumentForm } from './document-upload';
import { FlipbookShelf } from './flipbook-shelf';
import { FlipbookForm } from './flipbook-upload';
import { deleteDocument, deleteFlipbook } from './mutations';
import { useFlipbooks } from './use-flipbooks';
import * as texts from '../../texts';

const fields = { tab: ['flipbooks', 'documents'] } as const;

/** Shows the screen that fills the public page (docs/product/resources.md, "Manage Resources"). */
export function ManageResourcesScreen() {
  const { shown, change } = useAddress(fields);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const flipbooks = useFlipbooks(messages);
  // All properties: a property that only a closed tab reads would not be tracked.
  const documents = useQuery({ ...documentsQuery, staleTime: 0, notifyOnChangeProps: 'all' });
  const upload = useDialog<{ title: string; Fields: typeof FlipbookForm | typeof DocumentForm }>();
  const bookDeletion = useRecordDeletion<ManagedFlipbook>(messages, deleteFlipbook, {
    done: texts.flipbookDeleted,
    failed: texts.failedToDeleteFlipbook,
  });
  const documentDeletion = useRecordDeletion<ResourceDocument>(messages, deleteDocument, {
    done: texts.documentDeleted,
    failed: texts.failedToDeleteDocument,
  });
  const addFlipbook = () => upload.show({ title: texts.uploadFlipbook, Fields: FlipbookForm });
  const addDocument = () => upload.show({ title: texts.uploadDocuments, Fields: DocumentForm });
  return (
    <Frame>
      <Tabs value={shown.tab} onValueChange={(tab) => change({ tab: tab as typeof shown.tab })}>
        <TabList label={common.resources}>
          <Tab value="flipbooks" count={flipbooks.data?.length}>
            {texts.flipbooks}
          </Tab>
          <Tab value="documents" count={documents.data?.length}>
            {texts.documents}
          </Tab>
        </TabList>
        <Panel
          tab="flipbooks"
          title={texts.flipbooks}
          failed={texts.failedToLoadFlipbooks}
          titleRef={bookDeletion.fallback}
          add={{ label: texts.uploadFlipbook, Icon: Plus, onClick: addFlipbook }}
          query={flipbooks}
        >
          {(books) => <FlipbookShelf books={books} onDelete={bookDeletion.ask} onUpload={addFlipbook} />}
        </Panel>
        <Panel
          tab="documents"
          title={texts.documents}
          failed={texts.failedToLoadDocuments}
          titleRef={documentDeletion.fallback}
          add={{ label: texts.uploadDocuments, Icon: FilePlus, onClick: addDocument }}
          query={documents}
        >
          {(found) => <DocumentShelf documents={found} onDelete={documentDeletion.ask} onUpload={addDocument} />}
        </Panel>
      </Tabs>
      {upload.render((state, { title, Fields }) => (
        <FormDialog {...state} title={title} width="md">
          <Fields messages={messages} onClose={state.onClose} />
        </FormDialog>
      ))}
      {bookDeletion.question((item) => ({ ...aboutFlipbook(item), confirmLabel: common.deleteIt }))}
      {documentDeletion.question((item) => ({ ...aboutDocument(item), confirmLabel: common.deleteIt }))}
      <DockedMessage message={message} />
    </Frame>
  );
}

const aboutFlipbook = ({ title, version, is_current }: ManagedFlipbook) => ({
  title: texts.deleteFlipbook,
  description: fillText(is_current ? texts.deleteCurrentQuestion : texts.deleteFlipbookQuestion, { title, version }),
});

const aboutDocument = ({ file_name: name }: ResourceDocument) => ({
  title: texts.deleteDocument,
  description: fillText(texts.deleteDocumentQuestion, { name }),
});

/** Shows the screen before the person is known. */
export function ManageResourcesWaiting() {
  return (
    <Frame busy>
      <Waiting />
    </Frame>
  );
}

function Frame({ busy, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <OfficePage title={common.manageResources} busy={busy}>
      {children}
    </OfficePage>
  );
}

type PanelProps<T> = {
  tab: (typeof fields.tab)[number];
  title: string;
  failed: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
  add: { label: string; Icon: typeof Plus; onClick: () => void };
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
};

/** Shows a tab's panel: its list, and the button that adds to it. */
function Panel<T>({ tab, title, failed, titleRef, add: { label, Icon, onClick }, query, children }: PanelProps<T>) {
  return (
    <TabPanel value={tab}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 ref={titleRef} tabIndex={-1} className="outline-none">
          {title}
        </h2>
        <Button onClick={onClick}>
          <Icon aria-hidden="true" />
          {label}
        </Button>
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
