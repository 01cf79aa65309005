import { z } from 'zod';
import { clientKey, filled, id, neededLine, optional, readAt } from '~/shared/fields';
import { licenseCategories } from '~/shared/license-categories';
import { line, prose } from '~/shared/text';
import { decisions, kinds, mostAtOnce } from './choices';
import * as texts from '../texts';

const day = z.iso
  .date({ error: texts.badDay })
  .refine((value) => value >= '1900-01-01' && value <= '2100-12-31', texts.badDay);

const neededDay = (message: string) => z.string({ error: message }).trim().min(1, message).pipe(day);

/** The new values of a renewal, under the profile's own names. An omitted value stays as it is in the profile. */
const values = {
  licenseNo: optional(line(60)),
  license_category: optional(z.enum(licenseCategories, { error: texts.badChoice })),
  licenseDate: optional(day),
  renewalDate: optional(day),
  membership_until: optional(day),
};

/** Returns the kind of a request that was sent without one: by the last valid day that it has. */
export const kindFor = ({ membership_until: until }: Record<string, unknown>) => (until ? 'membership' : 'licence');

/** The form of a new request. Each kind requires its new last valid day. */
export const renewalForm = z
  .object({ kind: z.enum(kinds, { error: texts.kindNeeded }).optional(), ...values, client_key: clientKey })
  .superRefine((form, context) => {
    const { kind = kindFor(form), renewalDate, membership_until: until } = form;
    const field = kind === 'licence' ? 'renewalDate' : 'membership_until';
    if (!(kind === 'licence' ? renewalDate : until))
      context.addIssue({ code: 'custom', path: [field], message: texts.dayNeeded });
  });

/** The same with the scan that a licence requires, as the browser checks it. */
export const renewalWithScan = renewalForm.and(z.object({ file: z.array(z.unknown()).min(1, texts.scanNeeded) }));

/** A correction of an open request, or `status: 'withdrawn'`, which withdraws it. Only the sent values change. */
export const renewalPatch = z.object({
  ...values,
  status: z.literal('withdrawn', { error: texts.badChoice }).optional(),
  updated_at: readAt,
});

/** The office's decision. A note is required except for an approval: the member has to learn the reason. */
export const decisionForm = z
  .object({
    decision: z.enum(decisions, { error: texts.decisionNeeded }),
    note: optional(prose(1000)),
    updated_at: readAt,
    /** The version of the member's profile that the registrar saw beside the request. */
    user_updated_at: readAt,
  })
  .refine(({ decision, note }) => decision === 'approve' || Boolean(note), {
    path: ['note'],
    message: texts.noteNeeded,
  });

/** A government order: licences that end from `from` to `to` are valid until `until`. No `classes`: all classes. */
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

/** The confirmation of a licence as it is entered, with the version that the registrar saw. */
export const confirmForm = z.object({ updated_at: readAt }).nullish();

const ids = z.array(id).min(1).max(mostAtOnce);

/** The same for several people, with the versions that the registrar saw, by id. */
export const confirmManyForm = z.object({ ids, updated_at: z.record(z.string(), readAt).default({}) });

/** The people whose confirmation is taken back. */
export const undoManyForm = z.object({ ids });

/** What the office records of a member by hand, at least one value; the member reads the note. */
export const recordForm = z
  .object({
    licenseNo: values.licenseNo,
    renewalDate: values.renewalDate,
    membership_until: values.membership_until,
    note: filled(prose(1000), texts.recordNoteNeeded),
    updated_at: readAt,
  })
  .superRefine(({ licenseNo, renewalDate, membership_until: until }, context) => {
    if (licenseNo || renewalDate || until) return;
    for (const field of ['licenseNo', 'renewalDate', 'membership_until'])
      context.addIssue({ code: 'custom', path: [field], message: texts.recordNeeded });
  });

/** Whether reminders are also sent by mail. */
export const switchForm = z.object({ reminder_mail: z.boolean({ error: texts.badChoice }), updated_at: readAt });
export type SwitchForm = z.output<typeof switchForm>;

export type RenewalForm = z.output<typeof renewalForm>;
export type RenewalPatch = z.output<typeof renewalPatch>;
export type ConfirmForm = z.output<typeof confirmForm>;
export type ConfirmManyForm = z.output<typeof confirmManyForm>;
export type DecisionForm = z.output<typeof decisionForm>;
export type RecordForm = z.output<typeof recordForm>;
export type ExtensionForm = z.output<typeof extensionForm>;
