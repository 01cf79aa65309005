import { expect, test } from 'vitest';
import type { Event } from '../contract';
import { oneLine, structuredData } from './structured-data';

const event = {
  id: 7,
  title: 'Slabs',
  description: 'About slabs',
  event_date: '2026-11-28T10:00:00.000+05:30',
  has_time: true,
  location: 'Town Hall, Palakkad',
  website: 'slabs.example',
  social_image: '/media/events/a/social.jpg',
  first_poster: '/media/events/a/1280.jpg',
} as Event;
const about = (change: Partial<Event> = {}) =>
  structuredData({ ...event, ...change }, { origin: 'https://c.example', organizer: 'C' });

test('an event is described with its offset, place and absolute addresses', () => {
  expect(about()).toMatchObject({
    '@type': 'Event',
    name: 'Slabs',
    startDate: '2026-11-28T10:00:00.000+05:30',
    location: { '@type': 'Place', name: 'Town Hall, Palakkad' },
    image: ['https://c.example/media/events/a/social.jpg', 'https://c.example/media/events/a/1280.jpg'],
    url: 'https://c.example/events/event/7',
    inLanguage: 'en-IN',
    sameAs: 'https://slabs.example/',
  });
});

test('a title in Malayalam is marked as Malayalam', () => {
  expect(about({ title: 'സ്ലാബുകൾ' })).toMatchObject({ name: 'സ്ലാബുകൾ', inLanguage: 'ml-IN' });
});

test('a day without a time is a date; missing values are left out', () => {
  const plain = about({
    has_time: false,
    event_date: '2026-11-28T00:00:00.000+05:30',
    website: null,
    social_image: null,
    first_poster: null,
  });
  expect(plain).toMatchObject({ startDate: '2026-11-28', image: [] });
  expect(plain).not.toHaveProperty('sameAs');
});

test('a preview’s text is one line that ends at a word', () => {
  expect(oneLine(' a\n\n b ')).toBe('a b');
  const long = oneLine('word '.repeat(80));
  expect(long.length).toBeLessThanOrEqual(200);
  expect(long).toMatch(/word…$/);
});
