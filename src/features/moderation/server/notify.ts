import { createNoticeWords } from '~/features/notifications/server/public';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import type { ContentType } from '~/shared/board/choices';
import { type Board, newsOf, subjectOf, type Groups, type LockedQuestion } from '~/features/community/server/public';
import * as texts from '../texts';

type Notices = Pick<Board, 'notices'>;

export const told = createNoticeWords(texts.notices);

/**
 * Notifies the authors of both questions of a merge, each person once. The link leads to the target, where the answers
 * are; `part` names the merged question, so that an undo deletes the unseen notices.
 */
export async function notifyOfMerge(
  { notices }: Notices,
  tx: Tx,
  invalidate: Invalidate,
  by: Caller,
  question: LockedQuestion,
  target: LockedQuestion,
) {
  const groups: Groups = [
    [[question.authorId], told('community.merged_yours', { title: target.title })],
    [[target.authorId], told('community.merged_into_yours', { title: question.title })],
  ];
  const [asked, other] = await newsOf(tx, by, target, groups);
  const part = subjectOf('question', question.id);
  await notices.notify(tx, invalidate, { ...asked!, title: question.title, kind: 'merged', part });
  await notices.notify(tx, invalidate, { ...other!, kind: 'merged', part });
}

/** Returns the notice of a removed post for its author; it has no link, since the post is gone. */
export const removalNotice = ({ type, title, authorId }: { type: ContentType; title: string; authorId: number }) => ({
  kind: 'removed' as const,
  ...told(`community.${type}_removed`),
  title,
  link: null,
  subject: `user:${authorId}`,
});

/** Notifies an author that their post was removed because of flags. */
export async function notifyOfRemoval(
  { notices }: Notices,
  tx: Tx,
  invalidate: Invalidate,
  by: Caller,
  { type, title, authorId }: { type: ContentType; title: string; authorId: number | null },
): Promise<void> {
  if (authorId === null || authorId === by.id) return;
  await notices.notify(tx, invalidate, { ...removalNotice({ type, title, authorId }), to: [authorId] });
}
