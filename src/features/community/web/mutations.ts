import type { QueryClient } from '@tanstack/react-query';
import { mutationsOf } from '~/shared/mutations';
import type { CommunityCalls, ThreadState } from '../contract';
import { applyThreadState, isBoardCount } from './cache';

const mutation = mutationsOf<CommunityCalls>();

/** A mark shows at once in its thread; the counts are asked for again. */
const mark = { invalidates: isBoardCount, update: (client: QueryClient, state: ThreadState) => applyThreadState(client, state) };

export const markBest = mutation('POST /api/community/answers/:id/best/', mark);
export const unmarkBest = mutation('DELETE /api/community/answers/:id/best/', mark);
export const markSolved = mutation('POST /api/community/questions/:id/solved/', mark);
export const unmarkSolved = mutation('DELETE /api/community/questions/:id/solved/', mark);

export const deleteQuestion = mutation('DELETE /api/community/questions/:id/delete/', { invalidates: isBoardCount });
export const deleteAnswer = mutation('DELETE /api/community/answers/:id/delete/', { invalidates: isBoardCount });

/** Three people's flags hide a post: what is shown of it is asked for again by who shows it. */
export const flagPost = mutation('POST /api/community/flag/', { invalidates: isBoardCount });

/** Whatever counts or shows posts is no longer right. */
export const decideFlags = mutation('POST /api/community/flags/:content_type/:content_id/', { invalidates: 'everything' });
