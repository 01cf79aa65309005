import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { measureRows } from '~/platform/database/waiting';
import type { Queue } from '~/platform/feature';
import type { Site } from '~/platform/site';
import { HOUR_MS } from '~/shared/dates';
import { both } from '../texts/both';
import { pushStops, pushSubscriptions } from './tables';

/* Push services that refuse this site (docs/product/push.md, "A service that refuses"). */

/** How long nothing is sent to a push service that has refused this site, in ms. */
const STOP_MS = HOUR_MS;

/** Records that a device's push service took no message. */
export const markFailed = (tx: Tx, id: number, at: Date) =>
  tx.update(pushSubscriptions).set({ lastFailed: at }).where(eq(pushSubscriptions.id, id));

type Device = Pick<typeof pushSubscriptions.$inferSelect, 'id' | 'endpoint' | 'lastFailed'>;

/**
 * Stops a service that refused a message to a device, and raises the alarm. A device that is refused again, although
 * its service has taken messages for others in between, is deleted instead: its subscription is to another key, and a
 * single person must not stop a service for everybody again and again.
 */
export async function refused({ write, clock, log }: Site, device: Device, reason: string): Promise<void> {
  const now = clock.now();
  const { origin } = new URL(device.endpoint);
  const about = { device: device.id, service: origin, reason };
  const isStopped = await write(async (tx) => {
    if (await othersAreTaken(tx, origin, device)) {
      await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, device.id));
      return false;
    }
    await markFailed(tx, device.id, now);
    await stopService(tx, { origin, until: new Date(now.getTime() + STOP_MS) }, now);
    return true;
  });
  if (isStopped) log.error(about, 'push service refuses this site: nothing is sent to it for an hour');
  else log.warn(about, 'a device is deleted that alone is refused by its push service');
}

/** Returns whether a service has taken a message for another device since it last took none for this one. */
async function othersAreTaken(tx: Tx, origin: string, { lastFailed }: Device): Promise<boolean> {
  if (!lastFailed) return false;
  const isOfService = sql`starts_with(${pushSubscriptions.endpoint}, ${`${origin}/`})`;
  return (await tx.$count(pushSubscriptions, and(isOfService, gt(pushSubscriptions.lastOk, lastFailed)))) > 0;
}

/** Stops a push service for a while, and deletes earlier stops that are over. */
async function stopService(tx: Tx, { origin, until }: typeof pushStops.$inferInsert, now: Date): Promise<void> {
  await tx.delete(pushStops).where(lt(pushStops.until, now));
  const isOpen = (await tx.$count(pushStops, eq(pushStops.origin, origin))) > 0;
  await tx.insert(pushStops).values({ origin, until }).onConflictDoUpdate({ target: pushStops.origin, set: { until } });
  // Messages that were under way at the same time are refused as well.
  if (isOpen) return;
  await recordAudit(tx, {
    at: now,
    actor: null,
    action: 'push.stop',
    target: { type: 'site', id: null, name: origin },
  });
}

/** The services that are stopped, for the people who can find out why. */
export const stoppedServices: Queue = {
  key: 'push-services',
  access: 'superuser',
  link: '/app/admin/audit?action=push.stop',
  label: (language) => both[language].servicesStopped,
  async measure({ db, clock }) {
    const isOpen = gt(pushStops.until, clock.now());
    const { oldest: until, ...stopped } = await measureRows(db, pushStops, pushStops.until, isOpen);
    return { ...stopped, oldest: until && new Date(until.getTime() - STOP_MS) };
  },
};
