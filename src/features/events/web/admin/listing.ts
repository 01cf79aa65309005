import { queriesOf } from '~/shared/page';
import { findAll, keysBy, searchWords } from '~/shared/search';
import type { Shown } from '~/ui/hooks/use-address';
import type { Event, eventCalls, ManagedEvent } from '../../contract';
import * as texts from '../../texts';
import { categoryName } from '../labels';

/** Whether it is an event as those get it who edit it. */
export const isManaged = <E extends Event>(event: E | (E & ManagedEvent)): event is E & ManagedEvent =>
  'title_en' in event;

/** All events, the inactive ones too, in both languages; the newest made first. */
export const allEventsQuery = queriesOf<typeof eventCalls>()(
  'GET /api/events/',
  {},
  { part: { as: 'managed', of: (events) => events.filter(isManaged) } },
);

/** docs/product/events.md, "Stages of an event". */
export type Status = 'upcoming' | 'past' | 'active';
/** What of the events is shown, as it stands in the address. */
export const eventFields = {
  q: '',
  status: ['all', 'upcoming', 'active', 'past'],
  sort: ['relevance', 'title', 'date', 'location'],
} as const;

export type Filter = Shown<typeof eventFields>;
type Sort = Filter['sort'];

const statuses: { value: Filter['status']; label: string }[] = [
  { value: 'all', label: texts.all },
  { value: 'upcoming', label: texts.upcoming },
  { value: 'active', label: texts.active },
  { value: 'past', label: texts.past },
];

const sorts: { value: Sort; label: string }[] = [
  { value: 'relevance', label: texts.relevance },
  { value: 'title', label: texts.title },
  { value: 'date', label: texts.date },
  { value: 'location', label: texts.location },
];

/** What the SearchPanel offers beside the search. */
export const filterChoices = [
  { name: 'status', label: texts.status, options: statuses },
  { name: 'sort', label: texts.sortBy, options: sorts },
] as const;

const written = ['title_en', 'title_ml', 'description_en', 'description_ml', 'location_en', 'location_ml'] as const;

type Listed = Pick<
  Event,
  'title' | 'description' | 'location' | 'category' | 'event_date' | 'is_upcoming' | 'is_past'
> &
  Partial<Pick<ManagedEvent, (typeof written)[number]>>;

export function statusOf({ is_upcoming, is_past }: Pick<Event, 'is_upcoming' | 'is_past'>): Status {
  if (is_upcoming) return 'upcoming';
  return is_past ? 'past' : 'active';
}

/** Whether less than everything is asked for. */
export const isFiltered = ({ q, status }: Filter): boolean => q.trim() !== '' || status !== 'all';

/** The events that match, in the wanted order; relevance is the server's. */
export function listEvents<E extends Listed>(events: readonly E[], { q, status, sort }: Filter): E[] {
  const chosen = events.filter((event) => status === 'all' || statusOf(event) === status);
  const order = orders[sort];
  return findAll(order ? chosen.sort(order) : chosen, searchWords(q), keysOf);
}

/** What a search looks through: what is shown, and what was written in each language. */
const keysOf = keysBy((event: Listed) => ({
  names: [event.title, event.location, event.category, event.category && categoryName(event.category)],
  texts: [event.description, ...written.map((field) => event[field] ?? null)],
}));

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
/** What has no date, or none that can be read, comes last. */
const time = (date: string | null) => new Date(date ?? '').getTime() || -Infinity;

const orders: Record<Sort, ((a: Listed, b: Listed) => number) | undefined> = {
  relevance: undefined,
  title: (a, b) => names.compare(a.title, b.title),
  // Two without a date: -Infinity minus itself would be no number.
  date: (a, b) => time(b.event_date) - time(a.event_date) || 0,
  location: (a, b) => names.compare(a.location, b.location),
};
