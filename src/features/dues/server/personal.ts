import { personFiles, personRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { duesClaims, duesInvoices, duesReceipts } from './tables';

/** Returns what a person owes, has paid and says to have paid. */
export const duesRows: PersonalData['rows'] = async ({ db }, userId) => ({
  dues_invoices: await personRows(db, duesInvoices, userId, {
    without: ['shopId', 'closedRequest', 'closedRequestState'],
    orderBy: duesInvoices.id,
  }),
  dues_receipts: await personRows(db, duesReceipts, userId, {
    without: ['shopId', 'accountId', 'clientKey', 'recordedBy', 'snapshot'],
    orderBy: duesReceipts.id,
  }),
  dues_claims: await personRows(db, duesClaims, userId, { without: ['proof', 'decidedBy'], orderBy: duesClaims.id }),
});

/** Returns the proofs of the payments that a person has told the treasurer of. */
export const duesFiles: NonNullable<PersonalData['files']> = ({ db }, userId) =>
  personFiles(db, duesClaims, userId, { column: duesClaims.proof, name: 'payment' });
