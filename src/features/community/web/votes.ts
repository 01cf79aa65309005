import type { VoteAnswer } from '../contract';
import { nextVote } from '../rules';

/** Returns a post's votes after this vote, as the server will count them. */
export function voted(votes: VoteAnswer, value: 1 | -1): VoteAnswer {
  const next = nextVote(votes.user_vote, value);
  const upvotes = votes.upvotes + Number(next === 1) - Number(votes.user_vote === 1);
  const downvotes = votes.downvotes + Number(next === -1) - Number(votes.user_vote === -1);
  return { user_vote: next, upvotes, downvotes, vote_score: upvotes - downvotes };
}

/** Returns the votes of a post. */
export const votesOf = ({ user_vote, upvotes, downvotes, vote_score }: VoteAnswer): VoteAnswer => ({
  user_vote,
  upvotes,
  downvotes,
  vote_score,
});
