import { z } from 'zod';
import { claimDecisions, claimMethods } from '~/shared/dues/choices';
import { neededDay } from '~/shared/dues/fields';
import * as texts from '../texts';
import * as duesTexts from '~/shared/dues/texts';
import { neededLine, optional } from '~/shared/fields';
import { prose } from '~/shared/text';

export const claimForm = z.object({
  method: z.enum(claimMethods, { error: duesTexts.needed.method }),
  reference: neededLine(40, duesTexts.needed.reference),
  paid_on: neededDay,
});
export type ClaimForm = z.output<typeof claimForm>;

export const claimDecisionForm = z
  .object({ decision: z.enum(claimDecisions, { error: duesTexts.badChoice }), note: optional(prose(500)) })
  .refine(({ decision, note }) => decision === 'approve' || Boolean(note), {
    path: ['note'],
    message: texts.noteNeeded,
  });
