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

/** An event as a browser sends it. */
export interface Sent {
  ad: number;
  kind: AdKind;
  place: AdPlace;
}

type Counts = Partial<Record<AdKind | 'invalid', number>>;

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

/**
 * Sends random events to two instances on one database, with batches that are sent again, writes that fail before and
 * after their commit, and closes; returns what a model counts. Every view comes from an address of its own.
 */
export async function sendRandomly(
  site: Site,
  { ads, events, seed }: { ads: readonly number[]; events: number; seed: number },
): Promise<Record<string, Counts>> {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
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
    const isForged = random() < 0.05;
    const ticket = isForged ? 'f.abc.AQ.nonsense' : tickets.of(ads)();
    const placeOf = new Map(ads.map((ad) => [ad, pick(adPlaces)]));
    const seen = new Map<number, Set<AdKind>>();
    let view = ticket;
    for (let posts = 1 + Math.floor(random() * 3); posts > 0; posts -= 1) {
      const batch = Array.from({ length: 1 + Math.floor(random() * 6) }, (): Sent => {
        const ad = pick(ads);
        return { ad, kind: random() < 0.4 ? 'shown' : pick(adKinds), place: placeOf.get(ad)! };
      });
      sent += batch.length;
      const token = await send(view, randomUUID(), batch, address);
      if (!isForged) view = token ?? view;
      const repeated = new Set<string>();
      for (const { ad, kind, place } of batch) {
        if (isForged) {
          if (repeated.has(`${ad} ${kind}`)) continue;
          repeated.add(`${ad} ${kind}`);
          const counts = (model[`${ad} ${place}`] ??= {});
          counts.invalid = (counts.invalid ?? 0) + 1;
        } else seen.set(ad, (seen.get(ad) ?? new Set<AdKind>()).add(kind));
      }
    }
    for (const [ad, kinds] of seen)
      for (const kind of kinds) {
        if (!kinds.has('shown') && adClicks.some((click) => click === kind)) continue;
        const counts = (model[`${ad} ${placeOf.get(ad)!}`] ??= {});
        counts[kind] = (counts[kind] ?? 0) + 1;
      }
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
