import { useMutation, type QueryClient } from '@tanstack/react-query';
import { CallError } from '~/shared/api-client';
import { errorMessage } from '~/shared/error-message';
import { mutationsOf } from '~/shared/mutations';
import type { applicationCalls, approvalCalls } from '../contract';
import * as texts from '../texts';
import { deskAddress, pendingQuery, type Desk } from './queries';

const mutation = mutationsOf<typeof approvalCalls & typeof applicationCalls>();

/** Removes applicants from the lists that they have left, and reloads the desk's lists. */
function leaveLists(client: QueryClient, gone: ReadonlySet<number>): void {
  const isLeft = ({ id }: { id: number }) => !gone.has(id);
  client.setQueryData(pendingQuery.queryKey, (now) => now && { pending_users: now.pending_users.filter(isLeft) });
  const desks = client.getQueriesData<Desk>({ queryKey: [deskAddress] });
  for (const [key, desk] of desks)
    if (desk) client.setQueryData(key, { ...desk, results: desk.results.filter(isLeft) });
  void client.invalidateQueries({ queryKey: [deskAddress] });
}

/** Approves, requests a correction or rejects. */
export const decideApplication = mutation('POST /api/admin/applications/:id/decision/', {
  invalidates: 'everything-later',
  update: (client, _, { params }) => leaveLists(client, new Set([Number(params.id)])),
});

/** Whether an approval was refused for an unconfirmed address: the clerk can send it again, `confirmed`. */
export const isUnconfirmed = (error: unknown) => error instanceof CallError && error.code === 'unconfirmed';

/** Returns the message of a failed approval, of one applicant or several. */
export const approvalError = (error: unknown) =>
  errorMessage(error, texts.approvalFailed, { 400: true, 404: true, 409: true });

/** Approves several applicants as members. */
export const decideMany = mutation('POST /api/admin/applications/bulk/', {
  invalidates: 'everything-later',
  update: (client, { results }) =>
    leaveLists(
      client,
      new Set(results.filter(({ membership_id: membershipId }) => membershipId !== null).map(({ id }) => id)),
    ),
});

/** Take own approvals back, for ten seconds: of one applicant, or of several. */
export const undoApproval = mutation('DELETE /api/admin/applications/:id/decision/');
export const undoApprovals = mutation('POST /api/admin/applications/undo/');

export const reopenApplication = mutation('POST /api/admin/applications/:id/reopen/');

export const recommendApplicant = mutation('POST /api/area-admin/applicants/:id/recommendation/');

export const exportApplications = mutation('GET /api/admin/applications/export/', { invalidates: 'nothing' });

const revokeApproval = mutation('POST /api/admin/revoke-approval/:id/');

/** Returns the call that withdraws an approval. */
export const useRevocation = () => useMutation(revokeApproval).mutateAsync;
