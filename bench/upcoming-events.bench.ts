import { compareEncodings, type Outcome } from './lib/compare';

/** Measures the JSON of upcoming events, uncompressed and in brotli. */
export default function upcomingEvents(server: string): Promise<Outcome[]> {
  return compareEncodings('events/upcoming', `${server}/api/events/upcoming/`);
}
