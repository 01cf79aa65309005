import { beforeAll, expect, test } from 'vitest';
import { circularCalls, newsCalls, officeQuery, postCalls } from '../src/features/posts/contract';
import { archiveForm, audienceForm, postEditForm, postForm, publishForm } from '../src/features/posts/contract/forms';
import { testApp } from './support/app';
import { testPerson } from './support/factories';
import { fieldsOf, keepsAnswer, testNonsense, type Body, type Form } from './support/nonsense';

/* Every field of the forms of news and circulars, and the queries of their lists. */
const site = testApp();
const office = testPerson(site, 'superuser');
const good = { kind: 'circular', title: 'An order', body: 'Plans in two copies.', audience: { all: true } };
let edited: number;

const send = (method: 'POST' | 'PATCH' | 'GET' | 'DELETE', url: string, body?: unknown) =>
  site.call(method, url, { token: office.token, body });
const draft = async (more: Body = {}) =>
  (await send('POST', '/api/admin/posts/', { ...good, ...more })).body.id as number;
const query = (path: () => string) => (change: Body) =>
  send('GET', `${path()}?${new URLSearchParams(change as Record<string, string>)}`);
const of = (path: string) => () => path.replace(':id', String(edited));

beforeAll(async () => {
  // Nothing is delivered here.
  await site.site.jobs.stop();
  edited = await draft();
});

const { send: keeping, stored } = keepsAnswer((answer: ReturnType<typeof send>) => answer);

const forms: Form[] = [
  {
    name: 'a post',
    fields: fieldsOf(postForm),
    send: (change) => keeping(send('POST', '/api/admin/posts/', { ...good, ...change })),
    stored,
  },
  {
    name: 'an edit of one',
    fields: fieldsOf(postEditForm),
    send: (change) => keeping(send('PATCH', `/api/admin/posts/${edited}/`, change)),
    stored,
  },
  {
    name: 'an audience',
    fields: Object.keys(audienceForm.shape),
    send: (change) => send('POST', '/api/admin/posts/', { ...good, audience: { all: false, areas: [], ...change } }),
  },
  {
    name: 'a list of an audience',
    fields: ['areas', 'units', 'roles', 'positions'],
    send: (change) =>
      send('POST', '/api/admin/posts/', {
        ...good,
        audience: Object.fromEntries(Object.entries(change).map(([name, value]) => [name, [value]])),
      }),
  },
  {
    name: 'publishing one',
    fields: fieldsOf(publishForm.unwrap().unwrap()),
    send: async (change) => send('POST', `/api/admin/posts/${await draft()}/publish/`, change),
  },
  {
    name: 'archiving one',
    fields: fieldsOf(archiveForm.unwrap().unwrap()),
    send: async (change) => send('POST', `/api/admin/posts/${await draft()}/archive/`, change),
  },
  {
    name: "the query of the office's posts",
    fields: fieldsOf(officeQuery),
    textsOnly: true,
    send: query(of(postCalls.posts.path)),
  },
  {
    name: 'the query of receipts',
    fields: fieldsOf(postCalls.receipts.query),
    textsOnly: true,
    send: query(of(postCalls.receipts.path)),
  },
  {
    name: 'their query as a table',
    fields: fieldsOf(postCalls.exportReceipts.query),
    textsOnly: true,
    send: query(of(postCalls.exportReceipts.path)),
  },
  {
    name: 'the query of an audience',
    fields: ['all', 'areas', 'units', 'roles', 'positions'],
    textsOnly: true,
    send: query(of('/api/admin/posts/audience/')),
  },
  {
    name: 'the query of news',
    fields: ['page', 'page_size'],
    textsOnly: true,
    send: query(of(newsCalls.newsList.path)),
  },
  {
    name: 'the query of circulars',
    fields: ['page', 'page_size'],
    textsOnly: true,
    send: query(of(circularCalls.circulars.path)),
  },
];

testNonsense(forms, /^title$/);

test('posts whose number is none', async () => {
  for (const value of ['abc', '0', '-1', '1.5', '99999999999999999999', '%00', "1'--", '%F0%9F%91%B7', '..%2f']) {
    const path = `/api/admin/posts/${value}/`;
    const answers = [
      await send('GET', path),
      await send('PATCH', path, {}),
      await send('DELETE', path),
      await send('POST', `${path}publish/`, {}),
      await send('POST', `${path}archive/`, {}),
      await send('GET', `${path}receipts/`),
      await send('GET', `${path}audience/`),
      await send('GET', `/api/news/${value}/`),
      await send('GET', `/api/circulars/${value}/`),
      await send('POST', `/api/circulars/${value}/ack/`),
      await send('GET', `/api/news/files/${value}`),
      await send('DELETE', `/api/admin/posts/${edited}/files/${value}/`),
    ];
    for (const { status } of answers) expect([400, 404], `${path}: ${status}`).toContain(status);
  }
});
