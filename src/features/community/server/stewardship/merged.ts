import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { areas } from '~/features/areas/server/public';
import { users } from '~/features/accounts/server/public';
import type { Db } from '~/platform/database';
import { notFound } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import type { MergedQuestion } from '../../contract';
import * as texts from '../../texts';
import type { Community } from '../context';
import { authorOf } from '../present';
import { communityMerges, communityQuestions } from '../tables';
import { author, findQuestion, visibleTo } from '../views';
import { undoUntil } from './merge';

/** The question that one was merged into; null when it was not, or is not theirs to know of. */
export async function leadsTo(db: Db, caller: Caller, id: number): Promise<number | null> {
  const { mergedInto } = communityQuestions;
  const where = and(eq(communityQuestions.id, id), visibleTo(caller, communityQuestions));
  const [found] = await db.select({ mergedInto }).from(communityQuestions).where(where);
  return found?.mergedInto ?? null;
}

/** The questions that were merged into one, or into one of those, with their words, the newest merge first. 404. */
export async function listMerged(board: Community, caller: Caller, id: number): Promise<MergedQuestion[]> {
  const { db, attachments, photoAddress, clock, language } = board;
  if (!(await findQuestion(db, caller, id))) throw notFound(texts.noQuestion);
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
  const rows = await db
    .select({
      id: questionId,
      title,
      description,
      attachment,
      authorId,
      createdAt,
      editedAt,
      hiddenAt,
      author,
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
      ...authorOf(photoAddress, row.authorId, row.author, language),
      created_at: toIso(row.createdAt),
      edited_at: row.editedAt && toIso(row.editedAt),
      is_hidden: row.hiddenAt !== null,
      merged_at: toIso(row.mergedAt),
      // One that came with another goes back only after that one has.
      undo_until: row.into === id && until > clock.now() ? toIso(until) : null,
    };
  });
}

const mergedInto = (id: number) => sql`
  with recursive merged as (
    select question_id from community_merges where into_id = ${id}
    union select m.question_id from community_merges m join merged on m.into_id = merged.question_id
  ) select question_id from merged`;
