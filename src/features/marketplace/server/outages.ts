import { and, eq, gt, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '~/features/audit/server/public';
import { beat, BEAT_MS, type Outage } from '~/platform/beats';
import type { Tx } from '~/platform/database';
import { isDiskFull } from '~/platform/errors/disk-full';
import type { Site } from '~/platform/site';
import { toIso } from '~/shared/dates';
import { marketplaceTopic } from '../contract';
import { daysOwed, lengthened } from '../rules';
import { adOutages, ads, outages, shops } from './tables';

/** Notes every few minutes that the site is up, while it listens. */
export function watchOutages(site: Pick<Site, 'write' | 'clock' | 'log'>, app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  let upAt: Date | undefined;
  const note = async () => {
    const now = site.clock.now();
    try {
      await noteUp(site, upAt);
    } catch (error) {
      // A full disk hinders this alone: visitors are served.
      if (isDiskFull(error)) upAt = now;
      else site.log.warn({ err: error }, 'that the site is up could not be written');
    }
  };
  app.addHook('onListen', async () => {
    timer = setInterval(() => void note(), BEAT_MS).unref();
    await note();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Writes that the site is up. The days of an outage that has just ended are given back to the ads that ran in it. */
export function noteUp({ write, clock }: Pick<Site, 'write' | 'clock'>, upAt?: Date): Promise<void> {
  return write(async (tx, invalidate) => {
    const outage = await beat(tx, clock.now(), upAt);
    if (outage && (await giveBack(tx, outage))) invalidate(marketplaceTopic);
  });
}

/** Gives the days of an outage back to the ads that ran in it, each once. Returns whether there was any. */
async function giveBack(tx: Tx, { from, to }: Outage): Promise<boolean> {
  const [outage] = await tx.insert(outages).values({ beganAt: from, endedAt: to }).returning({ id: outages.id });
  const rows = await tx
    .select({ ad: ads, shopName: shops.name })
    .from(ads)
    .innerJoin(shops, eq(shops.id, ads.shopId))
    .where(and(lt(ads.startsAt, to), gt(ads.endsAt, from)))
    .for('update', { of: ads });
  const owed = rows.map((row) => ({ ...row, days: daysOwed(row.ad, { from, to }) })).filter(({ days }) => days > 0);
  for (const { ad, shopName, days } of owed) {
    const endsAt = lengthened(ad, { to }, days);
    await tx.insert(adOutages).values({ outageId: outage!.id, adId: ad.id, days });
    await tx
      .update(ads)
      .set({ endsAt, outageDays: ad.outageDays + days, updatedAt: to })
      .where(eq(ads.id, ad.id));
    await recordAudit(tx, {
      at: to,
      actor: null,
      action: 'ad.outage',
      target: { type: 'ad', id: ad.id, name: shopName },
      before: { ends_at: toIso(ad.endsAt) },
      after: { ends_at: toIso(endsAt), days, down_from: toIso(from), down_until: toIso(to) },
    });
  }
  return owed.length > 0;
}
