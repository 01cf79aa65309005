import { z } from 'zod';
import { adDaysSchema, officeCorrectionSchema } from '~/shared/ad-days';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { count, id, instant, unlessEmpty } from '~/shared/fields';
import { sheetAnswer, sheetQuery } from '~/shared/sheet-format';
import { tiers } from '~/shared/tiers';
import * as texts from '../texts';
import { correctionForm, priceForm, seenForm } from './forms';

const day = unlessEmpty(z.iso.date({ error: texts.badDay }));

/** The days that are read, both ends included. */
const daysQuery = z.object({ from: day, to: day });

/** A price that was entered. */
export const priceSchema = z.object({
  id,
  tier: z.enum(tiers),
  price: count.describe('Whole paise'),
  valid_from: z.iso.date(),
  created_at: instant,
});
export type Price = z.output<typeof priceSchema>;

/** The days of an ad for the office: with who corrected them. */
export const officeDaysSchema = adDaysSchema.extend({ corrections: z.array(officeCorrectionSchema) });
export type OfficeDays = z.output<typeof officeDaysSchema>;

/** The call of every visitor's browser (docs/product/ad-counting.md, "Tickets and views"). */
export const seenCalls = defineCalls({
  adsSeen: call('POST /api/marketplace/seen/', 'anyone', {
    summary: 'Counts what was seen of ads; the answer to the first post of a page view has Ad-View',
    body: seenForm,
    evenWhenFull: true,
  }),
});

/** The calls of the office (docs/product/ad-counting.md, "Calls of the office"). */
export const officeCalls = defineCalls({
  adDays: call('GET /api/marketplace/ads/:id/days/', 'staff', {
    summary: 'What was counted of an ad, day by day, and its corrections',
    query: daysQuery,
    answers: { 200: officeDaysSchema },
  }),
  adDaysExport: call('GET /api/marketplace/ads/:id/days/export/', 'staff', {
    summary: 'The same as CSV (UTF-8 with BOM) or XLSX; stands in the audit log',
    query: daysQuery.extend(sheetQuery),
    proof: true,
    ...sheetAnswer,
  }),
  correctAdDay: call('POST /api/marketplace/ads/:id/corrections/', 'staff', {
    summary: 'Corrects what was counted of an ad by a row beside it',
    body: correctionForm,
    answers: { 201: officeCorrectionSchema },
  }),
  tierPrices: call('GET /api/marketplace/prices/', 'staff', {
    summary: 'Every price of a tier that was entered, and those of today',
    answers: {
      200: z.object({
        results: z.array(priceSchema).describe('By tier, the latest first'),
        today: z.array(z.object({ tier: z.enum(tiers), price: count.nullable() })),
      }),
    },
  }),
  addTierPrice: call('POST /api/marketplace/prices/', 'staff', {
    summary: 'What an ad of a tier costs from a day on',
    body: priceForm,
    answers: { 201: priceSchema },
  }),
});
