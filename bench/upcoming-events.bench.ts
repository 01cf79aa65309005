import { compareWithBare, type Outcome } from './lib/compare';

/** Measures the JSON of upcoming events, uncompressed and in brotli. */
export default async function upcomingEvents(server: string): Promise<Outcome[]> {
  const url = `${server}/api/events/upcoming/`;
  return [
    await compareWithBare({ name: 'events/upcoming', target: { url } }),
    await compareWithBare({ name: 'events/upcoming, brotli', target: { url, headers: { 'accept-encoding': 'br' } } }),
  ];
}
