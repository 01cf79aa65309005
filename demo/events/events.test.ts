import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languageOfText } from '~/shared/language';
import { eventForm } from '~/features/events/contract/forms';
import { eventCategories } from '~/features/events/contract/categories';
import { demoEvents } from './events';

const media = path.join(import.meta.dirname, 'media');

test('14 events around today, in every category, one of them hidden and one at 00:00', () => {
  expect(demoEvents).toHaveLength(14);
  expect(new Set(demoEvents.map((event) => event.category))).toEqual(new Set(eventCategories));
  const days = demoEvents.map((event) => event.day);
  expect(days).toEqual(expect.arrayContaining([0, 1]));
  expect(days.some((day) => day > 1 && day < 7)).toBe(true);
  expect(days.filter((day) => day < 0).length).toBeGreaterThanOrEqual(4);
  expect(demoEvents.filter((event) => event.hidden)).toHaveLength(1);
  expect(demoEvents.some((event) => event.day > 0 && event.time === null)).toBe(true);
  expect(demoEvents.filter((event) => event.day < 0 && !event.posters.length).length).toBeGreaterThanOrEqual(2);
});

test('each would pass the form', () => {
  for (const { titleMl, descriptionMl, locationMl, time, ...event } of demoEvents) {
    const event_date = `2026-11-28T${time ?? '00:00'}`;
    const form = { ...event, title_ml: titleMl, description_ml: descriptionMl, location_ml: locationMl, event_date };
    expect(eventForm.safeParse(form).error, event.title).toBeUndefined();
  }
});

test('each text is in Malayalam too, and only such texts', () => {
  for (const { title, titleMl, descriptionMl, locationMl } of demoEvents) {
    expect([titleMl, descriptionMl, locationMl].map(languageOfText), title).toEqual(['ml', 'ml', 'ml']);
    expect(languageOfText(title)).toBe('en');
  }
});

test('every poster exists, and every poster file is used', () => {
  const used = demoEvents.flatMap((event) => event.posters.map((name) => `${name}.jpg`));
  expect(used.filter((file) => !existsSync(path.join(media, file)))).toEqual([]);
  expect(readdirSync(media).sort()).toEqual([...new Set(used)].sort());
});
