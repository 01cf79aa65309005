import { and, desc, eq, lt, notExists } from 'drizzle-orm';
import type { Config } from '~/platform/config';
import type { Db, Tx } from '~/platform/database';
import { sealedColumn } from '~/platform/secrets/sealed-values';
import { createSeal } from '~/platform/secrets/seal';
import type { Site } from '~/platform/site';
import { pushKeys, pushStops, pushSubscriptions } from './tables';

/** Returns the seal of what is in these columns. */
const sealOf = (config: Pick<Config, 'keys'>) => createSeal(config, 'push-key');

type KeySite = Pick<Site, 'config' | 'clock'>;
export type PushKey = typeof pushKeys.$inferSelect;

/** Returns the newest key; undefined before there is one. */
const newestKey = async (db: Db | Tx): Promise<PushKey | undefined> =>
  (await db.select().from(pushKeys).orderBy(desc(pushKeys.id)).limit(1))[0];

/** Returns the key for new subscriptions; makes it where there is none yet. */
export async function currentKey(site: KeySite & Pick<Site, 'db' | 'write'>): Promise<PushKey> {
  return (
    (await newestKey(site.db)) ??
    site.write(async (tx) => {
      // Two instances that start at once make one key.
      await tx.execute('lock table push_keys in share row exclusive mode');
      return (await newestKey(tx)) ?? insertKey(site, tx);
    })
  );
}

async function insertKey({ config, clock }: KeySite, tx: Tx): Promise<PushKey> {
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const privateSealed = sealOf(config).seal(privateKey);
  const [key] = await tx.insert(pushKeys).values({ publicKey, privateSealed, createdAt: clock.now() }).returning();
  return key!;
}

/**
 * Makes a new key. Devices keep the key that they subscribed with until they come with a subscription to the new one;
 * keys that no device has any more go. A service that had refused the old key is tried again.
 */
export async function rotatePushKey(site: KeySite, tx: Tx): Promise<PushKey> {
  const key = await insertKey(site, tx);
  const users = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.keyId, pushKeys.id));
  await tx.delete(pushKeys).where(and(lt(pushKeys.id, key.id), notExists(users)));
  await tx.delete(pushStops);
  return key;
}

/** Returns a key's private half. */
export const privateKeyOf = ({ config }: Pick<Site, 'config'>, { privateSealed }: PushKey): string =>
  sealOf(config).open(privateSealed);

/** The private keys, for a rotation of the secret key. */
export const sealedPushKeys = sealedColumn({
  title: 'Keys for push services',
  purpose: 'push-key',
  id: pushKeys.id,
  sealed: pushKeys.privateSealed,
});
