import type { QueryClient } from '@tanstack/react-query';
import { mutationsOf } from '~/shared/mutations';
import type { CommunityCalls, ThreadState } from '../contract';
import type { Publication } from '../contract/public-answers';
import { applyThreadState, isBoardCount, patchAnswers, patchQuestion } from './cache';
import { digestQuery, publicationQuery } from './queries';

const mutation = mutationsOf<CommunityCalls>();

/** A mark shows at once in its thread; the counts are asked for again. */
const mark = {
  invalidates: isBoardCount,
  update: (client: QueryClient, state: ThreadState) => applyThreadState(client, state),
};

export const markBest = mutation('POST /api/community/answers/:id/best/', mark);
export const unmarkBest = mutation('DELETE /api/community/answers/:id/best/', mark);
export const markSolved = mutation('POST /api/community/questions/:id/solved/', mark);
export const unmarkSolved = mutation('DELETE /api/community/questions/:id/solved/', mark);

/** What was edited shows at once; for everybody else the board's version has changed. */
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

/** Three people's flags hide a post: what is shown of it is asked for again by who shows it. */
export const flagPost = mutation('POST /api/community/flag/', { invalidates: isBoardCount });

/** How a thread stands shows at once; what everybody reads is asked for again. */
const publication = {
  invalidates: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    String(queryKey[0]).startsWith('GET /api/community/public/'),
  update: (client: QueryClient, now: Publication) =>
    void client.setQueryData(publicationQuery(now.question_id).queryKey, now),
};

export const agreeToPublic = mutation('POST /api/community/questions/:id/public-consent/', publication);
export const withdrawFromPublic = mutation('DELETE /api/community/questions/:id/public-consent/', publication);
export const publishThread = mutation('POST /api/community/questions/:id/publish/', publication);
export const unpublishThread = mutation('DELETE /api/community/questions/:id/publish/', publication);

export const inviteMembers = mutation('POST /api/community/questions/:id/invite/', { invalidates: 'nothing' });

export const changeDigest = mutation('PATCH /api/community/digest/', {
  invalidates: 'nothing',
  update: (client, saved) => void client.setQueryData(digestQuery.queryKey, saved),
});

/** Whatever counts or shows posts is no longer right. */
export const decideFlags = mutation('POST /api/community/flags/:content_type/:content_id/', {
  invalidates: 'everything',
});
