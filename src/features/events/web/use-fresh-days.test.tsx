import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Event } from '../contract';
import { useFreshDays } from './fresh-days';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T23:59:00+05:30') }));
afterEach(() => void vi.useRealTimers());

test('when the day turns in Palakkad all queries of events become stale, and no others', () => {
  const client = new QueryClient();
  const keys = [
    ['GET /api/events/upcoming/', {}],
    ['GET /api/resources/documents/', {}],
  ];
  for (const key of keys) client.setQueryData(key, []);
  const stale = () => keys.map((key) => client.getQueryState(key)?.isInvalidated);
  const events = [{ event_date: '2026-11-21T10:00:00.000+05:30', days_until: 1 } as Event];
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
  renderHook(() => useFreshDays(events, Date.now()), { wrapper });
  vi.advanceTimersByTime(60_000);
  expect(stale()).toEqual([false, false]);
  // Beyond the spread of the refetches.
  vi.advanceTimersByTime(6_000);
  expect(stale()).toEqual([true, false]);
});
