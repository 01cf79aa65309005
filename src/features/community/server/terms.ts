import { eq, sql } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { wordsOf } from '../rules';
import { communityTerms } from './tables';

/** Words of a question beyond its title; the rest of a long text says nothing new. */
const mostWords = 80;

/** Notes the words of a question anew, after its text has changed. */
export async function replaceTerms(
  tx: Tx,
  question: { id: number; title: string; description: string },
): Promise<void> {
  await tx.delete(communityTerms).where(eq(communityTerms.questionId, question.id));
  await indexTerms(tx, [question]);
}

/** Notes the words of new questions, so that similar ones are found by them. */
export async function indexTerms(
  tx: Tx,
  questions: { id: number; title: string; description: string }[],
): Promise<void> {
  const terms = questions.flatMap(({ id, title, description }) => {
    const inTitle = new Set(wordsOf(title));
    const all = new Set([...inTitle, ...wordsOf(description).slice(0, mostWords)]);
    return [...all].map((word) => ({ id, word, inTitle: inTitle.has(word) }));
  });
  if (terms.length === 0) return;
  const words = [...new Set(terms.map(({ word }) => word))].sort();
  // In one order everywhere: two who post the same new words at once must not wait for each other in a circle.
  await tx.execute(sql`
    insert into community_words (word) select word from unnest(${sql.param(words)}::text[]) word order by word on conflict do nothing`);
  await tx.execute(sql`
    insert into community_terms (word_id, question_id, in_title)
    select w.id, t.question_id, t.in_title
    from unnest(${sql.param(terms.map(({ word }) => word))}::text[], ${sql.param(terms.map(({ id }) => id))}::int[],
      ${sql.param(terms.map(({ inTitle }) => inTitle))}::boolean[]) t (word, question_id, in_title)
    join community_words w on w.word = t.word
    on conflict do nothing`);
}
