import { z } from 'zod';
import { neededLine, optional, readAt } from '~/shared/fields';
import { licenseCategories } from '~/shared/license-categories';
import { line, prose } from '~/shared/text';
import { decisions, kinds } from './choices';
import * as texts from '../texts';

const day = z.iso
  .date({ error: texts.badDay })
  .refine((value) => value >= '1900-01-01' && value <= '2100-12-31', texts.badDay);

const neededDay = (message: string) => z.string({ error: message }).trim().min(1, message).pipe(day);

/** The new values of a renewal, under the profile's own names; what is left out stays as it is in the profile. */
const values = {
  licenseNo: optional(line(60)),
  license_category: optional(z.enum(licenseCategories, { error: texts.badChoice })),
  licenseDate: optional(day),
  renewalDate: optional(day),
  membership_until: optional(day),
};

/** What a kind of renewal cannot be without: its new last valid day. */
export const renewalForm = z
  .object({ kind: z.enum(kinds, { error: texts.kindNeeded }), ...values })
  .superRefine(({ kind, renewalDate, membership_until: until }, context) => {
    const field = kind === 'licence' ? 'renewalDate' : 'membership_until';
    if (!(kind === 'licence' ? renewalDate : until))
      context.addIssue({ code: 'custom', path: [field], message: texts.dayNeeded });
  });

/** A correction of an open request, or `status: 'withdrawn'`, which takes it back; only what is sent changes. */
export const renewalPatch = z.object({
  ...values,
  status: z.literal('withdrawn', { error: texts.badChoice }).optional(),
  updated_at: readAt,
});

/** The office's decision; a note is needed where the member has to know why. */
export const decisionForm = z
  .object({
    decision: z.enum(decisions, { error: texts.decisionNeeded }),
    note: optional(prose(1000)),
    updated_at: readAt,
  })
  .refine(({ decision, note }) => decision === 'approve' || Boolean(note), {
    path: ['note'],
    message: texts.noteNeeded,
  });

/** A government order: who runs out from `from` to `to` stays valid until `until`; no classes: all of them. */
export const extensionForm = z
  .object({
    order_no: neededLine(100, texts.orderNeeded),
    classes: z
      .array(z.enum(licenseCategories, { error: texts.badChoice }), { error: texts.badChoice })
      .max(licenseCategories.length)
      .default([]),
    from: neededDay(texts.badDay),
    to: neededDay(texts.badDay),
    until: neededDay(texts.badDay),
  })
  .superRefine(({ from, to, until }, context) => {
    if (to < from) context.addIssue({ code: 'custom', path: ['to'], message: texts.windowBackwards });
    if (until <= from) context.addIssue({ code: 'custom', path: ['until'], message: texts.untilTooEarly });
  });

/** Confirming a licence as it stands: of the version that was looked at. */
export const confirmForm = z.object({ updated_at: readAt }).nullish();

export const switchForm = z.object({ reminder_mail: z.boolean({ error: texts.badChoice }) });

export type RenewalForm = z.output<typeof renewalForm>;
export type RenewalPatch = z.output<typeof renewalPatch>;
export type ConfirmForm = z.output<typeof confirmForm>;
export type DecisionForm = z.output<typeof decisionForm>;
export type ExtensionForm = z.output<typeof extensionForm>;
