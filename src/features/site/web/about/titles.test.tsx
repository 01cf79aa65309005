import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Routed } from '~test/routed';
import { expect, test } from 'vitest';
import { committeesQuery } from './queries';
import { AreaCommittees } from './area-committees';
import { Executive } from './executive';

/* docs/decisions/0028: a title is the text that the office wrote, and its script decides its language. */
test('a title in the other script is marked with its language, a title in the page’s language is not', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(committeesQuery.queryKey, {
    leaders: [],
    district: [
      { title: 'പ്രസിഡന്റ്', name: 'Leela K', photo: null },
      { title: 'Treasurer', name: 'Biju M', photo: null },
    ],
    areas: [
      {
        area: 'Alathur',
        officers: [
          { title: 'സെക്രട്ടറി', name: 'Anitha V' },
          { title: 'Joint Secretary', name: 'Suresh P' },
        ],
        members: [],
        units: [],
      },
    ],
  });
  render(
    <QueryClientProvider client={client}>
      <Routed>
        <Executive />
        <AreaCommittees />
      </Routed>
    </QueryClientProvider>,
  );
  const languagesOf = (title: string) =>
    screen.getAllByText(title).map((shown) => shown.closest('[lang]')?.getAttribute('lang') ?? null);
  expect(languagesOf('പ്രസിഡന്റ്')).toEqual(['ml', 'ml']);
  expect(languagesOf('സെക്രട്ടറി')).toEqual(['ml', 'ml']);
  expect(languagesOf('Treasurer')).toEqual([null, null]);
  expect(languagesOf('Joint Secretary')).toEqual([null]);
});
