import type { z } from 'zod';
import { toIso } from '../dates';
import type { Texts } from '../language';
import * as texts from './texts';

/** Younger people are no members (docs/product/people.md, "Days"). */
const adultAge = 18;

/** The days of a person, `2026-11-20`; what is no text counts as not given. */
interface Days {
  dob?: unknown;
  licenseDate?: unknown;
  renewalDate?: unknown;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** The same day some years earlier, as a text to compare with: 29 February need not exist there. */
const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

/**
 * Returns what cannot be of the given days, by field: born in the future or less than 18 years ago, a license issued in
 * the future or renewed before it was issued. The license day that is not given is the stored day, which is only
 * compared with. `now` decides which day is today, in the site's zone.
 */
export function dayFaults(
  days: Days,
  stored: Days = {},
  now = new Date(),
  words: Texts<typeof texts> = texts,
): Partial<Record<keyof Days, string>> {
  const today = toIso(now).slice(0, 10);
  const faults: Partial<Record<keyof Days, string>> = {};
  const { dob, licenseDate, renewalDate } = days;
  if (isDay(dob) && dob > yearsBefore(today, adultAge)) faults.dob = dob > today ? words.dobFuture : words.tooYoung;
  if (isDay(licenseDate) && licenseDate > today) return { ...faults, licenseDate: words.licenseDateFuture };
  const issued = licenseDate === undefined ? stored.licenseDate : licenseDate;
  const renewed = renewalDate === undefined ? stored.renewalDate : renewalDate;
  if ((licenseDate !== undefined || renewalDate !== undefined) && isDay(issued) && isDay(renewed) && renewed < issued) {
    if (renewalDate !== undefined) faults.renewalDate = words.renewalTooEarly;
    else faults.licenseDate = words.licenseDateTooLate;
  }
  return faults;
}

/** `dayFaults` for a form's schema: `.superRefine(...possibleDays)`. Reported together with every other fault. */
export const possibleDays = [
  (form: unknown, context: z.core.$RefinementCtx) => {
    for (const [field, message] of Object.entries(dayFaults(form as Days))) {
      // What is no day at all has been reported already.
      const isTold = context.issues.some(({ path }) => path?.[0] === field);
      if (!isTold) context.addIssue({ code: 'custom', path: [field], message, continue: true });
    }
  },
  { when: ({ value }: z.core.ParsePayload) => typeof value === 'object' && value !== null },
] as const;
