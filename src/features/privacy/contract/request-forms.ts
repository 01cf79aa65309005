import { z } from 'zod';
import { filled, optional, readAt } from '~/shared/fields';
import { prose } from '~/shared/text';
import * as common from '~/shared/texts';
import * as texts from '../texts';
import { askedKinds, decisions, mostAnswer, mostPeople, mostText } from './request-choices';

const password = z.string({ error: texts.passwordNeeded }).min(1, texts.passwordNeeded).max(1000, texts.passwordNeeded);

/** The request for an export: the caller's password. */
export const exportForm = z.object({ password });

/** A request to the office: a text or, for an erasure, the caller's password; an erasure may have a text too. */
export const requestForm = z
  .object({
    kind: z.enum(askedKinds, { error: texts.kindNeeded }),
    text: optional(prose(mostText)),
    password: optional(z.string().max(1000, texts.passwordNeeded)),
  })
  .refine(({ kind, text }) => kind === 'erase' || (text ?? '').length >= 10, { path: ['text'], error: texts.textShort })
  .refine(({ kind, password }) => kind !== 'erase' || Boolean(password), {
    path: ['password'],
    error: texts.passwordNeeded,
  });
export type RequestForm = z.output<typeof requestForm>;

/** The office's decision on a request, and its answer. */
export const requestDecisionForm = z.object({
  decision: z.enum(decisions, { error: texts.decisionNeeded }),
  answer: filled(prose(mostAnswer), texts.answerNeeded).pipe(z.string().min(10, texts.answerShort)),
});
export type RequestDecisionForm = z.output<typeof requestDecisionForm>;

/** An instant that can be stored and shown. */
const moment = z.string().refine((value) => value >= '2000' && value < '2101', common.invalidDate);
const breachFields = {
  found_at: z.iso.datetime({ offset: true, error: texts.foundNeeded }).pipe(moment),
  what: filled(prose(mostText), texts.whatNeeded).pipe(z.string().min(10, texts.whatShort)),
  people: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    z.int({ error: texts.peopleNeeded }).min(0, texts.peopleNeeded).max(mostPeople, texts.peopleNeeded),
  ),
  told_people_at: optional(z.iso.datetime({ offset: true, error: common.invalidDate }).pipe(moment)),
  told_board_at: optional(z.iso.datetime({ offset: true, error: common.invalidDate }).pipe(moment)),
};

/** A breach as the office enters it: finding, events, number of people, and when people and the Board were notified. */
export const breachForm = z.object(breachFields);
export type BreachForm = z.output<typeof breachForm>;
/** A change of a breach: omitted fields stay; `updated_at` as it was read. */
export const breachEditForm = breachForm.partial().extend({ updated_at: readAt });
export type BreachEditForm = z.output<typeof breachEditForm>;
