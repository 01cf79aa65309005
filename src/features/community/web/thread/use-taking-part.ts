import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from '~/ui/toast';
import type { Answer, Question, ThreadState, VoteAnswer } from '../../contract';
import { call } from '../api';
import { applyThreadState, patchAnswers, patchQuestion, refreshBoard } from '../cache';
import { voted, votesOf } from '../votes';

/** What a reader does with a post, shown at once and taken back when it fails, with the spec's messages (section 8). */
export function useTakingPart() {
  const client = useQueryClient();
  return useMemo(() => {
    // One at a time for each post: a second press while the first is on its way would undo it.
    const busy = new Set<string>();
    const once = async (what: string, action: () => Promise<void>) => {
      if (busy.has(what)) return;
      busy.add(what);
      await action().finally(() => busy.delete(what));
    };

    const vote = (now: VoteAnswer, value: 1 | -1, show: (votes: VoteAnswer) => void, send: () => Promise<VoteAnswer>) => {
      const before = votesOf(now);
      show(voted(before, value));
      return send().then(show, () => {
        show(before);
        toast.error('Failed to vote. Please try again.');
      });
    };

    const mark = async (send: () => Promise<ThreadState>, failure: string) => {
      try {
        applyThreadState(client, await send());
        void refreshBoard(client);
      } catch {
        toast.error(failure);
      }
    };

    return {
      voteQuestion: (question: Question, value: 1 | -1) =>
        once(`question ${question.id}`, () =>
          vote(
            question,
            value,
            (votes) => patchQuestion(client, question.id, (now) => ({ ...now, ...votes })),
            () => call('POST /api/community/questions/:id/vote/', { params: { id: question.id }, body: { value } }),
          ),
        ),
      voteAnswer: ({ id, question_id, ...votes }: Answer, value: 1 | -1) =>
        once(`answer ${id}`, () =>
          vote(
            votes,
            value,
            (next) => patchAnswers(client, question_id, (now) => (now.id === id ? { ...now, ...next } : now)),
            () => call('POST /api/community/answers/:id/vote/', { params: { id }, body: { value } }),
          ),
        ),
      follow: ({ id, is_following, followers }: Question) =>
        once(`follow ${id}`, async () => {
          const show = (following: boolean, count: number) =>
            patchQuestion(client, id, (now) => ({ ...now, is_following: following, followers: count }));
          show(!is_following, followers + (is_following ? -1 : 1));
          try {
            const answer = await call('POST /api/community/questions/:id/follow/', { params: { id }, body: { following: !is_following } });
            show(answer.following, answer.followers);
          } catch {
            show(is_following, followers);
            toast.error('Failed to follow thread. Please try again.');
          }
        }),
      markBest: ({ id, is_best_answer }: Answer) =>
        mark(
          () => call(is_best_answer ? 'DELETE /api/community/answers/:id/best/' : 'POST /api/community/answers/:id/best/', { params: { id } }),
          'Failed to mark best answer. Please try again.',
        ),
      markSolved: ({ id, is_solved }: Question) =>
        mark(
          () => call(is_solved ? 'DELETE /api/community/questions/:id/solved/' : 'POST /api/community/questions/:id/solved/', { params: { id } }),
          'Failed to mark question as solved. Please try again.',
        ),
    };
  }, [client]);
}

export type TakingPart = ReturnType<typeof useTakingPart>;
