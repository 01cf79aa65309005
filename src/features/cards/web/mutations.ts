import { mutationsOf } from '~/shared/mutations';
import type { CardCalls } from '../contract';

const mutation = mutationsOf<CardCalls>();

/** Everything that shows a card is asked for again: the code in its picture is another. */
const ofCards = {
  invalidates: ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]).startsWith('GET /api/cards/'),
};

export const renewCard = mutation('POST /api/cards/mine/new/', ofCards);
export const revokeCard = mutation('POST /api/cards/:userId/revoke/', ofCards);
export const issueCard = mutation('POST /api/cards/:userId/issue/', ofCards);
export const createSheet = mutation('POST /api/cards/sheet/', { invalidates: 'nothing' });

// Nothing that is shown changes by it.
export const exportCards = mutation('GET /api/cards/export/', { invalidates: 'nothing' });
