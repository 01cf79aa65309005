import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dayOf, MINUTE_MS } from '~/shared/dates';
import type { Event } from '../contract';
import { nextChange } from '../rules';
import { isEventsQuery } from './queries';

/** Spread, so that not every open page asks at the same instant. */
const SPREAD_MS = 5_000;

/**
 * Returns the ms until the events have to be fetched again: until the next day, or until an event begins. When the
 * device's day is ahead of the day in the server's answer (its clock runs fast), it returns a minute, until the
 * server's day has turned too.
 */
export function untilNextLook(events: readonly Pick<Event, 'event_date' | 'days_until'>[], now: Date): number {
  const dates = events.map((event) => ({ ...event, eventDate: new Date(event.event_date) }));
  const behind = dates.some(({ eventDate, days_until }) => dayOf(eventDate) - days_until < dayOf(now));
  return behind ? MINUTE_MS : Math.max(0, nextChange(dates, now).getTime() - now.getTime());
}

/**
 * Refetches all queries of events when the day changes or an event begins. `answeredAt`: when `events` were fetched.
 */
export function useFreshDays(events: readonly Event[], answeredAt: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!answeredAt) return;
    const wait = untilNextLook(events, new Date()) + 500 + Math.random() * SPREAD_MS;
    const timer = setTimeout(() => void client.invalidateQueries({ predicate: isEventsQuery }), wait);
    return () => clearTimeout(timer);
    // `events` is a new list at every render, but its content changes only with the answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, answeredAt]);
}
