import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { claimStates, mostProofBytes } from '~/shared/dues/choices';
import { claimSchema } from '~/shared/dues/schemas';
import * as texts from '../texts';
import * as duesTexts from '~/shared/dues/texts';
import { unlessEmpty } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { exportOf } from '~/shared/sheet-format';
import { sortQuery } from '~/shared/sort-query';
import { line } from '~/shared/text';
import { claimDecisionForm, claimForm } from './forms';

const proofFile: UploadRule = { maxBytes: mostProofBytes, tooLarge: texts.proofTooLarge };

const claims = call('GET /api/dues/claims/', 'treasurer', {
  summary: 'What members say that they have paid, the oldest first',
  query: z.object({
    ...pageQuery(50),
    state: unlessEmpty(z.enum(claimStates, { error: duesTexts.badChoice })),
    search: unlessEmpty(line(100)).describe('Invoice, member or reference'),
    ...sortQuery(claimSchema),
  }),
  answers: { 200: pageSchema(claimSchema) },
});

/** The calls about what members say to have paid (docs/product/dues.md, "Calls"). */
export const claimCalls = defineCalls({
  claimDuesInvoice: call('POST /api/dues/invoices/:id/claim/', 'approved', {
    summary: 'Says that an own invoice is paid; marks nothing paid. 404, 409 for a second open claim',
    body: claimForm,
    upload: { files: { proof: proofFile }, alsoJson: true },
    answers: { 201: claimSchema },
  }),
  duesClaims: claims,
  exportDuesClaims: exportOf(claims),
  decideDuesClaim: call('POST /api/dues/claims/:id/decision/', 'treasurer', {
    summary: 'Approves a claim, which records its receipt, or rejects it with a note. 404, 409 `decided`',
    body: claimDecisionForm,
    answers: { 200: claimSchema },
  }),
});
