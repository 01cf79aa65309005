import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { findRunningAds, marketplaceTopic, type RunningAd } from '~/features/marketplace/server/public';
import type { Site } from '~/platform/site';
import { createTopicCache } from '~/platform/topics';
import { hasAccess, type Caller } from '~/shared/access';
import { MINUTE_MS } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import type { SeenForm } from '../contract/forms';
import { browserOf } from './browsers';
import type { Collector, SeenEvent } from './collector';
import type { createTickets, Ticket } from './tickets';
import { createViewLimits, type Verdict } from './view-limits';

/** For how long before its start and after its end an ad counts as live, in ms: pages are shown a little longer. */
const LENIENT_MS = 5 * MINUTE_MS;

/** The number of events in memory, so that most repeated events never reach the database. */
const mostRemembered = 10_000;

/** A post whose ticket was read: its view, what becomes of it, and the token for the view that it begins. */
interface Opened extends Partial<Pick<Ticket, 'ads' | 'since'>> {
  view: string;
  verdict: Verdict;
  token?: string;
}

/** Creates what takes the posts of browsers: it decides what counts, and hands it to the collector. */
export function createSeen(
  { clock, db, topics, events: tally }: Pick<Site, 'clock' | 'db' | 'topics' | 'events'>,
  { tickets, collector }: { tickets: ReturnType<typeof createTickets>; collector: Collector },
) {
  const limits = createViewLimits(clock);
  const recent = new LRUCache<string, true>({ max: mostRemembered });
  const running = createTopicCache<Map<number, RunningAd>>(topics, {
    maxBytes: 4_000_000,
    weigh: ({ size }) => 200 * size,
  });

  const findRunning = () =>
    running.get('ads', [marketplaceTopic], async () => {
      const ads = await findRunningAds(db, new Date(clock.now().getTime() - LENIENT_MS));
      return new Map(ads.map((ad) => [ad.id, ad]));
    });

  /** Reads the ticket of a post, and begins a view where it is a feed's; `token` is for the answer then. */
  const open = ({ ticket, batch }: SeenForm, address: string, family: string): Opened => {
    const read = tickets.read(ticket, family);
    if (typeof read === 'object' && read.view) return { ...read, view: read.view.id, verdict: read.view.verdict };
    const limit = limits.begin(batch, address, family);
    if (typeof read === 'string') return { view: batch, verdict: limit === 'flood' ? limit : read };
    const token = tickets.view(read, family, { id: batch, verdict: limit === 'flood' ? 'network' : limit });
    return { ...read, view: batch, verdict: limit, token };
  };

  /** Returns an event as it is counted; null when it is dropped. */
  const judge = (
    { ad: id, kind, place }: SeenForm['events'][number],
    ad: RunningAd | undefined,
    { view, verdict, ads, since }: Opened,
    now: Date,
  ): SeenEvent | null => {
    if (verdict === 'flood' || !ad || !isLive(ad, now)) return null;
    const isIn = ads === undefined || ads.has(id);
    // It began after the feed was sent, and a later answer showed it.
    if (!isIn && since && ad.startsAt > since) return null;
    const key = `${view} ${id} ${kind}`;
    if (recent.has(key)) return null;
    recent.set(key, true);
    const reason = isIn ? verdict : 'forged';
    return { ad: id, shop: ad.shopId, day: dayIso(now), tier: ad.tier, place, kind, reason };
  };

  return {
    /** Takes a post; returns the token of the view that it begins. */
    async take(form: SeenForm, caller: Caller | null, request: FastifyRequest): Promise<string | undefined> {
      const { family, isRobot } = browserOf(request.headers['user-agent']);
      const opened = open(form, request.ip, family);
      const now = clock.now();
      const isIgnored = isRobot || hasAccess(caller, 'staff');
      const running = await findRunning();
      const events = isIgnored
        ? []
        : form.events.flatMap((event) => judge(event, running.get(event.ad), opened, now) ?? []);
      tally.count('ads', 'dropped', form.events.length - events.length);
      collector.add({ id: form.batch, at: now, view: opened.view, events });
      return opened.token;
    },
  };
}

const isLive = ({ startsAt, endsAt }: RunningAd, now: Date) =>
  now.getTime() >= startsAt.getTime() - LENIENT_MS && now.getTime() < endsAt.getTime() + LENIENT_MS;
