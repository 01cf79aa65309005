import { siteTopic } from '~/shared/topics';
import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { count, id, instant } from '~/shared/fields';
import { mediaSchema } from '~/shared/media';
import { eventEditForm, eventForm } from './forms';
import { maxPosterBytes } from './limits';
import * as texts from '../texts';

/** The topic of the public answers about events. */
export const eventsTopic = 'events';

/** A poster. `image_url` and `image` are the same address; `picture` has the sizes to choose from. */
export const posterSchema = z.object({
  id,
  image_url: z.string(),
  image: z.string(),
  uploaded_at: instant,
  picture: mediaSchema,
});

/** An event without its posters (docs/product/events.md, "Event fields"). A missing value is null. */
export const eventSchema = z.object({
  id,
  title: z.string(),
  event_date: instant,
  has_time: z.boolean().describe('false: the day alone is known'),
  location: z.string(),
  description: z.string(),
  category: z.string().nullable(),
  links: z.string().nullable(),
  website: z.string().nullable(),
  is_active: z.boolean(),
  is_upcoming: z.boolean(),
  is_past: z.boolean(),
  days_until: z.number().int().describe('Calendar days in Asia/Kolkata; 0 is today, negative is past'),
  first_poster: z.string().nullable(),
  image: z.string().nullable(),
  poster: mediaSchema.nullable(),
  social_image: z.string().nullable().describe('1200 × 630, for link previews'),
  poster_count: count,
  created_at: instant,
  updated_at: instant,
});

/**
 * An event for staff who edit it: the texts above are in the language of the call, these fields are the texts as
 * entered in each language.
 */
export const managedEventSchema = eventSchema.extend({
  title_en: z.string(),
  title_ml: z.string().nullable(),
  description_en: z.string(),
  description_ml: z.string().nullable(),
  location_en: z.string(),
  location_ml: z.string().nullable(),
});

const posters = z.array(posterSchema);

const details = { posters, has_registration: z.boolean().describe('Members register for it on the site') };

/** An event with its posters in order. */
export const eventDetailSchema = eventSchema.extend(details);
const managedEventDetailSchema = managedEventSchema.extend(details);

/** The counts of active events, and when an active event last changed. */
export const eventSummarySchema = z.object({
  total_events: z.number().int(),
  upcoming_events: z.number().int(),
  past_events: z.number().int(),
  last_updated: instant.nullable(),
});

export type Poster = z.output<typeof posterSchema>;
export type Event = z.output<typeof eventSchema>;
export type ManagedEvent = z.output<typeof managedEventSchema>;
export type EventDetail = z.output<typeof eventDetailSchema>;
export type EventSummary = z.output<typeof eventSummarySchema>;

const topics = [eventsTopic];
const calendar = 'text/calendar; charset=utf-8';

/**
 * The public calls (docs/product/events.md, "Public calls"). Inactive events are in none of these answers, except for
 * staff.
 */
export const eventCalls = defineCalls({
  upcomingEvents: call('GET /api/events/upcoming/', 'anyone', {
    summary: 'Events whose day is not over, the nearest first',
    answers: { 200: z.array(eventSchema) },
    cache: { topics, translated: true },
  }),
  pastEvents: call('GET /api/events/past/', 'anyone', {
    summary: 'Events whose day is over, the newest first',
    answers: { 200: z.array(eventSchema) },
    cache: { topics, translated: true },
  }),
  eventSummary: call('GET /api/events/summary/', 'anyone', {
    summary: 'How many events there are',
    answers: { 200: eventSummarySchema },
    cache: { topics },
  }),
  event: call('GET /api/events/event/:id/', 'anyone', {
    summary: 'One event with its posters',
    answers: { 200: z.union([managedEventDetailSchema, eventDetailSchema]) },
    cache: { topics, translated: true, uncachedFor: 'staff' },
  }),
  posters: call('GET /api/events/:id/posters/', 'anyone', {
    summary: 'The posters of an event',
    answers: { 200: z.object({ posters }) },
    cache: { topics, uncachedFor: 'staff' },
  }),
  eventFile: call('GET /api/events/:id/event.ics', 'anyone', {
    summary: 'One event as a calendar file',
    answers: { 200: z.string() },
    file: { type: calendar },
    cache: { topics, translated: true },
  }),
  calendar: call('GET /api/events/calendar.ics', 'anyone', {
    summary: 'All events as a calendar to subscribe to',
    answers: { 200: z.string() },
    file: { type: calendar },
    cache: { topics: [...topics, siteTopic], translated: true },
  }),
  events: call('GET /api/events/', 'anyone', {
    summary: 'Events, the newest made first; for staff the inactive ones too, in both languages',
    answers: { 200: z.array(z.union([managedEventSchema, eventSchema])) },
    cache: { topics, translated: true, uncachedFor: 'staff' },
  }),
});

/** The calls for staff (docs/product/events.md, "Administration calls"). */
export const eventAdminCalls = defineCalls({
  createEvent: call('POST /api/events/create/', 'staff', {
    summary: 'A new event',
    body: eventForm,
    answers: { 201: managedEventSchema },
  }),
  editEvent: call('PATCH /api/events/:id/edit/', 'staff', {
    summary: 'Changes what is sent of an event',
    body: eventEditForm,
    answers: { 200: managedEventSchema },
  }),
  deleteEvent: call('DELETE /api/events/:id/delete/', 'staff', {
    summary: 'Deletes an event with its posters and their files',
  }),
  uploadPoster: call('POST /api/events/:id/posters/upload/', 'staff', {
    summary: 'Adds one poster',
    upload: { files: { image: { maxBytes: maxPosterBytes, tooLarge: texts.posterTooLarge } } },
    answers: { 201: posterSchema },
  }),
  deletePoster: call('DELETE /api/posters/:id/delete/', 'staff', {
    summary: 'Deletes a poster and its files',
  }),
});
