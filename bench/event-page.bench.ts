import { compareEncodings, type Outcome } from './lib/compare';

/** Measures the finished page of an event, opened directly, uncompressed and in brotli. */
export default async function eventPage(server: string): Promise<Outcome[]> {
  const events = (await (await fetch(`${server}/api/events/upcoming/`)).json()) as {
    id: number;
    poster_count: number;
  }[];
  // The event with the most on its page.
  const [event] = events.sort((a, b) => b.poster_count - a.poster_count);
  if (!event) throw new Error('There are no events to measure');
  return compareEncodings('event page', `${server}/events/event/${event.id}`);
}
