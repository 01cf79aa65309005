import { mutationsOf } from '~/shared/mutations';
import type { cashCalls } from '../contract';

const mutation = mutationsOf<typeof cashCalls>();

/** Money shows in every list of dues, on the person's page and in what waits. */
const everything = { invalidates: 'everything' } as const;

export const addHandover = mutation('POST /api/dues/handovers/', everything);
export const confirmHandover = mutation('POST /api/dues/handovers/:id/confirm/', everything);
export const depositCash = mutation('POST /api/dues/cash/deposit/', everything);

export const startHandingOver = mutation('POST /api/dues/handing-over/', everything);
export const signHandingOver = mutation('POST /api/dues/handing-over/:id/sign/', everything);

// Changes nothing that is shown.
export const exportHandovers = mutation('GET /api/dues/handovers/export/', { invalidates: 'nothing' });
