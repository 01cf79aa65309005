import { mutationsOf } from '~/shared/mutations';
import type { CardCalls } from '../contract';
import { cardOfAddress } from './queries';

const mutation = mutationsOf<CardCalls>();

/** Fetches every answer about cards again: the code in the card's picture is new. */
const ofCards = {
  invalidates: ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
    address === cardOfAddress || String(address).startsWith('GET /api/cards/'),
};

export const renewCard = mutation('POST /api/cards/mine/new/', ofCards);
export const revokeCard = mutation('POST /api/cards/:userId/revoke/', ofCards);
export const issueCard = mutation('POST /api/cards/:userId/issue/', ofCards);
export const undoIssue = mutation('DELETE /api/cards/:userId/issue/', ofCards);
export const createSheet = mutation('POST /api/cards/sheet/', {
  invalidates: ({ queryKey }) => queryKey[0] === 'GET /api/cards/sheet/',
});

// Changes nothing that is shown.
export const exportCards = mutation('GET /api/cards/export/', { invalidates: 'nothing' });
