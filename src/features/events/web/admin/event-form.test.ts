import { expect, test } from 'vitest';
import type { Event } from '../../contract';
import { badLink, bodyOf, checkValues, emptyValues, mergeValues, valuesOf } from './event-form';

const values = { ...emptyValues, title: 'T', description: 'D', event_date: '2026-11-28T10:00', location: 'L' };

test('the date is sent with seconds, and as midnight without a time', () => {
  expect(bodyOf(values).event_date).toBe('2026-11-28T10:00:00');
  expect(bodyOf({ ...values, event_date: '2026-11-28' }).event_date).toBe('2026-11-28T00:00:00');
});

test('the form opens with the date cut to 16 characters, or to the day', () => {
  const event = { ...values, event_date: '2026-11-28T10:00:00.000+05:30', has_time: true, category: null, links: null, website: null };
  expect(valuesOf(event as unknown as Event)).toEqual(values);
  expect(valuesOf({ ...event, has_time: false } as unknown as Event).event_date).toBe('2026-11-28');
});

test('emptied choices are sent as nothing', () => {
  expect(bodyOf({ ...values, links: ' ', website: '' })).toMatchObject({ category: null, links: null, website: null, is_active: true });
  expect(bodyOf({ ...values, links: 'a.example' }).links).toBe('a.example');
});

test('four fields must be there, links must be web addresses', () => {
  expect(checkValues(values)).toEqual({ missing: [], errors: {} });
  expect(checkValues({ ...values, title: '  ', event_date: '' }).missing).toEqual(['title', 'event_date']);
  expect(checkValues({ ...values, links: 'a.example, b.example/x\nhttps://c.example' }).errors).toEqual({});
  expect(checkValues({ ...values, links: 'a.example, not one' }).errors).toEqual({ links: badLink });
  expect(checkValues({ ...values, website: 'a.example b.example' }).errors).toEqual({ website: badLink });
});

test('after somebody else has saved, typed fields stay and the others follow', () => {
  const typed = { ...values, title: 'Mine', location: 'Same' };
  const saved = { ...values, title: 'Theirs', location: 'Same', description: 'New', is_active: false };
  const merged = mergeValues(values, typed, saved);
  expect(merged.values).toEqual({ ...saved, title: 'Mine' });
  expect(merged.theirs).toEqual({ title: 'Theirs' });
});
