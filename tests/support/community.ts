import type { Answer as HttpAnswer, TestApp } from './app';
import { formOf, signIn } from './factories';

export type Person = Awaited<ReturnType<typeof signIn>>;

const path = '/api/community';

/** Returns what failed in the server, of answers that may refuse. */
export const failuresOf = (answers: readonly HttpAnswer[]) =>
  answers.filter(({ status }) => status >= 500 || status === 0).map(({ status, body }) => ({ status, body }));

/**
 * The board as people use it in tests. All return the whole answer, but `ask` and `answer` return the new post's id.
 */
export function boardOf(test: TestApp) {
  const get = (person: Person, url: string) => test.call('GET', `${path}/${url}`, { token: person.token });
  const post = (person: Person, url: string, body?: unknown) =>
    test.call('POST', `${path}/${url}`, { token: person.token, body });
  const remove = (person: Person, url: string) => test.call('DELETE', `${path}/${url}`, { token: person.token });
  const must = (answer: HttpAnswer): number => {
    if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.id as number;
  };
  return {
    get,
    post,
    remove,
    member: (more: Parameters<typeof signIn>[2] = {}) => signIn(test, 'member', more),
    superuser: () => signIn(test, 'superuser'),
    people: (count: number) => Promise.all(Array.from({ length: count }, () => signIn(test, 'member'))),
    ask: async (person: Person, description: string, more: object = {}) =>
      must(await post(person, 'questions/', { description, force: true, ...more })),
    answer: async (person: Person, questionId: number, text = 'It depends.') =>
      must(await post(person, 'answers/', { question_id: questionId, answer_text: text })),
    /** Posts with a file. */
    send: (
      person: Person,
      url: 'questions/' | 'answers/',
      fields: Record<string, string>,
      bytes: Buffer,
      name: string,
    ) =>
      test.call('POST', `${path}/${url}`, {
        token: person.token,
        form: formOf(fields, { attachment: { bytes, name } }),
      }),
    question: async (person: Person, id: number) => (await get(person, `questions/${id}/`)).body,
    answers: async (person: Person, id: number) => (await get(person, `answers/list/?question_id=${id}`)).body,
    /** Returns the titles on a page of the list. */
    titles: async (person: Person, query = '') =>
      (await get(person, `questions/?${query}`)).body.results.map(({ title }: { title: string }) => title) as string[],
    flag: (person: Person, type: 'question' | 'answer', id: number, reason = '') =>
      post(person, 'flag/', { content_type: type, content_id: id, flag_type: 'spam', reason }),
    unanswered: async (person: Person) => (await get(person, 'unanswered-count/')).body.unanswered_count as number,
  };
}
