import { eq } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { HttpError } from '~/platform/errors/http-error';
import { refusePerson } from '~/platform/errors/refusals';
import { refuse } from './refusals';
import { applications } from './tables';

/** Returns the 403 that a pending, correcting or rejected applicant gets at the login. */
export async function whyNotApproved(tx: Tx, id: number): Promise<HttpError> {
  const [application] = await tx
    .select({ state: applications.state })
    .from(applications)
    .where(eq(applications.userId, id));
  if (application?.state === 'correction') return refuse.error(403, 'needs_correction', (t) => t.loginInCorrection);
  if (application?.state === 'rejected') return refuse.error(403, 'rejected', (t) => t.loginRejected);
  return refusePerson.error(403, 'pending_approval', (t) => t.approvalPending);
}
