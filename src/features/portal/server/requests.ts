import { and, desc, eq } from 'drizzle-orm';
import { findPrice } from '~/features/ad-counting/server/public';
import { recordAudit } from '~/features/audit/server/public';
import { shopInvoices } from '~/features/dues/server/public';
import { ads, checkShopFacts, refuseVideo, shops, storeAdMedia } from '~/features/marketplace/server/public';
import type { Db, Tx } from '~/platform/database';
import { mediaKeys } from '~/platform/files/media';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Site } from '~/platform/site';
import type { UploadedFile } from '~/shared/contract';
import { DAY_MS } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import { portalTopic, type OwnRequest } from '../contract';
import { frozenDays } from '../contract/choices';
import type { RequestForm } from '../contract/forms';
import { presentRequest, type RequestRow } from './present';
import { refuse } from './refusals';
import type { Insider } from './signing-in';
import { adRequests } from './tables';

/** Where new pictures lie from the request on; an approved one stays there while its ad has it. */
export const requestFolder = 'ad-requests';

/** Returns the requests of a contact's shop, the newest first. */
export async function listRequests(
  site: Pick<Site, 'db' | 'clock'>,
  { contact }: Pick<Insider, 'contact'>,
): Promise<OwnRequest[]> {
  const rows = await site.db
    .select()
    .from(adRequests)
    .where(eq(adRequests.shopId, contact.shopId))
    .orderBy(desc(adRequests.id));
  return withInvoices(site, contact.shopId, rows);
}

async function withInvoices(
  site: Pick<Site, 'db' | 'clock'>,
  shopId: number,
  rows: RequestRow[],
): Promise<OwnRequest[]> {
  const billed = rows.some(({ invoiceId }) => invoiceId !== null);
  const invoices = billed ? await shopInvoices(site, shopId) : [];
  return rows.map((row) => ({
    ...presentRequest(row),
    invoice: invoices.find(({ id }) => id === row.invoiceId) ?? null,
  }));
}

/** Returns the ad of a shop; throws the same 404 for another shop's as for none. */
async function ownAd(db: Db | Tx, shopId: number, id: number) {
  const [ad] = await db
    .select()
    .from(ads)
    .where(and(eq(ads.id, id), eq(ads.shopId, shopId)));
  if (!ad) throw refuse.notFound((t) => t.adUnknown);
  return ad;
}

/**
 * Sends a request to the office. A renewal has its tier and price frozen; a second one of an ad gets the first that is
 * open. Throws 404 for an ad that is not the shop's, 400 on `tier` for a video in a tier without, and on `media`.
 */
export function sendRequest(
  site: Site,
  { contact }: Insider,
  form: RequestForm,
  file: UploadedFile | undefined,
): Promise<{ 200: OwnRequest } | { 201: OwnRequest }> {
  const { shopId } = contact;
  return withStoredFiles(site.files, site.log, async (store) => {
    const ad = form.ad !== undefined && form.kind !== 'shop' ? await ownAd(site.db, shopId, form.ad) : undefined;
    const tier = ad && (form.kind === 'renew' ? (form.tier ?? ad.adType) : ad.adType);
    if (form.kind === 'renew' && ad!.media.kind === 'video') refuseVideo(tier!, 'tier');
    const media = form.kind === 'upload' ? await storeAdMedia(store, file!, tier!, requestFolder) : null;
    const { row, isNew } = await site.write(async (tx, invalidate) => {
      const createdAt = site.clock.now();
      // Of two renewals at the same moment the second waits here, and finds the first.
      const [shop] = await tx.select({ name: shops.name }).from(shops).where(eq(shops.id, shopId)).for('update');
      if (ad) await ownAd(tx, shopId, ad.id);
      if (form.kind === 'renew') {
        const [open] = await tx
          .select()
          .from(adRequests)
          .where(and(eq(adRequests.adId, ad!.id), eq(adRequests.kind, 'renew'), eq(adRequests.status, 'open')));
        if (open) return { row: open, isNew: false };
      }
      const fields = form.kind === 'shop' ? await checkShopFacts(tx, form.fields ?? {}) : null;
      // Nothing of it is a fact of a shop.
      if (fields && Object.keys(fields).length === 0) throw refuse.invalid((t) => ({ fields: [t.fieldsNeeded] }));
      const isRenewal = form.kind === 'renew';
      const [inserted] = await tx
        .insert(adRequests)
        .values({
          shopId,
          contactId: contact.id,
          adId: ad?.id ?? null,
          kind: form.kind,
          tier: tier ?? null,
          price: isRenewal ? await findPrice(tx, tier!, dayIso(createdAt)) : null,
          priceUntil: isRenewal ? new Date(createdAt.getTime() + frozenDays * DAY_MS) : null,
          media,
          fields,
          status: 'open',
          createdAt,
        })
        .returning();
      await recordAudit(tx, {
        at: createdAt,
        actor: null,
        action: 'ad_request.create',
        target: { type: 'ad_request', id: inserted!.id, name: shop!.name },
        after: { kind: form.kind, ...(tier && { tier }), ...fields },
      });
      invalidate(portalTopic);
      return { row: inserted!, isNew: true };
    });
    const [request] = await withInvoices(site, shopId, [row]);
    return isNew ? { 201: request! } : { 200: request! };
  });
}

/** Withdraws a request; a withdrawn one stays so. Throws 404 for another shop's, 409 `decided` after the decision. */
export function withdrawRequest(site: Site, { contact }: Insider, id: number): Promise<void> {
  return withStoredFiles(site.files, site.log, async (store) => {
    const unused = await site.write(async (tx, invalidate) => {
      const [row] = await tx
        .select({ request: adRequests, shopName: shops.name })
        .from(adRequests)
        .innerJoin(shops, eq(shops.id, adRequests.shopId))
        .where(and(eq(adRequests.id, id), eq(adRequests.shopId, contact.shopId)))
        .for('update', { of: adRequests });
      if (!row) throw refuse.notFound((t) => t.requestUnknown);
      const { request, shopName } = row;
      if (request.status === 'withdrawn') return [];
      if (request.status !== 'open') throw refuse.conflict('decided', (t) => t.requestDecided);
      const at = site.clock.now();
      await tx.update(adRequests).set({ status: 'withdrawn', media: null, decidedAt: at }).where(eq(adRequests.id, id));
      await recordAudit(tx, {
        at,
        actor: null,
        action: 'ad_request.withdraw',
        target: { type: 'ad_request', id, name: shopName },
      });
      invalidate(portalTopic);
      return request.media ? mediaKeys(request.media) : [];
    });
    await store.delete(unused);
  });
}
