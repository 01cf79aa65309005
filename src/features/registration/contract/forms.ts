import { z } from 'zod';
import { neededLine, readAt } from '~/shared/fields';
import { inOurTimes } from '~/shared/dates';
import * as texts from '../texts';
import { diets, mostGuests, mostScans } from './choices';

const moment = z.iso
  .datetime({ offset: true, error: texts.badMoment })
  .refine(inOurTimes, texts.badMoment)
  .nullable()
  .optional();
const guests = z.int(texts.guestsRange).min(0, texts.guestsRange).max(mostGuests, texts.guestsRange);

/** A person's registration: how many guests come along, and a diet for each head. */
export const registrationForm = z
  .object({
    guests: guests.default(0),
    diets: z.array(z.enum(diets, { error: texts.badChoice }), { error: texts.dietPerHead }).max(mostGuests + 1),
  })
  .refine((form) => form.diets.length === form.guests + 1, { path: ['diets'], message: texts.dietPerHead });
export type RegistrationForm = z.output<typeof registrationForm>;

/** The settings of an event's registration; a field that is not sent stays as it is. */
export const settingsForm = z.object({
  opens: moment,
  closes: moment,
  capacity: z.int(texts.capacityRange).min(1, texts.capacityRange).max(100_000, texts.capacityRange).optional(),
  guests_max: guests.optional(),
  cpd_hours: z.number(texts.hoursRange).min(0, texts.hoursRange).max(100, texts.hoursRange).nullable().optional(),
  numbers_due: moment,
  fill_gaps: z.boolean(texts.yesOrNo).optional(),
  updated_at: readAt,
});
export type SettingsForm = z.output<typeof settingsForm>;

/** The pass of a gate. */
export const passForm = z.object({ gate: neededLine(60, texts.gateNeeded) });

/** Scans as a door sends them; each item is checked for itself. */
export const scansForm = z.object({
  now: z.iso.datetime({ offset: true, error: texts.badMoment }).optional().describe("The phone's clock"),
  scans: z.array(z.unknown(), { error: texts.tooManyScans }).max(mostScans, texts.tooManyScans),
});
