import { mutationsOf } from '~/shared/mutations';
import type { consentCalls, nomineeCalls } from '../contract';
import { privacyQuery } from './queries';

const mutation = mutationsOf<typeof consentCalls & typeof nomineeCalls>();

/** What is opened stays in the window that asked for it. */
export const openNominee = mutation('POST /api/admin/people/:id/nominee/', { invalidates: 'nothing' });

/** The profile and the directory change too: they are fetched again when they are next shown. */
export const decideConsent = mutation('PUT /api/privacy/consents/', {
  invalidates: 'everything-later',
  update: (client, privacy) => client.setQueryData(privacyQuery.queryKey, privacy),
});

export const nameNominee = mutation('PUT /api/privacy/nominee/', {
  invalidates: 'nothing',
  update: (client, { nominee }) =>
    client.setQueryData(privacyQuery.queryKey, (known) => known && { ...known, nominee }),
});

/** The line that asks once disappears at once. */
export const noteAsked = mutation('POST /api/privacy/asked/', {
  invalidates: 'nothing',
  update: (client) => client.setQueryData(privacyQuery.queryKey, (known) => known && { ...known, asks: false }),
});
