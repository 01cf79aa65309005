import { seenBy, type Viewer } from '~/features/people/server/public';
import { toIso } from '~/shared/dates';
import { inLanguage, type Language } from '~/shared/language';
import type { Circular, CircularRow, NewsRow, OfficePost, OfficePostRow, PostFile } from '../contract';
import { excerptOf, isPinned, stateAt } from '../rules';
import type { PostRow } from './tables';
import type { OfficeRow } from './views';

interface Shown {
  language: Language;
  /** The day (2026-11-30). */
  today: string;
}

/** Returns a post for a reader's list. */
export function presentRow(post: PostRow, { language, today }: Shown): NewsRow {
  return {
    id: post.id,
    title: inLanguage(language, post.title, post.titleMl),
    excerpt: excerptOf(inLanguage(language, post.body, post.bodyMl)),
    published_at: toIso(post.publishAt ?? post.updatedAt),
    pinned: isPinned(today, post),
  };
}

type Receipt = { readAt: Date | null; ackAt: Date | null };

const presentReceipt = (post: PostRow, { readAt, ackAt }: Receipt) => ({
  urgent: post.urgent,
  needs_ack: post.needsAck,
  read_at: readAt && toIso(readAt),
  ack_at: ackAt && toIso(ackAt),
});

/** Returns a circular for its reader's list. */
export const presentCircularRow = (row: { post: PostRow; files: number } & Receipt, shown: Shown): CircularRow => ({
  ...presentRow(row.post, shown),
  ...presentReceipt(row.post, row),
  file_count: row.files,
});

/** Returns a circular for its reader. */
export const presentCircular = (row: { post: PostRow } & Receipt, files: PostFile[], shown: Shown): Circular => ({
  ...presentRow(row.post, shown),
  ...presentReceipt(row.post, row),
  body: inLanguage(shown.language, row.post.body, row.post.bodyMl),
  updated_at: toIso(row.post.updatedAt),
  files,
});

type Counts = { told: number; read: number; acknowledged: number };
const none: Counts = { told: 0, read: 0, acknowledged: 0 };

/** Returns a post for the office's list. */
export const presentOfficeRow = (
  { post, areaName, author, files }: OfficeRow,
  viewer: Viewer,
  counts: Counts = none,
  now: Date,
): OfficePostRow => ({
  id: post.id,
  kind: post.kind,
  state: stateAt(now, post),
  title: post.title,
  title_ml: post.titleMl,
  area_id: post.areaId,
  area_name: areaName,
  author_id: post.authorId,
  author_name: author && seenBy(viewer, author).fullName,
  publish_at: post.publishAt && toIso(post.publishAt),
  pinned_until: post.pinnedUntil,
  urgent: post.urgent,
  needs_ack: post.needsAck,
  audience: post.audience,
  file_count: files,
  ...counts,
  updated_at: toIso(post.updatedAt),
});

/** Returns a post for the office. */
export const presentOfficePost = (
  row: OfficeRow,
  viewer: Viewer,
  counts: Counts | undefined,
  files: PostFile[],
  now: Date,
): OfficePost => ({
  ...presentOfficeRow(row, viewer, counts, now),
  body: row.post.body,
  body_ml: row.post.bodyMl,
  created_at: toIso(row.post.createdAt),
  files,
});
