import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { createCollector } from '../../src/features/ad-counting/server/collector';
import { createSeen } from '../../src/features/ad-counting/server/seen';
import { createTickets } from '../../src/features/ad-counting/server/tickets';
import type { Site } from '../../src/platform/site';
import { adClicks, adKinds, adPlaces, type AdDay, type AdKind, type AdPlace } from '../../src/shared/ad-days';
import { seededRandom } from '../../src/shared/seeded-random';

/** A browser's user agent. */
export const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A ticket that the site has not signed. */
export const forged = 'f.abc.AQ.nonsense';

/** An event as a browser sends it. */
export interface Sent {
  ad: number;
  kind: AdKind;
  place: AdPlace;
}

/** Counts above zero. */
export type Counts = Partial<Record<AdKind | 'invalid', number>>;

/** Returns counted days as `ad place` → counts above zero. */
export function countsOf(days: readonly AdDay[]): Record<string, Counts> {
  const found: Record<string, Counts> = {};
  for (const day of days) {
    const counts = (found[`${day.ad} ${day.place}`] ??= {});
    for (const kind of [...adKinds, 'invalid'] as const)
      if (day[kind] > 0) counts[kind] = (counts[kind] ?? 0) + day[kind];
  }
  return found;
}

/** A random page view: whether its ticket is forged, where it has each ad, and its posts. */
export interface RandomView {
  isForged: boolean;
  placeOf: ReadonlyMap<number, AdPlace>;
  posts: readonly (readonly Sent[])[];
}

const pickOf = (random: () => number) => {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  return pick;
};

/** Returns a page view of some ads as it might be: with clicks before the ad is shown, and with what comes twice. */
export function randomView(random: () => number, ads: readonly number[]): RandomView {
  const pick = pickOf(random);
  const placeOf = new Map(ads.map((ad) => [ad, pick(adPlaces)]));
  const posts = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
    Array.from({ length: 1 + Math.floor(random() * 6) }, (): Sent => {
      const ad = pick(ads);
      return { ad, kind: random() < 0.4 ? 'shown' : pick(adKinds), place: placeOf.get(ad)! };
    }),
  );
  return { isForged: random() < 0.05, placeOf, posts };
}

/** Adds to a model what is to be counted of a page view: each kind once, and clicks where the ad was shown. */
export function countView({ isForged, placeOf, posts }: RandomView, model: Record<string, Counts>): void {
  const add = (ad: number, kind: AdKind | 'invalid') => {
    const counts = (model[`${ad} ${placeOf.get(ad)!}`] ??= {});
    counts[kind] = (counts[kind] ?? 0) + 1;
  };
  // A post with a forged ticket is a view of its own.
  for (const events of isForged ? posts : [posts.flat()]) {
    const seen = new Map<number, Set<AdKind>>();
    for (const { ad, kind } of events) seen.set(ad, (seen.get(ad) ?? new Set<AdKind>()).add(kind));
    for (const [ad, kinds] of seen)
      for (const kind of kinds)
        if (isForged) add(ad, 'invalid');
        else if (kinds.has('shown') || !adClicks.some((click) => click === kind)) add(ad, kind);
  }
}

/**
 * Sends random events to two instances on one database, with batches that are sent again, writes that fail before and
 * after their commit, and closes; returns what a model counts. Every view comes from an address of its own.
 */
export async function sendRandomly(
  site: Site,
  { ads, events, seed }: { ads: readonly number[]; events: number; seed: number },
): Promise<Record<string, Counts>> {
  const random = seededRandom(seed);
  const pick = pickOf(random);
  const tickets = createTickets(site.config, site.clock);
  const open = () => {
    const write: Site['write'] = async (work) => {
      if (random() < 0.2) throw new Error('the write fails');
      const result = await site.write(work);
      if (random() < 0.2) throw new Error('the answer to the commit is lost');
      return result;
    };
    const collector = createCollector({ ...site, write });
    return { collector, seen: createSeen(site, { tickets, collector }) };
  };
  const instances = [open(), open()];
  const model: Record<string, Counts> = {};
  let serial = 0;

  const send = async (ticket: string, batch: string, sent: readonly Sent[], address: string) => {
    const request = { ip: address, headers: { 'user-agent': chrome } } as unknown as FastifyRequest;
    let token: string | undefined;
    // Some posts are sent again, to the same instance or the other.
    for (let times = random() < 0.2 ? 2 : 1; times > 0; times -= 1)
      token = await pick(instances).seen.take({ ticket, batch, events: [...sent] }, null, request);
    return token;
  };

  for (let sent = 0; sent < events;) {
    serial += 1;
    const address = `10.${serial >> 16}.${(serial >> 8) & 255}.${serial & 255}`;
    const view = randomView(random, ads);
    let ticket = view.isForged ? forged : tickets.of(ads)();
    for (const batch of view.posts) {
      sent += batch.length;
      const token = await send(ticket, randomUUID(), batch, address);
      if (!view.isForged) ticket = token ?? ticket;
    }
    countView(view, model);
    if (random() < 0.02) await pick(instances).collector.flush();
    if (random() < 0.005) await replace(instances, Math.floor(random() * 2), open);
  }
  for (const { collector } of instances) await closeWhole(collector);
  return model;
}

type Instance = { collector: ReturnType<typeof createCollector>; seen: ReturnType<typeof createSeen> };

/** Stops an instance as SIGTERM does, and starts another in its place. */
async function replace(instances: Instance[], place: number, open: () => Instance) {
  await closeWhole(instances[place]!.collector);
  instances[place] = open();
}

/** Closes a collector whose writes may fail; a real one is closed by a process that gives up then. */
async function closeWhole(collector: Instance['collector']) {
  for (let times = 0; times < 20; times += 1) await collector.flush();
  await collector.close();
}
