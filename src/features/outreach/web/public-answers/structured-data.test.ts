import { expect, test } from 'vitest';
import type { PublicThread } from '../../contract/public-answers';
import { descriptionOf, structuredData } from './structured-data';

const at = '2026-11-20T10:00:00+05:30';
const answer = (id: number, text: string, best = false) => ({
  id,
  text,
  author_name: 'Biju Das',
  created_at: at,
  is_best_answer: best,
});
const thread: PublicThread = {
  id: 7,
  title: 'ബീമിലെ വിള്ളൽ',
  category: 'structural',
  author_name: 'Asha Menon',
  created_at: at,
  public_at: at,
  changed_at: at,
  text: '',
  answers: [answer(2, 'It is shrinkage.', true), answer(1, 'Watch it.')],
};

test('a thread is a question with its best answer accepted, each in its own language', () => {
  const { mainEntity: question, '@id': id } = structuredData(thread, { origin: 'https://site.example' });
  expect(id).toBe('https://site.example/answers/7');
  expect(question).toMatchObject({
    name: thread.title,
    text: thread.title,
    inLanguage: 'ml-IN',
    answerCount: 2,
    author: { name: 'Asha Menon' },
  });
  expect(question.acceptedAnswer).toMatchObject({
    text: 'It is shrinkage.',
    inLanguage: 'en-IN',
    url: 'https://site.example/answers/7#answer-2',
  });
  expect(question.suggestedAnswer?.map(({ text }) => text)).toEqual(['Watch it.']);
});

test('the data has every field that search engines require of a question and each answer', () => {
  const { mainEntity: question } = structuredData(thread, { origin: 'https://site.example' });
  const text = expect.stringMatching(/\S/);
  const author = { '@type': 'Person', name: text };
  const whole = {
    '@type': 'Answer',
    text,
    url: expect.stringMatching(/^https:\/\/site\.example\/answers\/7#answer-\d$/),
    author,
    datePublished: at,
  };
  expect(question).toMatchObject({
    '@type': 'Question',
    name: text,
    text,
    author,
    datePublished: at,
    dateModified: at,
  });
  for (const one of [question.acceptedAnswer, ...question.suggestedAnswer!]) expect(one).toMatchObject(whole);
  expect(question.answerCount).toBe(1 + question.suggestedAnswer!.length);
});

test('a question with only a title is described by its best answer, cut between words', () => {
  expect(descriptionOf(thread)).toBe('It is shrinkage.');
  const long = descriptionOf({ ...thread, text: 'word '.repeat(100) });
  expect([long.length <= 200, long.endsWith('word…')]).toEqual([true, true]);
});
