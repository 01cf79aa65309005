import { z } from 'zod';
import { inOurTimes } from '~/shared/dates';
import { filled, neededLine, optional, readAt } from '~/shared/fields';
import { line, prose } from '~/shared/text';
import { linksOf, splitLinks } from './links';
import { eventCategories } from './categories';
import * as texts from '../texts';

/** One message for the four that must be there (docs/product/events.md, "Event form rules"). */
export const needed = texts.needed;
const badDate = texts.invalidDate;
const badLink = texts.badLink;

const isWebAddress = (value: string) => linksOf(value).length === 1;

const eventFields = {
  title: neededLine(200, needed),
  description: filled(prose(10_000), needed),
  /** The same in Malayalam, each of them optional: readers get the English one where it is missing. */
  title_ml: optional(line(200)),
  description_ml: optional(prose(10_000)),
  location_ml: optional(line(300)),
  /** Without a zone it is in the site's; a date alone is an event without a time of day. */
  event_date: filled(
    z
      .string()
      .transform((value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T00:00:00` : value))
      .pipe(z.iso.datetime({ offset: true, local: true, error: badDate }))
      .pipe(z.string().refine(inOurTimes, badDate)),
    needed,
  ),
  location: neededLine(300, needed),
  is_active: z.boolean({ error: texts.trueOrFalse }).optional(),
  links: optional(prose(2000).refine((value) => linksOf(value).length === splitLinks(value).length, badLink)),
  category: optional(z.enum(eventCategories, { error: texts.unknownCategory })),
  website: optional(line(500).refine(isWebAddress, badLink)),
};

/** A new event (docs/product/events.md, "Event form rules"). */
export const eventForm = z.object(eventFields);

/** PATCH changes only what is sent. */
export const eventEditForm = z.object(eventFields).partial().extend({ updated_at: readAt });

export type EventForm = z.output<typeof eventForm>;
export type EventEditForm = z.output<typeof eventEditForm>;
