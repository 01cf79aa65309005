import { expect, test } from 'vitest';
import { voted } from './votes';

const votes = (up: number, down: number, mine: 1 | -1 | null) => ({
  upvotes: up,
  downvotes: down,
  vote_score: up - down,
  user_vote: mine,
});

test.each([
  [votes(2, 1, null), 1, votes(3, 1, 1)],
  [votes(3, 1, 1), 1, votes(2, 1, null)],
  [votes(3, 1, 1), -1, votes(2, 2, -1)],
  [votes(2, 2, -1), -1, votes(2, 1, null)],
  [votes(0, 0, null), -1, votes(0, 1, -1)],
] as const)('%o and a vote of %s make %o', (before, value, after) => {
  expect(voted(before, value)).toEqual(after);
});
