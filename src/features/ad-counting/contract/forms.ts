import { z } from 'zod';
import { adKinds, adPlaces } from '~/shared/ad-days';
import { calendarDay, filled, id } from '~/shared/fields';
import { prose } from '~/shared/text';
import { tiers } from '~/shared/tiers';
import * as texts from '../texts';

/** The most events of a post. */
export const mostEvents = 50;
/** The most characters of a ticket: an ad takes one or two. */
const longestTicket = 16_000;
/** The most of a correction. */
const mostCorrected = 1_000_000;
/** The most paise of a price: one crore rupees. */
const mostPaise = 1_000_000_000;

const event = z.object(
  {
    ad: id,
    kind: z.enum(adKinds, { error: texts.badChoice }),
    place: z.enum(adPlaces, { error: texts.badChoice }),
  },
  { error: texts.badChoice },
);

/** What a browser has seen of ads since its last post. */
export const seenForm = z.object({
  ticket: z.string({ error: texts.badTicket }).max(longestTicket, { error: texts.badTicket }),
  batch: z.uuid({ error: texts.badBatch }),
  events: z.array(event, { error: texts.badEvents }).max(mostEvents, { error: texts.badEvents }),
});
export type SeenForm = z.output<typeof seenForm>;

const day = filled(calendarDay(texts.badDay), texts.badDay);

/** A correction: so many more or fewer, never none. */
export const correctionForm = z.object({
  day,
  place: z.enum(adPlaces, { error: texts.badChoice }),
  kind: z.enum(adKinds, { error: texts.badChoice }),
  count: z
    .int({ error: texts.badCount })
    .min(-mostCorrected, { error: texts.badCount })
    .max(mostCorrected, { error: texts.badCount })
    .refine((count) => count !== 0, { error: texts.badCount }),
  reason: filled(prose(500), texts.reasonNeeded),
});
export type CorrectionForm = z.output<typeof correctionForm>;

/** What an ad of a tier costs from a day on, in whole paise. */
export const priceForm = z.object({
  tier: z.enum(tiers, { error: texts.badChoice }),
  price: z.int({ error: texts.badPrice }).positive({ error: texts.badPrice }).max(mostPaise, { error: texts.badPrice }),
  valid_from: day,
});
export type PriceForm = z.output<typeof priceForm>;
