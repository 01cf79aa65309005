import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { handoverStates } from '~/shared/dues/choices';
import { accountSchema, claimSchema, paise } from '~/shared/dues/schemas';
import * as duesTexts from '~/shared/dues/texts';
import { count, id, instant, nullableText, unlessEmpty } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { exportOf } from '~/shared/sheet-format';
import { sortQuery } from '~/shared/sort-query';
import { cashForm, countedForm, handingOverForm } from './forms';

/** Cash that a holder hands over. */
export const handoverSchema = z.object({
  id,
  user_id: id.nullable(),
  full_name: nullableText,
  amount: paise,
  counted: paise.nullable(),
  difference: paise.nullable().describe('Counted less what was said'),
  created_at: instant,
  confirmed_at: instant.nullable(),
  confirmed_by_id: id.nullable(),
});
export type Handover = z.output<typeof handoverSchema>;

export const cashSchema = z.object({ user_id: id.nullable(), full_name: nullableText, balance: paise });

const handovers = call('GET /api/dues/handovers/', 'collects-dues', {
  summary: 'Cash that was handed over, the newest first; of collectors and area admins their own',
  query: z.object({
    ...pageQuery(50),
    state: unlessEmpty(z.enum(handoverStates, { error: duesTexts.badChoice })),
    ...sortQuery(handoverSchema),
  }),
  answers: { 200: pageSchema(handoverSchema) },
});

const handingOverSchema = z.object({
  id,
  from_id: id.nullable(),
  from: nullableText,
  to_id: id.nullable(),
  to: nullableText,
  cash: z.record(z.string(), count).describe('Notes and coins: rupees, and how many'),
  counted: paise,
  at: instant,
  signed_at: instant.nullable(),
  closed_until: z.iso.date().nullable().describe('The day through which the second signature closed the books'),
});
export type HandingOver = z.output<typeof handingOverSchema>;

/** The calls about cash, and about handing over to the next treasurer (docs/product/dues.md, "Calls"). */
export const cashCalls = defineCalls({
  duesCash: call('GET /api/dues/cash/', 'collects-dues', {
    summary: 'The cash of each holder; collectors and area admins get their own',
    answers: { 200: z.array(cashSchema) },
  }),
  depositDuesCash: call('POST /api/dues/cash/deposit/', 'treasurer', {
    summary: "Brings the caller's cash to the bank",
    body: cashForm,
    answers: { 200: z.array(cashSchema) },
  }),
  duesHandovers: handovers,
  exportDuesHandovers: exportOf(handovers),
  addDuesHandover: call('POST /api/dues/handovers/', 'collects-dues', {
    summary: 'Says how much cash the caller hands over',
    body: cashForm,
    answers: { 201: handoverSchema },
  }),
  confirmDuesHandover: call('POST /api/dues/handovers/:id/confirm/', 'treasurer', {
    summary: 'Moves what was counted to the caller. 404, 409 `confirmed`',
    body: countedForm,
    answers: { 200: handoverSchema },
  }),
  duesHandingOver: call('GET /api/dues/handing-over/', 'treasurer', {
    summary: 'What a treasurer hands over to the next: balances, cash, open claims; and what was signed',
    answers: {
      200: z.object({
        accounts: z.array(accountSchema),
        cash: z.array(cashSchema),
        open_claims: z.array(claimSchema),
        treasurers: z
          .array(z.object({ user_id: id, full_name: z.string() }))
          .describe('To whom the caller can hand over'),
        results: z.array(handingOverSchema),
      }),
    },
  }),
  startDuesHandingOver: call('POST /api/dues/handing-over/', 'treasurer', {
    summary: 'Hands over to another treasurer, with the counted cash',
    body: handingOverForm,
    answers: { 201: handingOverSchema },
  }),
  signDuesHandingOver: call('POST /api/dues/handing-over/:id/sign/', 'treasurer', {
    summary: 'Signs what was handed to the caller: the cash moves, the books close. 404, 409 `signed`',
    answers: { 200: handingOverSchema },
  }),
});
