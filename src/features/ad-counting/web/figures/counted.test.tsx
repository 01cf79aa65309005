// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { AdDays } from '~/shared/ad-days';
import { CountedFigures } from './counted';
import { DaysChart } from './days-chart';

afterEach(cleanup);

const none = { shown: 0, measured: 0, viewable: 0, call: 0, whatsapp: 0, website: 0, map: 0, details: 0 };
const day = (definition: number, more: Partial<AdDays['days'][number]> = {}): AdDays['days'][number] => ({
  ...{
    day: '2026-11-20',
    ad: 1,
    tier: 'gold',
    place: 'showcase',
    definition,
    ...none,
    invalid: 0,
    invalid_reasons: {},
  },
  ...more,
});
const definitions = [0, 1].map((version) => ({ version, text: `Definition ${version}` }));
const show = (days: AdDays['days'], corrections: AdDays['corrections'] = []) =>
  render(<CountedFigures counted={{ days, corrections, definitions }} from="2026-11-01" to="2026-11-30" />);

test('what was counted by two definitions stands apart, each above its text, the newer first', () => {
  const { container } = show([day(0, { viewable: 40 }), day(1, { viewable: 7 })]);
  const [newer, older] = container.querySelectorAll('section');
  expect(within(newer!).getByText('Definition 1')).toBeTruthy();
  expect(within(newer!).getAllByText('7').length).toBeGreaterThan(0);
  expect(within(newer!).queryByText('47')).toBeNull();
  expect(within(older!).getByText('Definition 0')).toBeTruthy();
});

test('what came and does not count stands with its reason, and a correction with its own', () => {
  const minus = { id: 1, day: '2026-11-20', ad: 1, place: 'showcase', definition: 1, kind: 'viewable' } as const;
  show(
    [day(1, { viewable: 7, invalid: 3, invalid_reasons: { network: 3 } })],
    [{ ...minus, count: -2, reason: 'Our own visits.', created_at: '2026-11-21T10:00:00+05:30' }],
  );
  expect(screen.getByText(/3 \(too many from one connection\)/)).toBeTruthy();
  expect(screen.getByText('Our own visits.')).toBeTruthy();
  expect(screen.getAllByText('5').length).toBeGreaterThan(0);
});

test('nothing counted shows no chart', () => {
  show([]);
  expect(screen.getByText('No views yet.')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a chart has a bar for each day, and of a year one for each week', () => {
  const days = Array.from({ length: 365 }, (_, index) => `day ${index}`);
  const bars = (length: number) => {
    const { container, unmount } = render(<DaysChart days={days.slice(0, length)} seen={Array(length).fill(1)} />);
    const count = container.querySelectorAll('rect').length;
    unmount();
    return count;
  };
  expect([7, 30, 90, 365].map(bars)).toEqual([7, 30, 90, 52]);
  render(<DaysChart days={days} seen={days.map(() => 1)} />);
  expect(screen.getByText('up to 8')).toBeTruthy();
});
