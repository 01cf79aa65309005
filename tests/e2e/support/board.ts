import type { Page } from '@playwright/test';
import { callApi } from './people';
import { passwords, type Server } from './server';
import { people } from './session';

/** The board's calls, made without the browser. */
export async function boardOf(server: Server) {
  const token = async (who: string) => {
    const password = who === people.superuser ? passwords.superuser : passwords.demo;
    const { status, body } = await callApi(server, 'POST', '/api/auth/login/', { email_or_member_id: who, password });
    if (status !== 200) throw new Error(`${who} could not log in: ${status}`);
    return body.token as unknown as string;
  };
  const tokens = {
    member: await token(people.member),
    areaAdmin: await token(people.areaAdmin),
    moderator: await token(people.moderator),
    admin: await token(people.admin),
    superuser: await token(people.superuser),
  };
  const send = async <T = unknown>(who: keyof typeof tokens, method: string, path: string, body?: object) => {
    const answer = await callApi(server, method, path, body, tokens[who]);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as T;
  };
  const post = async (who: keyof typeof tokens, path: string, body?: object) =>
    Number((await send<{ id: unknown }>(who, 'POST', path, body)).id);
  return {
    question: (who: keyof typeof tokens, description: string, more: object = {}) =>
      post(who, '/api/community/questions/', { description, force: 'true', ...more }),
    answer: (who: keyof typeof tokens, question_id: number, answer_text: string) =>
      post(who, '/api/community/answers/', { question_id, answer_text }),
    /** Makes any call; returns its answer. */
    say: send,
    post,
    flag: (
      who: keyof typeof tokens,
      content_type: 'question' | 'answer',
      content_id: number,
      flag_type: string,
      reason: string,
    ) => post(who, '/api/community/flag/', { content_type, content_id, flag_type, reason }),
    unanswered: async () =>
      (await send<{ unanswered_count: number }>('member', 'GET', '/api/community/unanswered-count/')).unanswered_count,
    /** Posts an answer with a file; returns its id. */
    async file(who: keyof typeof tokens, question_id: number, file: File) {
      const body = new FormData();
      body.set('question_id', String(question_id));
      body.set('answer_text', `With ${file.name}`);
      body.set('attachment', file);
      const headers = { Authorization: `Token ${tokens[who]}` };
      const response = await fetch(`${server.url}/api/community/answers/`, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`${file.name}: ${response.status} ${await response.text()}`);
      return ((await response.json()) as { id: number }).id;
    },
  };
}

/** Makes the tab behave as if its person had come back to it: it polls at once instead of at the next interval. */
export const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

/** A PDF of one empty page. */
export const smallPdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n';
