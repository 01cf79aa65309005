import { z } from 'zod';
import { count, id, instant, nullableText } from './fields';
import { adKinds, adPlaces, type AdKind } from './ad-kinds';
import { tiers } from './tiers';

export * from './ad-kinds';

/* The counted days of ads, as the office and the advertisers get them (docs/product/ad-counting.md). */

/** Why something that came was not counted. */
export const invalidReasons = ['forged', 'old', 'replayed', 'network', 'address'] as const;
export type InvalidReason = (typeof invalidReasons)[number];

/** The version of the definition by which is counted now. */
export const adDefinition = 1;
/** The version of invented days of the demo data, which nothing adds to what was counted. */
export const demoDefinition = 0;

const counts = Object.fromEntries(adKinds.map((kind) => [kind, count])) as Record<AdKind, typeof count>;

/** What was counted of an ad on a day, in a tier, at a place, by a definition; without corrections. */
export const adDaySchema = z.object({
  day: z.iso.date(),
  ad: id,
  tier: z.enum(tiers),
  place: z.enum(adPlaces),
  definition: count,
  ...counts,
  invalid: count.describe('Events that came and do not count'),
  invalid_reasons: z.partialRecord(z.enum(invalidReasons), count),
});
export type AdDay = z.output<typeof adDaySchema>;

/** A correction: so many more or fewer, beside what was counted, which stays. */
export const adCorrectionSchema = z.object({
  id,
  day: z.iso.date(),
  ad: id,
  place: z.enum(adPlaces),
  definition: count,
  kind: z.enum(adKinds),
  count: z.int(),
  reason: z.string(),
  created_at: instant,
});
export type AdCorrection = z.output<typeof adCorrectionSchema>;

/** The counted days, their corrections, and the definitions that they follow. */
export const adDaysSchema = z.object({
  days: z.array(adDaySchema),
  corrections: z.array(adCorrectionSchema),
  definitions: z.array(z.object({ version: count, text: z.string() })),
});
export type AdDays = z.output<typeof adDaysSchema>;

/** A correction with who entered it, as the office sees it. */
export const officeCorrectionSchema = adCorrectionSchema.extend({ by: nullableText });
