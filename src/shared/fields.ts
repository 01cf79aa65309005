import { z } from 'zod';
import * as common from '~/shared/texts';
import { line } from './text';

/** The largest id the database can store (PostgreSQL's integer). */
const largestId = 2_147_483_647;

/**
 * Returns a schema of a text that must not be empty, with the message when it is. The pipe skips the other checks of
 * the field then; `abort` would also skip the form's rules between fields.
 */
export const filled = <S extends z.ZodType<string, string>>(schema: S, message: string) =>
  z.string({ error: message }).trim().min(1, message).pipe(schema);

/** Returns a schema of a line that must not be empty, with the message when it is. */
export const neededLine = (max: number, message: string) => filled(line(max), message);

/** Returns a schema of an id as forms send it: a number or its digits. */
export const chosenId = (message: string) =>
  z
    // The message at every part, since a form shows that of the first part to fail.
    .union([z.number({ error: message }), z.string({ error: message }).trim().regex(/^\d+$/, message)], {
      error: message,
    })
    .transform(Number)
    .pipe(z.int({ error: message }).positive({ error: message }).max(largestId, message));

/**
 * Returns a schema of a field that may be left out or emptied: the blank text of an emptied field becomes null, and
 * null stays null.
 */
export const optional = <S extends z.ZodType>(schema: S) =>
  z
    .preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullable())
    .optional();

/** Returns a filter's schema in which an empty text, as a select without a choice sends it, means no filter. */
export const unlessEmpty = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional());

/** The key that the sender of a record gives it, so that a call which is sent again makes one record. */
export const clientKey = unlessEmpty(line(100)).describe('Made by the sender; sent again it makes nothing new');

/** An id in JSON. */
export const id = z.number().int().positive().max(largestId);

/** An id in a path or a query. */
export const pathId = z.coerce.number().int().positive().max(largestId);

/** The `params` of a path with `:id` and nothing else. */
export const byId = z.object({ id: pathId });

/** A number of things, in JSON. */
export const count = z.number().int().nonnegative();

/** A text in JSON, or null where there is none. */
export const nullableText = z.string().nullable();

/** A moment in JSON: ISO 8601 with its offset. */
export const instant = z.iso.datetime({ offset: true });

/** The answer of a call that only confirms. */
export const message = z.object({ message: z.string() });

/** The answer of a 204. */
export const nothing = z.undefined();

/**
 * Returns a schema of a calendar day as forms send it, `2026-11-20`, of the years 1900 to 2100, with the message when
 * it is none.
 */
export const calendarDay = (message: string) =>
  z.iso.date({ error: message }).refine((value) => value >= '1900-01-01' && value <= '2100-12-31', message);

/**
 * The `updated_at` that was read, for a save that must not overwrite another person's (docs/product/general.md, "Stale
 * saves").
 */
export const readAt = z.iso.datetime({ offset: true, error: common.invalidDate }).optional();
