import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { areas } from '~/features/areas/server/public';
import { users } from '~/features/people/server/public';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import type { MergedQuestion } from '../../contract/stewardship';
import {
  type Board,
  authorOf,
  communityQuestions,
  authorColumns,
  expectQuestion,
  visibleTo,
} from '~/features/community/server/public';
import { communityMerges } from '../tables';
import { undoUntil } from './merge';

/**
 * Returns the questions that were merged into a question, directly or through another merge, with their texts, the
 * newest merge first. Throws 404.
 */
export async function listMerged(board: Board, caller: Caller, id: number): Promise<MergedQuestion[]> {
  const { db, attachments, photoAddress, clock, language } = board;
  await expectQuestion(db, caller, id);
  const {
    id: questionId,
    title,
    description,
    attachment,
    authorId,
    createdAt,
    editedAt,
    hiddenAt,
  } = communityQuestions;
  const words = { id: questionId, title, description, attachment, authorId, createdAt, editedAt, hiddenAt };
  const rows = await db
    .select({
      ...words,
      ...authorColumns,
      into: communityMerges.into,
      mergedAt: communityMerges.mergedAt,
    })
    .from(communityMerges)
    .innerJoin(communityQuestions, eq(questionId, communityMerges.questionId))
    .leftJoin(users, eq(users.id, authorId))
    .leftJoin(areas, eq(areas.id, users.areaId))
    .where(and(inArray(questionId, sql`(${mergedInto(id)})`), visibleTo(caller, communityQuestions)))
    .orderBy(desc(communityMerges.mergedAt), desc(questionId));
  return rows.map((row) => {
    const until = undoUntil(row.mergedAt);
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      attachment: attachments.present({ type: 'question', id: row.id, file: row.attachment }, caller.id),
      ...authorOf(photoAddress, row, language),
      created_at: toIso(row.createdAt),
      edited_at: row.editedAt && toIso(row.editedAt),
      is_hidden: row.hiddenAt !== null,
      merged_at: toIso(row.mergedAt),
      // A question that came through another merge can be undone only after that merge is.
      undo_until: row.into === id && until > clock.now() ? toIso(until) : null,
    };
  });
}

const mergedInto = (id: number) => sql`
  with recursive merged as (
    select question_id from community_merges where into_id = ${id}
    union select m.question_id from community_merges m join merged on m.into_id = merged.question_id
  ) select question_id from merged`;
