import { z } from 'zod';
import { inOurTimes } from '~/shared/dates';
import { filled, neededLine, optional, readAt } from '~/shared/fields';
import { line, prose } from '~/shared/text';
import { linksOf, splitLinks } from './links';
import { eventCategories } from './categories';

/** One message for the four that must be there (docs/product/events.md, "Event form rules"). */
export const needed = 'Title, description, date, and location are required';
const badDate = 'Invalid date';
const badLink = 'Every link must be a web address.';

const isWebAddress = (value: string) => linksOf(value).length === 1;

const eventFields = {
  title: neededLine(200, needed),
  description: filled(prose(10_000), needed),
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
  is_active: z.boolean({ error: 'Must be true or false.' }).optional(),
  links: optional(prose(2000).refine((value) => linksOf(value).length === splitLinks(value).length, badLink)),
  category: optional(z.enum(eventCategories, { error: 'Unknown category.' })),
  website: optional(line(500).refine(isWebAddress, badLink)),
};

/** A new event (docs/product/events.md, "Event form rules"). */
export const eventForm = z.object(eventFields);

/** PATCH changes only what is sent. */
export const eventEditForm = z.object(eventFields).partial().extend({ updated_at: readAt });

export type EventForm = z.output<typeof eventForm>;
export type EventEditForm = z.output<typeof eventEditForm>;
