import { expect, test } from 'vitest';
import { loads } from '~/shared/page';
import { archivesQuery, currentQuery, documentsQuery } from './queries';

/** Returns the part of these API answers that a page carries. */
async function carriedOf(answers: Record<string, unknown>) {
  const read = async (address: string) => {
    const answer = answers[address];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const load = loads(currentQuery, archivesQuery, documentsQuery);
  const page = await load({ params: {}, context: { read, origin: 'https://x.test', mark: '' } });
  return page.answers?.map(([, answer]) => answer);
}

const current = 'GET /api/resources/flipbooks/current/';
const archives = 'GET /api/resources/flipbooks/archives/';
const documents = 'GET /api/resources/documents/';
const book = { id: 1, title: 'Directory', pages: ['/1.webp', '/2.webp'], page_picture: '/{page}.webp' };

test('a page carries its flipbooks without the address of every page', async () => {
  const answers = { [current]: book, [archives]: [book, { ...book, id: 2 }], [documents]: [{ id: 3, pages: 'kept' }] };
  const light = { ...book, pages: [] };
  expect(await carriedOf(answers)).toEqual([light, [light, { ...light, id: 2 }], [{ id: 3, pages: 'kept' }]]);
});

test('a missing current edition, and a list that failed, stay as they are', async () => {
  expect(await carriedOf({ [current]: null, [archives]: new Error('down'), [documents]: [] })).toEqual([null, []]);
});
