import { viewerOf } from '~/features/people/server/public';
import { placesIn } from '~/features/areas/server/public';
import { exportPages, type ExportContext, type ExportQuery } from '~/features/audit/server/public';
import { type Column } from '~/platform/sheets';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import { pageOf } from '~/shared/paging';
import { postCalls, type OfficePostRow, type OfficeQuery } from '../contract';
import * as texts from '../texts';
import type { Posts } from './context';
import { presentOfficeRow } from './present';
import { findOffice } from './views';

/** Returns a page of the posts that a person of the office manages, the last changed first. */
export async function listPosts(posts: Posts, caller: Caller, query: OfficeQuery, language: Language) {
  const now = posts.clock.now();
  const { count, rows, counts } = await findOffice(posts, caller, query, now);
  const placed = await placesIn(posts.db, language);
  const viewer = viewerOf(caller);
  const results = rows.map((row) => presentOfficeRow(placed(row), viewer, counts.get(row.post.id), now));
  return pageOf(postCalls.posts.path, query, count, results);
}

/** Exports the same list (docs/product/posts.md, "Calls"). */
export const exportPosts = (posts: Posts, context: ExportContext, query: ExportQuery<OfficeQuery>) =>
  exportPages(posts, context, query, {
    action: 'post.export_list',
    of: 'post',
    name: 'posts',
    columns,
    list: (page: OfficeQuery) => listPosts(posts, context.caller, page, context.language),
  });

const kindNames = { news: texts.kindNews, circular: texts.kindCircular };
const stateNames = {
  draft: texts.stateDraft,
  scheduled: texts.stateScheduled,
  published: texts.statePublished,
  archived: texts.stateArchived,
};
const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

const columns: readonly Column<OfficePostRow>[] = [
  { heading: 'Title', value: (row) => row.title },
  { heading: 'Title in Malayalam', value: (row) => row.title_ml },
  { heading: 'Kind', value: (row) => kindNames[row.kind] },
  { heading: 'State', value: (row) => stateNames[row.state] },
  { heading: 'Area', value: (row) => row.area_name },
  { heading: 'Author', value: (row) => row.author_name },
  { heading: 'Published', kind: 'instant', value: (row) => row.publish_at },
  { heading: 'Pinned Until', kind: 'day', value: (row) => row.pinned_until },
  { heading: 'Urgent', value: (row) => yesNo(row.urgent) },
  { heading: 'Asks for Confirmation', value: (row) => yesNo(row.needs_ack) },
  { heading: 'Files', kind: 'number', value: (row) => row.file_count },
  { heading: 'Told', kind: 'number', value: (row) => row.told },
  { heading: 'Read', kind: 'number', value: (row) => row.read },
  { heading: 'Confirmed', kind: 'number', value: (row) => row.acknowledged },
  { heading: 'Last Changed', kind: 'instant', value: (row) => row.updated_at },
];
