import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { archivesQuery, currentQuery, documentsQuery, withoutPageLists } from './queries';

test('a page carries its flipbooks without the address of every page', () => {
  const client = new QueryClient();
  const book = { id: 1, title: 'Directory', pages: ['/1.webp', '/2.webp'], page_picture: '/{page}.webp' };
  client.setQueryData([...currentQuery.queryKey], book);
  client.setQueryData([...archivesQuery.queryKey], [book, { ...book, id: 2 }]);
  client.setQueryData([...documentsQuery.queryKey], [{ id: 3, pages: 'kept' }]);
  const { queries } = withoutPageLists({ origin: '', queries: dehydrate(client) });
  const light = { ...book, pages: [] };
  expect(queries?.queries.map(({ state }) => state.data)).toEqual([light, [light, { ...light, id: 2 }], [{ id: 3, pages: 'kept' }]]);
});

test('no current edition, and a list that failed, stay what they are', () => {
  const client = new QueryClient();
  client.setQueryData([...currentQuery.queryKey], null);
  expect(withoutPageLists({ origin: '', queries: dehydrate(client) }).queries?.queries[0]?.state.data).toBeNull();
  expect(withoutPageLists({ origin: '', queries: null }).queries).toBeNull();
});
