import type pg from 'pg';
import { chance } from '../../demo/community/chance';
import { wordsOf } from '../../src/features/community/rules';
import { demoQuestions } from '../../demo/community/questions';

const batch = 500;

/**
 * Turns a board that holds the demo data once into one with `times` as many questions, answers, votes, follows and
 * views. No two posts are alike: each is composed of words and sentences of several, as people write about the same
 * subjects.
 */
export async function growBoard(client: pg.Client, times: number): Promise<void> {
  const luck = chance(times);
  const one = <T>(list: readonly T[]): T =>
    luck.some(list.length > 40 ? list.slice(luck.between(0, list.length - 40)) : list, 1)[0]!;
  const titles = demoQuestions.map(({ title }) => title.split(' '));
  const sentences = demoQuestions.flatMap(({ text }) => text.split(/(?<=[.?])\s+/));
  const replies = demoQuestions.flatMap(({ answers }) =>
    answers.map((answer) => (typeof answer === 'string' ? answer : answer.text)),
  );
  const { rows } = await client.query<{ id: number; answers: number }>(
    'select id, answer_count as answers from community_questions order by id',
  );
  const base = rows.slice(0, demoQuestions.length);
  const missing = base.length * times - rows.length;

  for (let from = 0; from < missing; from += batch) {
    const questions = Array.from({ length: Math.min(batch, missing - from) }, (_, index) => {
      const pieces = one(titles).map((word, at, all) =>
        luck.next() < 0.4 ? (one(titles)[at % all.length] ?? word) : word,
      );
      const title = pieces.join(' ').slice(0, 150);
      const text = Array.from({ length: luck.between(2, 5) }, () => one(sentences)).join(' ');
      const words = wordsOf(title);
      const terms = [...new Set([...words, ...wordsOf(text)])].map((word) => ({
        word,
        in_title: words.includes(word),
      }));
      return {
        terms,
        of: base[(from + index) % base.length]!.id,
        title,
        description: `${title}\n\n${text}`,
        replies: Array.from({ length: 4 }, () => one(replies)),
      };
    });
    const words = questions.flatMap(({ terms }) => terms.map(({ word }) => word));
    await client.query('insert into community_words (word) select distinct unnest($1::text[]) on conflict do nothing', [
      words,
    ]);
    await client.query(copyBatch, [JSON.stringify(questions)]);
  }
  await client.query(refreshAll);
  await client.query('vacuum analyze');
}

/**
 * Each new question is modelled on a question of the demo: the same author, times a little earlier, as many answers,
 * votes and follows.
 */
const copyBatch = `
  with made as (
    select row_number() over () as n, (j->>'of')::int as of_id, j->>'title' as title, j->>'description' as
    description, j->'replies' as replies,
      j->'terms' as terms
    from jsonb_array_elements($1::jsonb) j
  ), asked as (
    insert into community_questions (author_id, title, description, tags, category, urgency, is_solved, view_count,
    upvotes, downvotes,
      created_at, last_activity_at, search_text)
    select q.author_id, m.title, m.description, q.tags, q.category, q.urgency, q.is_solved, q.view_count, q.upvotes,
      q.downvotes,
      q.created_at - random() * interval '300 days', q.last_activity_at, m.of_id::text
    from made m join community_questions q on q.id = m.of_id order by m.n
    returning id, search_text::int as of_id, title
  ), answered as (
    insert into community_answers (question_id, author_id, answer_text, upvotes, downvotes, created_at)
    select k.id, a.author_id, m.replies->>(row_number() over (partition by k.id))::int, a.upvotes, a.downvotes,
      a.created_at
    from asked k join made m on m.of_id = k.of_id and m.title = k.title join community_answers a on a.question_id =
      k.of_id
    where m.replies->>0 is not null and a.hidden_at is null
  ), voted as (
    insert into community_question_votes select k.id, v.user_id, v.value from asked k join community_question_votes v
    on v.question_id = k.of_id
  ), worded as (
    insert into community_terms (word_id, question_id, in_title)
    select w.id, k.id, t.in_title from asked k join made m on m.of_id = k.of_id and m.title = k.title
    cross join jsonb_to_recordset(m.terms) t (word text, in_title boolean) join community_words w on w.word = t.word
    on conflict do nothing
  ), followed as (
    insert into community_follows select k.id, v.user_id from asked k join community_follows v on v.question_id =
    k.of_id
  )
  insert into community_views (question_id, user_id, times, last_at)
  select k.id, v.user_id, v.times, v.last_at from asked k join community_views v on v.question_id = k.of_id`;

/** Updates what the server maintains itself when people post. */
const refreshAll = `
  update community_questions q set search_text = '', (answer_count, last_activity_at) = (
    select count(*)::int, greatest(q.created_at, max(a.created_at))
    from community_answers a where a.question_id = q.id and a.hidden_at is null)`;
