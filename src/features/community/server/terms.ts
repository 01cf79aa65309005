import { eq, sql } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { wordsOf } from '../rules';
import { communityTerms } from './tables';

/** The number of words of a question's text, besides its title; the rest of a long text adds nothing new. */
const mostWords = 80;

/** Replaces the indexed words of a question after a change of its text. */
export async function replaceTerms(
  tx: Tx,
  question: { id: number; title: string; description: string },
): Promise<void> {
  await tx.delete(communityTerms).where(eq(communityTerms.questionId, question.id));
  await indexTerms(tx, [question]);
}

/** Indexes the words of new questions, for the search for similar ones. */
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
  // Sorted, so that two questions with the same new words, posted at once, can't deadlock.
  await tx.execute(sql`
    insert into community_words (word) select word from unnest(${sql.param(words)}::text[]) word order by word
      on conflict do nothing`);
  await tx.execute(sql`
    insert into community_terms (word_id, question_id, in_title)
    select w.id, t.question_id, t.in_title
    from unnest(${sql.param(terms.map(({ word }) => word))}::text[], ${sql.param(terms.map(({ id }) => id))}::int[],
      ${sql.param(terms.map(({ inTitle }) => inTitle))}::boolean[]) t (word, question_id, in_title)
    join community_words w on w.word = t.word
    on conflict do nothing`);
}
