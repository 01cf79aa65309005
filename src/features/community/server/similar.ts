import { desc, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import type { Caller } from '~/shared/access';
import type { Question } from '~/shared/board/schemas';
import { mostSimilar, similarAfterLength } from '../contract/limits';
import { wordsOf } from '../rules';
import type { Community } from './context';
import { presentQuestion } from './present';
import { communityQuestions } from './tables';
import { findQuestions, type QuestionRow } from './views';

/** The number of typed words that are searched for: the first lines name the subject. */
const mostTyped = 16;
/** The number of questions that are read for each word, the newest first. */
const newestOfWord = 120;

/**
 * Returns the questions similar to the text that the caller is writing, best first; none for a short text. A word with
 * a typo matches the board's words with a similar spelling. Only the newest questions of each word are read, and common
 * words count less, so the work is the same on a board of any size.
 */
export async function findSimilar(board: Community, caller: Caller, text: string): Promise<Question[]> {
  const words = wordsOf(text).slice(0, mostTyped);
  if (text.length <= similarAfterLength || words.length === 0) return [];
  const { rows } = await board.db.execute<{ id: number }>(scored(words, text.slice(0, 300)));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await findQuestions(board.db, caller, inArray(communityQuestions.id, ids), { limit: ids.length });
  const order = new Map(ids.map((id, index) => [id, index]));
  return found.sort((a, b) => order.get(a.id)! - order.get(b.id)!).map((row) => presentQuestion(board, caller, row));
}

/**
 * Returns the query of `findSimilar`. Its steps: typed → near: the board's words with a similar spelling → hits:
 * the newest questions of these words; a rare word weighs more → best: for each question the best hit of each typed
 * word; a hit in the title counts twice → asked: the weight of the typed words → top: the questions with the best
 * hits. Questions with too little of the typed weight are left out; a similar title adds to the score.
 */
const scored = (words: string[], text: string) => sql`
  with typed as (
    select word, n from unnest(${sql.param(words)}::text[]) with ordinality t (word, n)
  ), near as (
    select t.n, w.id, w.alike from typed t cross join lateral (
      select w.id, similarity(w.word, t.word) as alike from community_words w where w.word % t.word order by 2 desc, 1
        limit 4
    ) w where w.alike >= 0.4
  ), hits as (
    select near.n, h.question_id, h.weight * near.alike as weight, h.in_title from near cross join lateral (
      select question_id, in_title, 1 / ln(1.5::float8 + count(*) over ()) as weight from (
        select question_id, in_title from community_terms where word_id = near.id
          order by question_id desc, in_title desc limit ${newestOfWord}
      ) newest
    ) h
  ), best as (
    select question_id, n, max(weight) as weight, bool_or(in_title) as in_title from hits group by question_id, n
  ), asked as (
    select sum(weight) as weight from (
      select coalesce(max(best.weight), 0.4) as weight from typed left join best using (n) group by typed.n
        order by 1 desc limit 6
    ) w
  ), top as (
    select question_id, sum(weight * (1 + in_title::int)) as score, sum(weight) as weight, count(*) as words
    from best group by question_id order by 2 desc limit 40
  )
  select q.id from top join community_questions q on q.id = top.question_id cross join asked
  where q.hidden_at is null and q.merged_into is null and top.weight >= 0.35 * asked.weight
    and (top.words >= 2 or ${words.length} = 1)
  order by top.score + 2 * similarity(fold(q.title), fold(${text})) desc, q.id desc limit ${mostSimilar}`;

/**
 * Returns the most similar question: the folded titles are equal, or their trigram similarity is 0.6 or more
 * (docs/product/community.md, "Similar questions").
 */
export function findVerySimilar(db: Db | Tx, caller: Caller, wanted: string): Promise<QuestionRow | undefined> {
  const { title } = communityQuestions;
  const folded = sql`fold(${wanted}::text)`;
  return db.transaction(async (tx) => {
    // The threshold of % below, which the index on the folded title serves.
    await tx.execute(sql`set local pg_trgm.similarity_threshold = 0.6`);
    const alike = sql`(fold(${title}) % ${folded} or fold(${title}) = ${folded})`;
    const [found] = await findQuestions(tx, caller, alike, { limit: 1 }, [
      desc(sql`similarity(fold(${title}), ${folded})`),
    ]);
    return found;
  });
}
