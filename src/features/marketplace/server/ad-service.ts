import { eq, inArray } from 'drizzle-orm';
import { describe, difference, recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { changedColumns, columnsOf } from '~/platform/database/columns';
import { refuseStale } from '~/platform/database/stale';
import { mediaKeys, type StoredMedia } from '~/platform/files/media';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import { fromIso, toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import type { Tier } from '~/shared/tiers';
import { marketplaceTopic, type ManagedAd } from '../contract';
import { adForm, type AdEditForm, type AdForm } from '../contract/forms';
import { endOf, renewed, rescheduled, statusOf } from '../rules';
import type { Change } from './change';
import { acceptMedia, refuseVideo, storeAdMedia } from './media';
import { presentManagedAd } from './present';
import { refuse } from './refusals';
import { ads, shops } from './tables';
import { findAds } from './views';

type Row = typeof ads.$inferSelect;

/** Creates an ad for every file, all or none of them. Throws 400 on `shop` or `media`. */
export function createAds(
  { write, clock, files, log }: Site,
  actor: Caller,
  form: AdForm,
  media: UploadedFile[],
  language: Language,
): Promise<{ ads: ManagedAd[] }> {
  if (media.length === 0) throw refuse.invalid((t) => ({ media: [t.mediaRequired] }));
  return withStoredFiles(files, log, async (store) => {
    // All are checked before the first is encoded: a wrong one among twenty costs nothing.
    for (const file of media) await acceptMedia(file, form.ad_type);
    const stored = await Promise.all(media.map((file) => storeAdMedia(store, file, form.ad_type)));
    const now = clock.now();
    const startsAt = form.starts_at ? fromIso(form.starts_at) : now;
    const time = { startsAt, endsAt: endOf(startsAt, form.ad_type), createdAt: now, updatedAt: now };
    return write(async (tx, invalidate) => {
      const shop = await mustBeShop(tx, form.shop);
      const inserted = await tx
        .insert(ads)
        .values(stored.map((medium) => ({ shopId: form.shop, adType: form.ad_type, media: medium, ...time })))
        .returning({ id: ads.id });
      for (const { id } of inserted) {
        const after = {
          shop: shop.name,
          ad_type: form.ad_type,
          starts_at: toIso(time.startsAt),
          ends_at: toIso(time.endsAt),
        };
        await recordAudit(tx, {
          at: now,
          actor,
          action: 'ad.create',
          target: { type: 'ad', id, name: shop.name },
          after,
        });
      }
      invalidate(marketplaceTopic);
      const shown = await findAds(
        tx,
        inArray(
          ads.id,
          inserted.map(({ id }) => id),
        ),
      );
      return { ads: shown.map((ad) => presentManagedAd(ad, now, language)) };
    });
  });
}

/**
 * Changes an ad, if anything of it is new; a new file takes the place of the old one. Throws 409 `stale`, and 400 on
 * `media` for a video in a tier without.
 */
export function editAd(
  { write, clock, files, log }: Site,
  actor: Caller,
  id: number,
  form: AdEditForm,
  file: UploadedFile | undefined,
  language: Language,
): Promise<ManagedAd> {
  return withStoredFiles(files, log, async (store) => {
    const medium = file && (await storeAdMedia(store, file, form.ad_type));
    const now = clock.now();
    const { ad, replaced } = await write(async (tx, invalidate) => {
      const row = await lock(tx, id);
      refuseStale(row, form.updated_at);
      if (!medium && row.media.kind === 'video') refuseVideo(form.ad_type);
      if (form.shop !== undefined) await mustBeShop(tx, form.shop);
      const startsAt = form.starts_at ? fromIso(form.starts_at) : row.startsAt;
      const time = rescheduled(row, { adType: form.ad_type, startsAt });
      const columns = changedColumns(row, { ...adColumns(form), ...time, ...(medium && { media: medium }) });
      const before = await managed(tx, id, now, language);
      if (!columns) return { ad: before, replaced: [] };
      await tx
        .update(ads)
        .set({ ...columns, updatedAt: now })
        .where(eq(ads.id, id));
      const saved = await managed(tx, id, now, language);
      await recordChange(tx, actor, 'ad.edit', before, saved, now, medium && { media: 'replaced' });
      invalidate(marketplaceTopic);
      return { ad: saved, replaced: medium ? mediaKeys(row.media) : [] };
    });
    await store.delete(replaced);
    return ad;
  });
}

/** Adds the tier's days to what is left, or starts the ad again when it is over. Throws 409 `stale`. */
export function renewAd(
  { write, clock }: Site,
  actor: Caller,
  id: number,
  readAt: string | undefined,
  language: Language,
): Promise<ManagedAd> {
  return write((tx, invalidate) =>
    renewAdIn({ tx, invalidate, actor, at: clock.now() }, id, { readAt, tier: undefined }, language),
  );
}

/** Renews an ad in the caller's transaction, in its own tier or another. Throws 400 on `media` for a video without. */
export async function renewAdIn(
  { tx, invalidate, actor, at }: Change,
  id: number,
  { readAt, tier }: { readAt?: string | undefined; tier: Tier | undefined },
  language: Language,
): Promise<ManagedAd> {
  const row = await lock(tx, id);
  refuseStale(row, readAt);
  const adType = tier ?? row.adType;
  if (row.media.kind === 'video') refuseVideo(adType);
  const before = await managed(tx, id, at, language);
  await tx
    .update(ads)
    .set({
      ...renewed({ ...row, adType }, at),
      adType,
      updatedAt: at,
      ...(statusOf(row, at) === 'ended' && { outageDays: 0 }),
    })
    .where(eq(ads.id, id));
  const saved = await managed(tx, id, at, language);
  await recordChange(tx, actor, 'ad.renew', before, saved, at);
  invalidate(marketplaceTopic);
  return saved;
}

/** Swaps an ad's medium in the caller's transaction. Returns the keys of the old one's files, to be deleted. */
export async function swapMediumIn(
  { tx, invalidate, actor, at }: Change,
  id: number,
  media: StoredMedia,
  language: Language,
): Promise<string[]> {
  const row = await lock(tx, id);
  if (media.kind === 'video') refuseVideo(row.adType);
  const before = await managed(tx, id, at, language);
  await tx.update(ads).set({ media, updatedAt: at }).where(eq(ads.id, id));
  const saved = await managed(tx, id, at, language);
  await recordChange(tx, actor, 'ad.edit', before, saved, at, { media: 'replaced' });
  invalidate(marketplaceTopic);
  return mediaKeys(row.media);
}

/** Deletes an ad; its files are deleted once that is committed. */
export function deleteAd({ write, clock, files, log }: Site, actor: Caller, id: number): Promise<void> {
  return withStoredFiles(files, log, async (store) => {
    const row = await write(async (tx, invalidate) => {
      const found = await lock(tx, id);
      const now = clock.now();
      const ad = await managed(tx, id, now, 'en');
      await tx.delete(ads).where(eq(ads.id, id));
      const target = { type: 'ad', id, name: ad.shop_name };
      await recordAudit(tx, { at: now, actor, action: 'ad.delete', target, before: described(ad) });
      invalidate(marketplaceTopic);
      return found;
    });
    await store.delete(mediaKeys(row.media));
  });
}

async function lock(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx.select().from(ads).where(eq(ads.id, id)).for('update');
  if (!row) throw refuse.notFound((t) => t.adNotFound);
  return row;
}

async function mustBeShop(tx: Tx, id: number): Promise<{ id: number; name: string }> {
  const [shop] = await tx.select({ id: shops.id, name: shops.name }).from(shops).where(eq(shops.id, id)).for('share');
  if (!shop) throw refuse.invalid((t) => ({ shop: [t.shopNotFound] }));
  return shop;
}

async function managed(tx: Tx, id: number, now: Date, language: Language): Promise<ManagedAd> {
  const [ad] = await findAds(tx, eq(ads.id, id));
  return presentManagedAd(ad!, now, language);
}

/** Records what is new of an ad in the audit log. */
async function recordChange(
  tx: Tx,
  actor: Change['actor'],
  action: string,
  was: ManagedAd,
  is: ManagedAd,
  at: Date,
  beside?: object,
) {
  const change = difference(described(was), described(is));
  const target = { type: 'ad', id: was.id, name: was.shop_name };
  await recordAudit(tx, {
    at,
    actor,
    action,
    target,
    before: { ...change?.before },
    after: { ...change?.after, ...beside },
  });
}

/**
 * Returns the columns of what is sent of an ad: unchanged, but for its start, with which the end moves (`rescheduled`).
 */
const adColumns = ({ starts_at: _start, updated_at: _readAt, ...rest }: AdEditForm) =>
  columnsOf(ads, rest, { ad_type: 'adType', shop: 'shopId' });

/** Returns an ad in the log's words: the shop by its name. */
const described = (ad: ManagedAd) => ({ ...describe(adForm, { ...ad, shop: ad.shop_name }), ends_at: ad.ends_at });
