import { z } from 'zod';
import { inOurTimes } from '~/shared/dates';
import { filled, neededLine, optional, readAt } from '~/shared/fields';
import { line, prose } from '~/shared/text';
import { linksOf, splitLinks } from './links';
import { eventCategories } from './categories';
import * as texts from '../texts';

/** The message for all four required fields (docs/product/events.md, "Event form rules"). */
export const needed = texts.needed;
const badDate = texts.invalidDate;
const badLink = texts.badLink;

const isWebAddress = (value: string) => linksOf(value).length === 1;

const eventFields = {
  title: neededLine(200, needed),
  description: filled(prose(10_000), needed),
  /** The optional texts in Malayalam; without them readers of Malayalam get the English texts. */
  title_ml: optional(line(200)),
  description_ml: optional(prose(10_000)),
  location_ml: optional(line(300)),
  /** A date without a zone is in the site's zone; a date alone is an event without a time of day. */
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

/** The body of a new event (docs/product/events.md, "Event form rules"). */
export const eventForm = z.object(eventFields);

/** The body of an edit: PATCH changes only the fields that are sent. */
export const eventEditForm = z.object(eventFields).partial().extend({ updated_at: readAt });

export type EventForm = z.output<typeof eventForm>;
export type EventEditForm = z.output<typeof eventEditForm>;
