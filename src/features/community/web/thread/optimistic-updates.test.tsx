import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '~/shared/api-client';
import { toast } from '~/ui/toast';
import type { VoteAnswer } from '../../contract';
import { questionQuery } from '../queries';
import { voted } from '../votes';
import { createOptimisticUpdates } from './optimistic-updates';

vi.mock('~/ui/toast', () => ({ toast: { error: vi.fn() } }));

const seen: string[] = [];
const none: VoteAnswer = { vote_score: 0, user_vote: null, upvotes: 0, downvotes: 0 };
const { queryKey } = questionQuery(1);

let client: QueryClient;
let shown: VoteAnswer;
let sent: (1 | -1)[];
/** The server's state, and its pending calls. */
let stored: VoteAnswer;
let waiting: (() => void)[];

beforeEach(() => {
  client = new QueryClient();
  shown = stored = none;
  [sent, waiting] = [[], []];
});

function press(update: ReturnType<typeof createOptimisticUpdates>, value: 1 | -1) {
  return update({
    key: 'vote question 1',
    questionId: 1,
    now: shown,
    wanted: voted(shown, value),
    same: (one, other) => one.user_vote === other.user_vote,
    show: (votes) => {
      shown = votes;
      client.setQueryData(queryKey, votes as never);
    },
    send: (wanted, known) => {
      const way = wanted.user_vote ?? known.user_vote!;
      sent.push(way);
      return new Promise((resolve) =>
        waiting.push(() => {
          stored = voted(stored, way);
          resolve(stored);
        }),
      );
    },
    failure: 'Failed',
  });
}

const settle = () => vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0)).then(() => waiting.shift()!());

test('a reader who changes a pending vote gets the last choice', async () => {
  const update = createOptimisticUpdates(client);
  const done = press(update, 1);
  await vi.waitFor(() => expect(shown.user_vote).toBe(1));
  await press(update, -1);
  expect(shown.user_vote).toBe(-1);
  expect(sent).toEqual([1]);
  await settle();
  await settle();
  await done;
  expect(sent).toEqual([1, -1]);
  expect([shown, stored]).toEqual([voted(none, -1), voted(none, -1)]);
});

test('a vote that is withdrawn while it is pending ends withdrawn', async () => {
  const update = createOptimisticUpdates(client);
  const done = press(update, 1);
  await vi.waitFor(() => expect(shown.user_vote).toBe(1));
  await press(update, 1);
  await settle();
  await settle();
  await done;
  expect(sent).toEqual([1, 1]);
  expect([shown, stored]).toEqual([none, none]);
});

test('a refused change is reverted, and a locked thread shows why', async () => {
  const refused = (status: number) => new CallError(status, '', 'This thread is locked.', 'locked', {});
  for (const [status, words] of [
    [409, 'This thread is locked.'],
    [500, 'Failed'],
  ] as const) {
    const send = () => Promise.reject(refused(status));
    await createOptimisticUpdates(client)({
      key: 'vote question 1',
      questionId: 1,
      now: 'none',
      wanted: 'mine',
      same: (one, other) => one === other,
      show: (state) => void seen.push(state),
      send,
      failure: 'Failed',
    });
    expect(seen.splice(0)).toEqual(['mine', 'none']);
    expect(toast.error).toHaveBeenLastCalledWith(words);
  }
});

test('a response from before a vote does not overwrite it', async () => {
  client.setQueryData(queryKey, none as never);
  let resolveRead: (votes: VoteAnswer) => void = () => undefined;
  const reading = client
    .fetchQuery({
      queryKey,
      queryFn: () => new Promise((resolve) => (resolveRead = resolve as typeof resolveRead)),
      staleTime: 0,
    })
    .catch(() => undefined);
  const done = press(createOptimisticUpdates(client), 1);
  await settle();
  resolveRead(none);
  await Promise.all([done, reading]);
  expect(client.getQueryData(queryKey)).toEqual(voted(none, 1));
});
