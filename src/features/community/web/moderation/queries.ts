import type { Query, QueryClient } from '@tanstack/react-query';
import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import type { CommunityCalls, Question } from '../../contract';
import { call } from '../api';
import { dropQuestion, patchQuestion } from '../cache';
import { questionQuery } from '../queries';

const query = queriesOf<CommunityCalls>();
const mutation = mutationsOf<CommunityCalls>();

/** The questions that were merged into one. */
export const mergedQuery = (id: number) => query('GET /api/community/questions/:id/merged/', { params: { id } });

/** Questions to merge into: those that hold every word. Under a name of its own, since the board's lists are kept page by page. */
export const targetsQuery = (search: string) => ({
  queryKey: ['merge targets of /api/community/questions/', search] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('GET /api/community/questions/', { query: { search, page_size: 8 } }, { signal }),
  staleTime: 30_000,
});

/** The board's list as it is now; then it can be shown anew, for what has left its place stays there until that. */
export const readListAnew = (client: QueryClient) =>
  client.refetchQueries({ queryKey: ['GET /api/community/questions/'], type: 'active' });

/** All that is shown of the board: answers and lists change with what a moderator does. */
const ofBoard = ({ queryKey }: Query) => String(queryKey[0]).includes(' /api/community/');

/** The question as it is now shows at once, wherever the screen has it. */
const moderation = {
  invalidates: ofBoard,
  update: (client: QueryClient, saved: Question) => patchQuestion(client, saved.id, () => saved),
};

export const pinQuestion = mutation('POST /api/community/questions/:id/pin/', moderation);
export const unpinQuestion = mutation('DELETE /api/community/questions/:id/pin/', moderation);
export const lockThread = mutation('POST /api/community/questions/:id/lock/', moderation);
export const unlockThread = mutation('DELETE /api/community/questions/:id/lock/', moderation);
export const retagQuestion = mutation('POST /api/community/questions/:id/retag/', moderation);

/** The address of the merged one gives the other from now on, and the board goes there. */
export const mergeQuestion = mutation('POST /api/community/questions/:id/merge/', {
  invalidates: ofBoard,
  update: (client, target, { params: { id } }) => {
    client.setQueryData(questionQuery(target.id).queryKey, target);
    client.setQueryData(questionQuery(Number(id)).queryKey, target);
    dropQuestion(client, Number(id));
  },
});
export const undoMerge = mutation('DELETE /api/community/questions/:id/merge/', {
  invalidates: ofBoard,
  update: (client, question) => void client.setQueryData(questionQuery(question.id).queryKey, question),
});
