import type { QueryClient } from '@tanstack/react-query';
import { mutationsOf } from '~/shared/mutations';
import type { CommunityCalls, ThreadState } from '../contract';
import { applyThreadState, isBoardCount, patchAnswers, patchQuestion } from './cache';

const mutation = mutationsOf<CommunityCalls>();

/** Exports tags; no shown query changes by it. */
export const exportTags = mutation('GET /api/community/tags/export/', { invalidates: 'nothing' });

/** The options of a mark: it shows at once in its thread, and the counts are refetched. */
const mark = {
  invalidates: isBoardCount,
  update: (client: QueryClient, state: ThreadState) => applyThreadState(client, state),
};

export const markBest = mutation('POST /api/community/answers/:id/best/', mark);
export const unmarkBest = mutation('DELETE /api/community/answers/:id/best/', mark);
export const markSolved = mutation('POST /api/community/questions/:id/solved/', mark);
export const unmarkSolved = mutation('DELETE /api/community/questions/:id/solved/', mark);

/** Edits a question. The edit shows at once; other readers' boards refetch it, because the board's version changes. */
export const editQuestion = mutation('PATCH /api/community/questions/:id/', {
  invalidates: isBoardCount,
  update: (client, saved) => patchQuestion(client, saved.id, () => saved),
});
export const editAnswer = mutation('PATCH /api/community/answers/:id/', {
  invalidates: isBoardCount,
  update: (client, saved) =>
    patchAnswers(client, saved.question_id, (answer) => (answer.id === saved.id ? saved : answer)),
});

export const deleteQuestion = mutation('DELETE /api/community/questions/:id/delete/', { invalidates: isBoardCount });
export const deleteAnswer = mutation('DELETE /api/community/answers/:id/delete/', { invalidates: isBoardCount });
