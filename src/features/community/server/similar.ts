import { desc, sql } from 'drizzle-orm';
import type { Db } from '~/platform/database';
import type { Caller } from '~/shared/contract';
import type { Question } from '../contract';
import { mostSimilar, similarAfterLength } from '../contract/limits';
import type { Community } from './context';
import { presentQuestion } from './present';
import { communityQuestions } from './tables';
import { findQuestions, type QuestionRow } from './views';

const { title, hiddenAt } = communityQuestions;

/** Questions like what is being written, best first. */
export async function findSimilar(board: Community, caller: Caller, text: string): Promise<Question[]> {
  if (text.length <= similarAfterLength) return [];
  const score = sql`greatest(similarity(fold(${title}), fold(${text})), word_similarity(fold(${text}), fold(${title})))`;
  const rows = await findQuestions(board.db, caller, sql`${score} > 0.3 and ${hiddenAt} is null`, { limit: mostSimilar }, [desc(score)]);
  return rows.map((row) => presentQuestion(board, caller, row));
}

/** readings.md: the folded titles are equal, or their trigram similarity is 0.6 or more. The most similar one. */
export async function findVerySimilar(db: Db, caller: Caller, wanted: string): Promise<QuestionRow | undefined> {
  const score = sql`similarity(fold(${title}), fold(${wanted}))`;
  const [found] = await findQuestions(db, caller, sql`(${score} >= 0.6 or fold(${title}) = fold(${wanted}))`, { limit: 1 }, [desc(score)]);
  return found;
}
