import type { QueryClient } from '@tanstack/react-query';
import { mutationsOf, uploadMutationsOf } from '~/shared/mutations';
import type { Circular, circularCalls, OfficePost, postCalls } from '../contract';
import { circularQuery, postQuery } from './queries';

const member = mutationsOf<typeof circularCalls>();
const office = mutationsOf<typeof postCalls>();

const isList = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) => address === 'GET /api/circulars/';
const isOffice = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
  String(address).includes('/posts/') || String(address).includes('/news/');
const isOfficeList = (query: { queryKey: readonly unknown[] }) =>
  isOffice(query) && query.queryKey[0] !== 'GET /api/admin/posts/:id/';

const knownCircular = (client: QueryClient, circular: Circular) =>
  void client.setQueryData(circularQuery(circular.id).queryKey, circular);
const knownPost = (client: QueryClient, post: OfficePost) =>
  void client.setQueryData(postQuery(post.id).queryKey, post);

/** Confirms that a circular was read. */
export const acknowledge = member('POST /api/circulars/:id/ack/', { invalidates: isList, update: knownCircular });

/** Refreshes lists and the bell after a circular was opened, so that they no longer show it as unread. */
export function showAsRead(client: QueryClient): void {
  void client.invalidateQueries({ predicate: isList });
  void client.invalidateQueries({ queryKey: ['GET /api/notifications/unread-count/'] });
}

// The post being edited is not refetched while its author types; the mutation's answer holds its new state.
const known = { invalidates: isOfficeList, update: knownPost } as const;
export const addPost = office('POST /api/admin/posts/', known);
export const editPost = office('PATCH /api/admin/posts/:id/', known);
export const publishPost = office('POST /api/admin/posts/:id/publish/', known);
export const archivePost = office('POST /api/admin/posts/:id/archive/', known);
export const undoArchive = office('DELETE /api/admin/posts/:id/archive/', { invalidates: isOffice });
/** Reminds the people who have not read or confirmed it; of what is shown the receipts change. */
export const remind = office('POST /api/admin/posts/:id/remind/', { invalidates: isOfficeList });
export const deletePost = office('DELETE /api/admin/posts/:id/', { invalidates: isOffice });
export const addFile = uploadMutationsOf<typeof postCalls>()('POST /api/admin/posts/:id/files/', known);
export const removeFile = office('DELETE /api/admin/posts/:id/files/:fileId/', known);
// No shown query changes by an export.
export const exportPosts = office('GET /api/admin/posts/export/', { invalidates: 'nothing' });
export const exportReceipts = office('GET /api/admin/posts/:id/receipts/export/', { invalidates: 'nothing' });
