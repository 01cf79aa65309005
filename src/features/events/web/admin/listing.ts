import { queriesOf } from '~/shared/page';
import { hasWords, searchText, searchWords } from '~/shared/search';
import type { Shown } from '~/ui/hooks/use-address';
import type { Event, eventCalls } from '../../contract';

/** All events, the inactive ones too; the newest made first. */
export const allEventsQuery = queriesOf<typeof eventCalls>()('GET /api/events/', {});

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
  { value: 'all', label: 'All' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'active', label: 'Active' },
  { value: 'past', label: 'Past' },
];

const sorts: { value: Sort; label: string }[] = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'title', label: 'Title' },
  { value: 'date', label: 'Date' },
  { value: 'location', label: 'Location' },
];

/** What the SearchPanel offers beside the search. */
export const filterChoices = [
  { name: 'status', label: 'Status', options: statuses },
  { name: 'sort', label: 'Sort by', options: sorts },
] as const;

type Listed = Pick<Event, 'title' | 'description' | 'location' | 'category' | 'event_date' | 'is_upcoming' | 'is_past'>;

export function statusOf({ is_upcoming, is_past }: Pick<Event, 'is_upcoming' | 'is_past'>): Status {
  if (is_upcoming) return 'upcoming';
  return is_past ? 'past' : 'active';
}

/** Whether less than everything is asked for. */
export const isFiltered = ({ q, status }: Filter): boolean => q.trim() !== '' || status !== 'all';

/** The events that match, in the wanted order; relevance is the server's. */
export function listEvents<E extends Listed>(events: readonly E[], { q, status, sort }: Filter): E[] {
  const words = searchWords(q);
  const matches = (event: E) =>
    (status === 'all' || statusOf(event) === status) &&
    hasWords(searchText([event.title, event.description, event.location, event.category]), words);
  const found = events.filter(matches);
  const order = orders[sort];
  return order ? found.sort(order) : found;
}

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
