import type { PublicPages } from '~/platform/http/sitemap';
import type { Site } from '~/platform/site';
import { toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { pageOf } from '~/shared/paging';
import { peopleTopic } from '~/shared/topics';
import { communityTopic } from '~/shared/topics';
import { publicCalls, type PublicRow, type PublicThread } from '../../contract/public-answers';
import { bodyOf, excerptOf, nameParts } from '~/features/community/server/public';
import { refuse } from '../refusals';
import {
  findPublic,
  findPublicAnswers,
  findPublicPage,
  findPublicPages,
  type PublicAnswerRow,
  type PublicQuestionRow,
} from './views';

/** The number of characters of a text that a list shows. */
const mostExcerpt = 240;

/** Returns a page of the public threads, in a language. */
export async function listPublic(db: Site['db'], query: { page: number; page_size: number }, language: Language) {
  const { count, rows } = await findPublicPage(db, query);
  const results = rows.map((row): PublicRow => ({
    ...common(row, language),
    excerpt: excerptOf(bodyOf(row) || row.bestText, mostExcerpt),
    answers: row.answers,
  }));
  return pageOf(publicCalls.publicList.path, query, count, results);
}

/** Returns a public thread with the answers that are shown. Throws 404. */
export async function readPublic(db: Site['db'], id: number, language: Language): Promise<PublicThread> {
  const row = await findPublic(db, id);
  if (!row) throw refuse.notFound((t) => t.noPublicAnswer);
  const answers = await findPublicAnswers(db, id);
  const changed = [row, ...answers].map(({ createdAt, editedAt }) => (editedAt ?? createdAt).getTime());
  return {
    ...common(row, language),
    text: bodyOf(row),
    changed_at: toIso(new Date(Math.max(...changed))),
    answers: answers.map((answer) => ({
      id: answer.id,
      text: answer.answerText,
      author_name: nameOf(answer.author, language),
      created_at: toIso(answer.createdAt),
      is_best_answer: answer.isBest,
    })),
  };
}

const common = (row: NonNullable<PublicQuestionRow>, language: Language) => ({
  id: row.id,
  title: row.title,
  category: row.category,
  author_name: nameOf(row.author, language),
  created_at: toIso(row.createdAt),
  public_at: toIso(row.publicAt!),
});

/** Returns an author's name as visitors see it; a deleted person is a former member. */
export const nameOf = (author: PublicAnswerRow['author'], language: Language): string =>
  nameParts('visitor', author, language).filter(Boolean).join(' ');

/** Returns the pages of public answers, for the sitemap. */
export const publicAnswerPages = ({ db }: Site): PublicPages => ({
  topics: [communityTopic, peopleTopic],
  pages: async () => [
    { path: '/answers' },
    ...(await findPublicPages(db)).map(({ id, changed }) => ({
      path: `/answers/${id}` as const,
      changed: new Date(changed),
    })),
  ],
});
