import { callsOf } from '~/shared/api-client';
import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import type { factorCalls } from '../../contract/factors';
import type { passkeyCalls } from '../../contract/passkeys';

type Tables = typeof factorCalls & typeof passkeyCalls;

/** The calls of these screens. Only their types are imported, so no schema reaches the browser. */
export const call = callsOf<Tables>();

/** The caller's second factors, and what the site requires. */
export const factorsQuery = queriesOf<Tables>()('GET /api/security/', {}, { staleTime: 60_000 });

const mutation = mutationsOf<Tables>();
const ofFactors = {
  invalidates: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === 'GET /api/security/',
};

// Changes nothing that is shown until the app is confirmed.
export const startTotp = mutation('POST /api/security/totp/', { invalidates: 'nothing' });
export const confirmTotp = mutation('POST /api/security/totp/confirm/', ofFactors);
export const removeTotp = mutation('DELETE /api/security/totp/', ofFactors);
export const newCodes = mutation('POST /api/security/codes/', ofFactors);
export const newPasskeyOptions = mutation('POST /api/security/passkeys/options/', { invalidates: 'nothing' });
export const addPasskey = mutation('POST /api/security/passkeys/', ofFactors);
export const renamePasskey = mutation('PATCH /api/security/passkeys/:id/', ofFactors);
export const removePasskey = mutation('DELETE /api/security/passkeys/:id/', ofFactors);
