import { expect, test } from 'vitest';
import { rebaseValues } from '~/ui/forms/changes';
import type { ManagedEvent } from '../../contract';
import { eventEditForm, eventForm, needed } from '../../contract/forms';
import { bodyOf, emptyValues, isOver, valuesOf, type EventValues } from './event-values';

const values = { ...emptyValues, title: 'T', description: 'D', event_date: '2026-11-28T10:00', location: 'L' };

test('the date is sent with seconds, and as midnight without a time', () => {
  expect(bodyOf(values).event_date).toBe('2026-11-28T10:00:00');
  expect(bodyOf({ ...values, event_date: '2026-11-28' }).event_date).toBe('2026-11-28T00:00:00');
});

test('the form opens with the date cut to 16 characters, or to the day', () => {
  const written = {
    title_en: 'T',
    description_en: 'D',
    location_en: 'L',
    title_ml: null,
    description_ml: null,
    location_ml: null,
  };
  const times = { event_date: '2026-11-28T10:00:00.000+05:30', has_time: true };
  const event = {
    ...values,
    ...written,
    ...times,
    title: 'as it is shown',
    category: null,
    links: null,
    website: null,
  } as unknown as ManagedEvent;
  expect(valuesOf(event)).toEqual(values);
  expect(valuesOf({ ...event, has_time: false }).event_date).toBe('2026-11-28');
  expect(valuesOf({ ...event, title_ml: 'പാലം' })).toEqual({ ...values, title_ml: 'പാലം' });
});

test('empty choices are sent as null', () => {
  expect(bodyOf({ ...values, links: ' ', website: '' })).toMatchObject({
    category: null,
    links: null,
    website: null,
    is_active: true,
  });
  expect(bodyOf({ ...values, links: 'a.example' }).links).toBe('a.example');
});

test.each([
  ['create', eventForm],
  ['edit', eventEditForm],
])('%s: four fields must be there, links must be web addresses', (_, form) => {
  const faultsOf = (typed: EventValues) =>
    Object.fromEntries(
      form.safeParse(bodyOf(typed)).error?.issues.map(({ path, message }) => [path.join(), message]) ?? [],
    );
  const badLink = 'Every link must be a web address.';
  expect(faultsOf(values)).toEqual({});
  expect(faultsOf({ ...values, title: '  ', event_date: '' })).toEqual({ title: needed, event_date: needed });
  expect(faultsOf({ ...values, links: 'a.example, b.example/x\nhttps://c.example' })).toEqual({});
  expect(faultsOf({ ...values, links: 'a.example, not one' })).toEqual({ links: badLink });
  expect(faultsOf({ ...values, website: 'a.example b.example' })).toEqual({ website: badLink });
});

test('after another person has saved, typed fields stay and the others follow', () => {
  const typed = { ...values, title: 'Mine', location: 'Same' };
  const saved = { ...values, title: 'Theirs', location: 'Same', description: 'New', is_active: false };
  const merged = rebaseValues(values, typed, saved);
  expect(merged.values).toEqual({ ...saved, title: 'Mine' });
  expect(merged.theirs).toEqual({ title: 'Theirs' });
});

test('a moment is over once it has passed, a day once it has ended in the site’s zone', () => {
  const now = new Date('2026-11-20T23:00:00+05:30');
  expect(['2026-11-20T22:59', '2026-11-19'].map((date) => isOver(date, now))).toEqual([true, true]);
  expect(['2026-11-20T23:01', '2026-11-20', ''].map((date) => isOver(date, now))).toEqual([false, false, false]);
});
