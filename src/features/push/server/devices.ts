import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { recordAudit } from '~/features/audit/server/public';
import { lockUser } from '~/features/people/server/public';
import { currentFamily, isOpenSession, sessionDevice } from '~/features/sign-in/server/public';
import type { Config } from '~/platform/config';
import type { Tx } from '~/platform/database';
import { unauthorized } from '~/platform/errors/http-error';
import { personRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { sealedColumn } from '~/platform/secrets/sealed-values';
import { createSeal } from '~/platform/secrets/seal';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import type { PushDevice, SubscriptionForm } from '../contract';
import { reachOf } from '../rules';
import { currentKey } from './keys';
import { refuse } from './refusals';
import { pushSubscriptions } from './tables';

/** Returns the seal of what is in these columns. */
const sealOf = (config: Pick<Config, 'keys'>) => createSeal(config, 'push-subscription');
const keysSchema = z.object({ p256dh: z.string(), auth: z.string() });

/** The largest number of devices of a person; a new device replaces the oldest. */
const maxDevices = 20;

const columns = { device: pushSubscriptions, name: sessionDevice(pushSubscriptions.family) };

/** Returns a person's devices, the newest first; `family` is the session of the caller. */
export async function listDevices(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  userId: number,
  token: string,
): Promise<PushDevice[]> {
  const family = await currentFamily(db, token);
  const rows = await db
    .select(columns)
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), isOpenSession(pushSubscriptions.family, clock.now())))
    .orderBy(desc(pushSubscriptions.id));
  return rows.map((row) => present(row, family));
}

interface Row {
  device: typeof pushSubscriptions.$inferSelect;
  name: string | null;
}

const present = ({ device, name }: Row, family: string | undefined): PushDevice => ({
  id: device.id,
  endpoint: device.endpoint,
  device: name,
  current: device.family === family,
  names: device.showsNames,
  created_at: toIso(device.createdAt),
  last_ok: device.lastOk && toIso(device.lastOk),
  last_failed: device.lastFailed && toIso(device.lastFailed),
});

/**
 * Stores the subscription of the caller's session. An endpoint that is stored already, for whichever person, is the
 * caller's from now on. Throws 400 on `endpoint` for a service that is not in PUSH_HOSTS.
 */
export async function subscribe(
  site: Site,
  caller: Caller,
  token: string,
  { endpoint, keys, names }: SubscriptionForm,
): Promise<PushDevice> {
  const { config, write, clock } = site;
  if (!reachOf(endpoint, config.pushHosts)) throw refuse.invalid((t) => ({ endpoint: [t.unknownService] }));
  const key = await currentKey(site);
  return write(async (tx) => {
    // The person is locked first, as everywhere: so no session that is just ending gets a subscription.
    await lockUser(tx, caller.id);
    const family = await currentFamily(tx, token);
    if (family === undefined) throw unauthorized();
    const values = {
      userId: caller.id,
      family,
      keysSealed: sealOf(config).seal(JSON.stringify(keys)),
      keyId: key.id,
    };
    const [known] = await tx
      .select({ userId: pushSubscriptions.userId, showsNames: pushSubscriptions.showsNames })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.endpoint, endpoint));
    const isOthers = sql`${pushSubscriptions.userId} <> excluded.user_id`;
    const isMine = known?.userId === caller.id;
    const before = isMine && known.showsNames;
    const showsNames = names ?? before;
    const [{ id } = { id: 0 }] = await tx
      .insert(pushSubscriptions)
      .values({ ...values, showsNames, endpoint, createdAt: clock.now() })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: {
          ...values,
          showsNames,
          createdAt: sql`case when ${isOthers} then excluded.created_at else ${pushSubscriptions.createdAt} end`,
          lastOk: sql`case when ${isOthers} then null else ${pushSubscriptions.lastOk} end`,
          lastFailed: null,
        },
      })
      .returning({ id: pushSubscriptions.id });
    await dropBeyondLimit(tx, caller.id);
    const [row] = await tx.select(columns).from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
    if (!isMine) await recordSwitch(tx, clock.now(), caller, 'push.on', row!.name);
    if (showsNames !== before)
      await recordSwitch(tx, clock.now(), caller, showsNames ? 'push.names_on' : 'push.names_off', row!.name);
    return present(row!, family);
  });
}

async function dropBeyondLimit(tx: Tx, userId: number): Promise<void> {
  const surplus = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.id))
    .offset(maxDevices);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus));
}

/** Ends the pushing to one of the caller's devices; throws 404 for any other endpoint. */
export function unsubscribe({ write, clock }: Pick<Site, 'write' | 'clock'>, caller: Caller, endpoint: string) {
  return write(async (tx) => {
    const mine = and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, caller.id));
    const [found] = await tx.select(columns).from(pushSubscriptions).where(mine);
    if (!found) throw refuse.notFound((t) => t.deviceUnknown, 'device_unknown');
    await tx.delete(pushSubscriptions).where(mine);
    await recordSwitch(tx, clock.now(), caller, 'push.off', found.name);
  });
}

const recordSwitch = (tx: Tx, at: Date, actor: Caller, action: string, device: string | null) =>
  recordAudit(tx, {
    at,
    actor,
    action,
    target: { type: 'login', id: actor.id, name: actor.name },
    ...(device !== null && { after: { device } }),
  });

/** Returns what messages to a device are encrypted with. */
export const keysOf = ({ config }: Pick<Site, 'config'>, sealed: string): z.output<typeof keysSchema> =>
  keysSchema.parse(JSON.parse(sealOf(config).open(sealed)));

/** What messages to devices are encrypted with, for a rotation of the secret key. */
export const sealedSubscriptions = sealedColumn({
  title: 'Keys of devices for push',
  purpose: 'push-subscription',
  id: pushSubscriptions.id,
  sealed: pushSubscriptions.keysSealed,
});

/** Returns a person's devices, without what reaches them. */
export const deviceRows: PersonalData['rows'] = async ({ db }, userId) => ({
  push_devices: await personRows(db, pushSubscriptions, userId, {
    without: ['family', 'endpoint', 'keysSealed', 'keyId'],
  }),
});
