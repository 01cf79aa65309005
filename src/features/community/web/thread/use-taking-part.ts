import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Question } from '~/shared/board/schemas';
import type { Answer, VoteAnswer } from '../../contract';
import { call } from '../api';
import { patchAnswers, patchQuestion } from '../cache';
import { voted, votesOf } from '../votes';
import { createOptimisticUpdates } from './optimistic-updates';
import * as texts from '../../texts';

/**
 * Returns the reader's actions on a post: shown at once, and reverted with a message when they fail
 * (docs/product/community.md, "Board messages").
 */
export function useTakingPart() {
  const client = useQueryClient();
  return useMemo(() => {
    const update = createOptimisticUpdates(client);

    const vote = (
      of: { key: string; questionId: number },
      votes: VoteAnswer,
      value: 1 | -1,
      show: (votes: VoteAnswer) => void,
      send: (value: 1 | -1) => Promise<VoteAnswer>,
    ) => {
      const now = votesOf(votes);
      return update({
        ...of,
        now,
        wanted: voted(now, value),
        same: (one, other) => one.user_vote === other.user_vote,
        show,
        // The same value a second time withdraws the vote.
        send: (wanted, known) => send(wanted.user_vote ?? known.user_vote ?? value),
        failure: texts.voteFailed,
      });
    };

    return {
      voteQuestion: (question: Question, value: 1 | -1) =>
        vote(
          { key: `vote question ${question.id}`, questionId: question.id },
          question,
          value,
          (votes) => patchQuestion(client, question.id, (now) => ({ ...now, ...votes })),
          (sent) =>
            call('POST /api/community/questions/:id/vote/', { params: { id: question.id }, body: { value: sent } }),
        ),
      voteAnswer: ({ id, question_id: questionId, ...votes }: Answer, value: 1 | -1) =>
        vote(
          { key: `vote answer ${id}`, questionId },
          votes,
          value,
          (next) => patchAnswers(client, questionId, (now) => (now.id === id ? { ...now, ...next } : now)),
          (sent) => call('POST /api/community/answers/:id/vote/', { params: { id }, body: { value: sent } }),
        ),
      follow: ({ id, is_following: following, followers }: Question) =>
        update({
          key: `follow ${id}`,
          questionId: id,
          now: { following, followers },
          wanted: { following: !following, followers: followers + (following ? -1 : 1) },
          same: (one, other) => one.following === other.following,
          show: (now) =>
            patchQuestion(client, id, (question) => ({
              ...question,
              is_following: now.following,
              followers: now.followers,
            })),
          send: (wanted) =>
            call('POST /api/community/questions/:id/follow/', {
              params: { id },
              body: { following: wanted.following },
            }),
          failure: texts.followFailed,
        }),
    };
  }, [client]);
}

export type TakingPart = ReturnType<typeof useTakingPart>;
