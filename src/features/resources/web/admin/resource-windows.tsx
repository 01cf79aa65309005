import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemOf } from '~/shared/problem';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import type { ManagedFlipbook, ResourceDocument } from '../../contract';
import { documentsQuery } from '../queries';
import { call, flipbooksQuery, isResourcesQuery, type Say } from './api';
import { DocumentDialog } from './document-dialog';
import { FlipbookDialog } from './flipbook-dialog';

type Subject =
  | { what: 'new flipbook' }
  | { what: 'new document' }
  | { what: 'delete flipbook'; book: ManagedFlipbook }
  | { what: 'delete document'; document: ResourceDocument };

/** Which window is open over the lists; one that has closed stays until it has faded. */
export function useResourceWindows() {
  const [shown, setShown] = useState<{ subject: Subject; open: boolean; key: number } | null>(null);
  return {
    shown,
    show: (subject: Subject) => setShown((last) => ({ subject, open: true, key: (last?.key ?? 0) + 1 })),
    close: () => setShown((last) => last && { ...last, open: false }),
  };
}

/** The windows of Manage Resources. */
export function ResourceWindows({ windows, say }: { windows: ReturnType<typeof useResourceWindows>; say: Say }) {
  const remove = useDelete(say);
  if (!windows.shown) return null;
  const { subject, open, key } = windows.shown;
  if (subject.what === 'new flipbook') return <FlipbookDialog key={key} open={open} onClose={windows.close} say={say} />;
  if (subject.what === 'new document') return <DocumentDialog key={key} open={open} onClose={windows.close} say={say} />;
  const question = subject.what === 'delete flipbook' ? aboutFlipbook(subject.book) : aboutDocument(subject.document);
  return (
    <ConfirmDialog
      key={key}
      open={open}
      onClose={windows.close}
      {...question}
      confirmLabel="Delete"
      danger
      onConfirm={() => (subject.what === 'delete flipbook' ? remove.flipbook(subject.book) : remove.document(subject.document))}
    />
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

function useDelete(say: Say) {
  const client = useQueryClient();
  const attempt = async (noun: string, send: () => Promise<unknown>, forget: () => void) => {
    try {
      await send();
      forget();
      say(`${noun.replace(/^./, (letter) => letter.toUpperCase())} deleted successfully`);
    } catch (error) {
      say(`Failed to delete ${noun}`, [problemOf(error)]);
      throw error;
    } finally {
      void client.invalidateQueries({ predicate: isResourcesQuery });
    }
  };
  return {
    flipbook: ({ id }: ManagedFlipbook) =>
      attempt(
        'flipbook',
        () => call('DELETE /api/resources/flipbooks/:id/', { params: { id } }),
        () => client.setQueryData(flipbooksQuery.queryKey, (now) => now?.filter((book) => book.id !== id)),
      ),
    document: ({ id }: ResourceDocument) =>
      attempt(
        'document',
        () => call('DELETE /api/resources/documents/:id/', { params: { id } }),
        () => client.setQueryData(documentsQuery.queryKey, (now) => now?.filter((document) => document.id !== id)),
      ),
  };
}
