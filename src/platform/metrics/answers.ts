import type { Metric, MetricValueWithName } from 'prom-client';
import type { Language } from '~/shared/language';

/**
 * Called with every answer of the server. `route` is a pattern (`/api/event/:id/`, `/events/event/:eventId`), never an
 * address: addresses contain reset tokens, and there are as many as a caller can think of. `ms`: from the request's
 * head to the answer's end. `page`: the language of a page of the site; without it, it is a call, a file or nothing.
 */
export type OnAnswer = (method: string, route: string, status: number, ms: number, page?: Language) => void;

/** Upper ends of the buckets of durations, in milliseconds: cached, computed, noticed, slow, an upload. */
const ends = [5, 25, 100, 300, 1000, 3000, 10_000];

interface Tally {
  /** How many answers of each status. */
  statuses: Map<number, number>;
  /** How many answers took at most so long (and longer than the end before), by bucket; the last has no end. */
  buckets: number[];
  ms: number;
}

/**
 * Counts the answers by method, route and status, and their durations by method and route. A finished page is sent in
 * some thirty microseconds and a labelled counter of prom-client takes two or three of them, so the counting here is
 * plain maps and numbers, and becomes samples only when they are read.
 */
export function createAnswerTally() {
  const routes = new Map<string, Map<string, Tally>>();
  const visits = new Map<Language, number>();

  const count: OnAnswer = (method, route, status, ms, page) => {
    // What the browser had already, it shows again.
    if (page && method === 'GET' && (status === 200 || status === 304)) visits.set(page, (visits.get(page) ?? 0) + 1);
    let methods = routes.get(route);
    if (!methods) routes.set(route, (methods = new Map<string, Tally>()));
    let tally = methods.get(method);
    if (!tally)
      methods.set(method, (tally = { statuses: new Map(), buckets: [...ends, Infinity].map(() => 0), ms: 0 }));
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    let bucket = 0;
    while (bucket < ends.length && ms > ends[bucket]!) bucket += 1;
    tally.buckets[bucket]! += 1;
    tally.ms += ms;
  };

  const each = function* () {
    for (const [route, methods] of routes)
      for (const [method, tally] of methods) yield { labels: { method, route }, tally };
  };

  return {
    count,
    /** Returns how many answers so far, by their labels. */
    *counts() {
      for (const { labels, tally } of each()) {
        for (const [status, value] of tally.statuses) yield { labels: { ...labels, status: String(status) }, value };
      }
    },
    /** Returns how many pages were shown so far, by their language. */
    *visits() {
      for (const [language, value] of visits) yield { labels: { language }, value };
    },
    /** Returns how many answers of a route had this status so far. */
    of: (method: string, route: string, status: number) => routes.get(route)?.get(method)?.statuses.get(status) ?? 0,
    /**
     * Returns the durations so far as a Prometheus histogram called `name`, in seconds; registered like any metric of
     * prom-client.
     */
    durations(name: string, help: string): Metric {
      const get = () =>
        Promise.resolve({
          name,
          help,
          type: 'histogram',
          aggregator: 'sum',
          values: [...each()].flatMap((one) => histogram(name, one)),
        });
      // What the registry needs of a metric; its type requires the whole of prom-client's class.
      return { name, get } as unknown as Metric;
    },
  };
}

/** Yields the samples of one histogram: how many took at most so many seconds, their sum and their number. */
function histogram(
  name: string,
  { labels, tally }: { labels: Record<string, string>; tally: Tally },
): MetricValueWithName<string>[] {
  let upTo = 0;
  const samples = tally.buckets.map((count, index) => {
    upTo += count;
    const le = index < ends.length ? String(ends[index]! / 1000) : '+Inf';
    return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: upTo };
  });
  return [
    ...samples,
    { metricName: `${name}_sum`, labels, value: tally.ms / 1000 },
    { metricName: `${name}_count`, labels, value: upTo },
  ];
}
