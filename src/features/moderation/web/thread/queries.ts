import type { Query, QueryClient } from '@tanstack/react-query';
import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import type { Question } from '~/shared/board/schemas';
import type { ModerationCalls } from '../../contract';
import { dropQuestion, patchQuestion, questionQuery } from '~/features/community/web/public';

const query = queriesOf<ModerationCalls>();
const mutation = mutationsOf<ModerationCalls>();

/** Returns the query of the questions that were merged into this question. */
export const mergedQuery = (id: number) => query('GET /api/community/questions/:id/merged/', { params: { id } });

/** Returns whether a query is of the board: answers and lists change with a moderator's actions. */
const ofBoard = ({ queryKey }: Query) => String(queryKey[0]).includes(' /api/community/');

/** The options of the mutations below: the returned question shows at once, wherever the screen has it. */
const moderation = {
  invalidates: ofBoard,
  update: (client: QueryClient, saved: Question) => patchQuestion(client, saved.id, () => saved),
};

export const pinQuestion = mutation('POST /api/community/questions/:id/pin/', moderation);
export const unpinQuestion = mutation('DELETE /api/community/questions/:id/pin/', moderation);
export const lockThread = mutation('POST /api/community/questions/:id/lock/', moderation);
export const unlockThread = mutation('DELETE /api/community/questions/:id/lock/', moderation);
export const retagQuestion = mutation('POST /api/community/questions/:id/retag/', moderation);

/** Merges a question. The address of the merged question returns the target from now on, and the board opens it. */
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
