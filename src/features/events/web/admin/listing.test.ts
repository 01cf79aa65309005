import { expect, test } from 'vitest';
import { isFiltered, listEvents, statusOf, type Filter } from './listing';

const event = (title: string, more: object = {}) => ({
  title,
  description: 'About it',
  location: 'Town Hall',
  category: null,
  event_date: '2026-11-28T10:00:00.000+05:30',
  is_upcoming: true,
  is_past: false,
  ...more,
});
const noFilter: Filter = { q: '', status: 'all', sort: 'relevance' };
const titles = (events: ReturnType<typeof event>[], filter: Partial<Filter>) =>
  listEvents(events, { ...noFilter, ...filter }).map(({ title }) => title);

test('upcoming goes before past, and an event that is neither is active', () => {
  expect(statusOf({ is_upcoming: true, is_past: false })).toBe('upcoming');
  expect(statusOf({ is_upcoming: false, is_past: true })).toBe('past');
  expect(statusOf({ is_upcoming: false, is_past: false })).toBe('active');
  expect(statusOf({ is_upcoming: true, is_past: true })).toBe('upcoming');
});

test('relevance is the server’s order; the others sort by title, newest date and place', () => {
  const events = [
    event('b', { location: 'Chittur', event_date: '2026-01-02T00:00:00+05:30' }),
    event('Á', { location: 'alathur', event_date: '2027-01-01T00:00:00+05:30' }),
    event('c 10', { location: 'Bridge', event_date: 'soon' }),
    event('c 9', { location: 'Zoo', event_date: '2026-12-31T23:59:00+05:30' }),
  ];
  expect(titles(events, {})).toEqual(['b', 'Á', 'c 10', 'c 9']);
  expect(titles(events, { sort: 'title' })).toEqual(['Á', 'b', 'c 9', 'c 10']);
  expect(titles(events, { sort: 'date' })).toEqual(['Á', 'c 9', 'b', 'c 10']);
  expect(titles(events, { sort: 'location' })).toEqual(['Á', 'c 10', 'b', 'c 9']);
});

test('what comes next is first, in its order; then what is over, the newest first', () => {
  const over = { is_upcoming: false, is_past: true };
  const events = [
    event('over long ago', { ...over, event_date: '2020-01-02T00:00:00+05:30' }),
    event('far', { event_date: '2027-01-01T00:00:00+05:30' }),
    event('without a day', { event_date: 'soon' }),
    event('just over', { ...over, event_date: '2026-11-01T00:00:00+05:30' }),
    event('next', { event_date: '2026-12-31T23:59:00+05:30' }),
    event('today', { is_upcoming: false, event_date: '2026-11-26T00:00:00+05:30' }),
  ];
  expect(titles(events, { sort: 'next' })).toEqual([
    'today',
    'next',
    'far',
    'without a day',
    'just over',
    'over long ago',
  ]);
});

test('a search needs every word in an event of the status, whatever its case and accents', () => {
  const events = [
    event('Monsoon cracks', { location: 'Café Paddy' }),
    event('Soil reports', { description: 'How cracks are read', is_upcoming: false, is_past: true }),
    event('Meetup', { category: 'Networking' }),
  ];
  expect(titles(events, { q: ' CRACKS ' })).toEqual(['Monsoon cracks', 'Soil reports']);
  expect(titles(events, { q: 'cafe cracks' })).toEqual(['Monsoon cracks']);
  expect(titles(events, { q: 'networking' })).toEqual(['Meetup']);
  expect(titles(events, { q: 'cracks', status: 'past' })).toEqual(['Soil reports']);
  expect(titles(events, { status: 'active' })).toEqual([]);
});

test('an order alone filters nothing', () => {
  expect(isFiltered({ ...noFilter, sort: 'date' })).toBe(false);
  expect(isFiltered({ ...noFilter, q: '  ' })).toBe(false);
  expect(isFiltered({ ...noFilter, q: 'x' })).toBe(true);
  expect(isFiltered({ ...noFilter, status: 'past' })).toBe(true);
});

test('a search finds the texts of the other language, and a category by its name', () => {
  const events = [
    event('ചായ', { title_en: 'Tea', title_ml: 'ചായ', location_en: 'Town Hall', location_ml: 'ടൗൺ ഹാൾ' }),
    event('Rain', { category: 'Workshop', location: 'Chittur' }),
  ];
  expect(titles(events, { q: 'tea' })).toEqual(['ചായ']);
  expect(titles(events, { q: 'ടൗൺ' })).toEqual(['ചായ']);
  expect(titles(events, { q: 'workshop' })).toEqual(['Rain']);
});
