import path from 'node:path';
import { DAY_MS } from '~/shared/dates';
import { rememberDemo } from '~/platform/settings-store/demo-rows';
import type { Files } from '~/platform/files/files';
import { storeEncoded, storeVideo, type StoredMedia } from '~/platform/files/media';
import { readPrepared } from '~/platform/files/prepared';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Site } from '~/platform/site';
import { marketplaceTopic } from '~/features/marketplace/contract';
import { endOf } from '~/features/marketplace/rules';
import { ads, shopCategories, shops } from '~/features/marketplace/server/tables';
import { demoAds } from './ads';
import { demoCategories, demoCategoryNames, demoShops } from './shops';
import type { DemoAd } from './types';

/** Loads the demo shops and ads, media included, all or nothing. Returns false when there are shops already. */
export async function loadDemoMarketplace({ config, db, write, files, clock, log }: Site): Promise<boolean> {
  if ((await db.select({ id: shops.id }).from(shops).limit(1)).length > 0) return false;
  const folder = path.join(config.root, 'demo/marketplace/media');
  const now = clock.now();

  await withStoredFiles(files, log, async (files) => {
    const media = await Promise.all(demoAds.map((ad) => storeDemoMedia(files, folder, ad)));
    await write(async (tx, invalidate) => {
      invalidate(marketplaceTopic);
      const categories = await tx
        .insert(shopCategories)
        .values(demoCategories.map((name) => ({ name, nameMl: demoCategoryNames[name] })))
        .returning({ id: shopCategories.id, name: shopCategories.name });
      const categoryId = new Map(categories.map(({ id, name }) => [name, id]));
      const found = await tx
        .insert(shops)
        .values(
          demoShops.map(({ category, contact_number, email, description, ...shop }) => ({
            ...shop,
            email: email || null,
            contactNumber: contact_number || null,
            description: description || null,
            categoryId: categoryId.get(category) as number,
          })),
        )
        .returning({ id: shops.id, name: shops.name });
      const shopId = new Map(found.map(({ id, name }) => [name, id]));
      await tx.insert(ads).values(
        demoAds.map((ad, index) => {
          const startsAt = new Date(now.getTime() - ad.startsDaysAgo * DAY_MS);
          return {
            shopId: shopId.get(ad.shop) as number,
            adType: ad.ad_type,
            media: media[index] as StoredMedia,
            startsAt,
            endsAt: endOf(startsAt, ad.ad_type),
            createdAt: ad.startsDaysAgo < 0 ? now : startsAt,
          };
        }),
      );
      await rememberDemo(tx, [ads, shops, shopCategories]);
    });
  });
  return true;
}

/** The pictures were encoded beforehand (demo/generate/prepared). */
async function storeDemoMedia(files: Files, folder: string, { file, poster }: DemoAd): Promise<StoredMedia> {
  const picture = await readPrepared(path.join(folder, '../prepared', path.parse(poster ?? file).name));
  if (!poster) return storeEncoded(files, 'ads', picture);
  return storeVideo(files, { prefix: 'ads', path: path.join(folder, file), mime: 'video/mp4', poster: picture });
}
