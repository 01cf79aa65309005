import { and, asc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import { ads, shops, tierNameIn } from '~/features/marketplace/server/public';
import { queueMail } from '~/platform/mail';
import type { Site } from '~/platform/site';
import { DAY_MS, toIso } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import { retentionDays } from '~/shared/retention-days';
import type { Unreachable } from '../contract';
import { reminderSteps } from '../contract/choices';
import { activeContacts } from './contacts';
import { endingMail } from './mails';
import { daysUntil } from './me';
import { adReminders, adRequests, portalLinks, portalSessions, shopContacts } from './tables';

/** When shops are reminded, and what is over is deleted. */
export const morning = { name: 'portal.daily', hour: 8 };

/** Runs the feature's daily work (docs/product/portal.md, "Reminders"). */
export async function everyMorning(site: Site, signal: AbortSignal): Promise<void> {
  await remindAll(site, signal);
  await dropOld(site);
}

/** Returns the running ads that end within a week, the next end first. */
const findEnding = ({ db }: Pick<Site, 'db'>, now: Date) =>
  db
    .select({ ad: ads, shopName: shops.name, contactNumber: shops.contactNumber })
    .from(ads)
    .innerJoin(shops, eq(shops.id, ads.shopId))
    .where(
      and(
        lte(ads.startsAt, now),
        gt(ads.endsAt, now),
        lte(ads.endsAt, new Date(now.getTime() + reminderSteps[0] * DAY_MS)),
      ),
    )
    .orderBy(asc(ads.endsAt), asc(ads.id));

async function remindAll(site: Site, signal: AbortSignal): Promise<void> {
  const now = site.clock.now();
  for (const { ad, shopName } of await findEnding(site, now)) {
    signal.throwIfAborted();
    const step = reminderSteps.findLast((each) => daysUntil(ad.endsAt, now) <= each)!;
    await site.write(async (tx) => {
      const contacts = await activeContacts(tx, ad.shopId);
      const asked = and(eq(adRequests.adId, ad.id), eq(adRequests.kind, 'renew'), eq(adRequests.status, 'open'));
      if (contacts.length === 0 || (await tx.$count(adRequests, asked)) > 0) return;
      const endsOn = dayIso(ad.endsAt);
      const first = await tx
        .insert(adReminders)
        .values({ adId: ad.id, endsOn, step, sentAt: now })
        .onConflictDoNothing()
        .returning({ step: adReminders.step });
      if (first.length === 0) return;
      for (const contact of contacts) {
        const tierName = tierNameIn(contact.language, ad.adType);
        const about = {
          shopName,
          tierName,
          endsAt: toIso(ad.endsAt),
          days: daysUntil(ad.endsAt, now),
          outageDays: ad.outageDays,
        };
        await queueMail(site, tx, endingMail(contact, about, site.config), {
          kind: 'portal-ending',
          reader: null,
          about: [],
        });
      }
    });
  }
}

/** Returns the ads that end within a week and whose shop has no contact to be reminded by mail. */
export async function listUnreachable(site: Pick<Site, 'db' | 'clock'>): Promise<Unreachable[]> {
  const now = site.clock.now();
  const reachable = await site.db
    .selectDistinct({ shop: shopContacts.shopId })
    .from(shopContacts)
    .where(isNull(shopContacts.revokedAt));
  const known = new Set(reachable.map(({ shop }) => shop));
  return (await findEnding(site, now))
    .filter(({ ad }) => !known.has(ad.shopId))
    .map(({ ad, shopName, contactNumber }) => ({
      ad: ad.id,
      shop: ad.shopId,
      shop_name: shopName,
      contact_number: contactNumber,
      ad_type: ad.adType,
      ends_at: toIso(ad.endsAt),
      days_left: daysUntil(ad.endsAt, now),
    }));
}

/** Returns their number; `oldest` is when the first of them came within a week of its end. */
export async function measureUnreachable(site: Pick<Site, 'db' | 'clock'>) {
  const found = await listUnreachable(site);
  const first = found[0];
  const oldest = first ? new Date(Date.parse(first.ends_at) - reminderSteps[0] * DAY_MS) : null;
  return { count: found.length, oldest, due: null };
}

/** Deletes contacts some time after they were revoked, old requests, and sessions and links that are over. */
function dropOld({ write, clock }: Pick<Site, 'write' | 'clock'>): Promise<void> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  return write(async (tx) => {
    await tx.delete(shopContacts).where(lt(shopContacts.revokedAt, ago(retentionDays.shopContacts)));
    await tx
      .delete(adRequests)
      .where(and(sql`${adRequests.status} <> 'open'`, lt(adRequests.decidedAt, ago(retentionDays.adRequests))));
    await tx.delete(portalSessions).where(lt(portalSessions.expiresAt, ago(retentionDays.links)));
    await tx.delete(portalLinks).where(lt(portalLinks.expiresAt, ago(retentionDays.links)));
  });
}
