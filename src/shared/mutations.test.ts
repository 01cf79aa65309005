import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Calls } from './contract';
import { mutationsOf } from './mutations';

const remove = mutationsOf<Calls>()('DELETE /api/things/1/', {
  invalidates: 'everything-later',
  update: (one) => {
    one.setQueryData<number[]>(['things'], (now) => now?.filter((id) => id !== 1));
  },
});

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
const asked = vi.fn<(what: string) => void>();
const shown = (what: string, data: unknown) => {
  const observer = new QueryObserver(client, {
    queryKey: [what],
    queryFn: () => {
      asked(what);
      return data;
    },
    initialData: data,
  });
  return observer.subscribe(() => undefined);
};
const isOld = (what: string) => client.getQueryState([what])?.isInvalidated;

const answerWith = (status: number, body: object | null) =>
  vi.stubGlobal(
    'fetch',
    async () => new Response(body && JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } }),
  );
const run = () => new MutationObserver(client, remove).mutate({});

let leave: (() => void)[] = [];
beforeEach(() => {
  leave = [shown('things', [1, 2]), shown('numbers', 2)];
});
afterEach(() => {
  for (const end of leave) end();
  client.clear();
  asked.mockClear();
});

test('what it brings up to date itself is not old; the rest is, and waits until it is shown again', async () => {
  answerWith(204, null);
  await run();
  expect(client.getQueryData(['things'])).toEqual([2]);
  expect([isOld('things'), isOld('numbers')]).toEqual([false, true]);
  expect(asked).not.toHaveBeenCalled();
});

test('what was gone already is asked for again at once; after any other failure nothing is', async () => {
  answerWith(500, {});
  await expect(run()).rejects.toMatchObject({ status: 500 });
  expect(asked).not.toHaveBeenCalled();
  answerWith(404, { detail: 'Gone.', code: 'gone' });
  await expect(run()).rejects.toMatchObject({ status: 404 });
  expect(asked.mock.calls.flat().sort()).toEqual(['numbers', 'things']);
});

/** A list that is fetched and answered when the test says so, with what the server had when it was fetched. */
function slowList(queryKey: string, stored: { now: number[] }) {
  const answers: (() => void)[] = [];
  const queryFn = () => {
    const then = stored.now;
    return new Promise<number[]>((resolve) => answers.push(() => resolve(then)));
  };
  const leaveList = new QueryObserver(client, { queryKey: [queryKey], queryFn }).subscribe(() => undefined);
  leave.push(leaveList);
  return answers;
}

/** Deletes while a list is read, returns the old answer to that read, and waits until the list is read again. */
async function deleteDuringRead(stored: { now: number[] }, answers: (() => void)[]) {
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answerWith(204, null);
  stored.now = [2];
  await run();
  answers[0]!();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
}

test('an answer from before a deletion that comes after it does not bring back what is gone', async () => {
  const stored = { now: [1, 2] };
  const answers = slowList('things', stored);
  void client.refetchQueries({ queryKey: ['things'] });
  await deleteDuringRead(stored, answers);
  expect(client.getQueryData(['things'])).toEqual([2]);
  answers[1]!();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(client.getQueryData(['things'])).toEqual([2]);
});

test('a list that is asked for the first time during a deletion is asked for again', async () => {
  const stored = { now: [1, 2] };
  const answers = slowList('new', stored);
  await deleteDuringRead(stored, answers);
  answers[1]!();
  await vi.waitFor(() => expect(client.getQueryData(['new'])).toEqual([2]));
});
