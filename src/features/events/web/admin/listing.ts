import { queriesOf } from '~/shared/page';
import { findAll, keysBy, searchWords } from '~/shared/search';
import * as common from '~/shared/texts';
import type { Shown } from '~/ui/hooks/use-address';
import type { Event, eventCalls, ManagedEvent } from '../../contract';
import * as texts from '../../texts';
import { categoryName } from '../labels';

/** Returns whether an event has the fields for staff who edit it. */
export const isManaged = <E extends Event>(event: E | (E & ManagedEvent)): event is E & ManagedEvent =>
  'title_en' in event;

/** All events, inactive ones included, in both languages; the most recently created first. */
export const allEventsQuery = queriesOf<typeof eventCalls>()(
  'GET /api/events/',
  {},
  { part: { as: 'managed', of: (events) => events.filter(isManaged) } },
);

/** docs/product/events.md, "Stages of an event". */
export type Status = 'upcoming' | 'past' | 'active';
/** The filter of the events in the address. */
export const eventFields = {
  q: '',
  status: ['all', 'upcoming', 'active', 'past'],
  sort: ['next', 'relevance', 'title', 'date', 'location'],
} as const;

export type Filter = Shown<typeof eventFields>;
type Sort = Filter['sort'];

const statuses: { value: Filter['status']; label: string }[] = [
  { value: 'all', label: common.all },
  { value: 'upcoming', label: texts.upcoming },
  { value: 'active', label: texts.active },
  { value: 'past', label: texts.past },
];

const sorts: { value: Sort; label: string }[] = [
  { value: 'next', label: texts.comingNext },
  { value: 'relevance', label: common.relevance },
  { value: 'title', label: common.title },
  { value: 'date', label: common.date },
  { value: 'location', label: common.location },
];

/** The choices beside the search in the SearchPanel. */
export const filterChoices = [
  { name: 'status', label: common.status, options: statuses },
  { name: 'sort', label: common.sortBy, options: sorts },
] as const;

const written = ['title_en', 'title_ml', 'description_en', 'description_ml', 'location_en', 'location_ml'] as const;

type Listed = Pick<
  Event,
  'title' | 'description' | 'location' | 'category' | 'event_date' | 'is_upcoming' | 'is_past'
> &
  Partial<Pick<ManagedEvent, (typeof written)[number]>>;

/** Returns the status of an event by its flags. */
export function statusOf({ is_upcoming, is_past }: Pick<Event, 'is_upcoming' | 'is_past'>): Status {
  if (is_upcoming) return 'upcoming';
  return is_past ? 'past' : 'active';
}

/** Returns whether the filter excludes any event. */
export const isFiltered = ({ q, status }: Filter): boolean => q.trim() !== '' || status !== 'all';

/** Returns the events that match, in the chosen order; relevance is the server's order. */
export function listEvents<E extends Listed>(events: readonly E[], { q, status, sort }: Filter): E[] {
  const chosen = events.filter((event) => status === 'all' || statusOf(event) === status);
  const order = orders[sort];
  return findAll(order ? chosen.sort(order) : chosen, searchWords(q), keysOf);
}

/** Returns the keys of a search: the shown texts, and the texts of each language. */
const keysOf = keysBy((event: Listed) => ({
  names: [event.title, event.location, event.category, event.category && categoryName(event.category)],
  texts: [event.description, ...written.map((field) => event[field] ?? null)],
}));

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
/** Returns the time in ms; an event with a missing or invalid date comes last. */
const time = (date: string | null) => new Date(date ?? '').getTime() || -Infinity;

/** What comes next first, in the order in which it comes; then what is over, the newest first. */
function byNext(a: Listed, b: Listed): number {
  if (a.is_past !== b.is_past) return a.is_past ? 1 : -1;
  if (a.is_past) return time(b.event_date) - time(a.event_date) || 0;
  const [first, second] = [a, b].map(({ event_date: date }) => (time(date) === -Infinity ? Infinity : time(date)));
  return first! - second! || 0;
}

const orders: Record<Sort, ((a: Listed, b: Listed) => number) | undefined> = {
  next: byNext,
  relevance: undefined,
  title: (a, b) => names.compare(a.title, b.title),
  // Two events without a date: -Infinity minus -Infinity would be NaN.
  date: (a, b) => time(b.event_date) - time(a.event_date) || 0,
  location: (a, b) => names.compare(a.location, b.location),
};
