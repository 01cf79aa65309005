import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { findUnread, markPushed, pushJob, pushJobSchema } from '~/features/notifications/server/public';
import { users } from '~/features/people/server/public';
import { isOpenSession } from '~/features/sign-in/server/public';
import type { Tx } from '~/platform/database';
import type { PushedNotices } from '~/platform/feature';
import { TryLater } from '~/platform/jobs';
import type { Events } from '~/platform/metrics/events';
import type { Site } from '~/platform/site';
import { meaningOf, outsideQuietHours, reachOf, secondsOf, waitAfter } from '../rules';
import { ForbiddenAddress, post, type PushAnswer } from './connection';
import { keysOf } from './devices';
import { privateKeyOf } from './keys';
import { lineOf, messageOf, pushedFrom, testMessage, type PushMessage } from './message';
import { markFailed, refused } from './stops';
import { pushKeys, pushStops, pushSubscriptions } from './tables';

/** The job that sends a message to a device: a notice, or a test. */
export const deviceJob = 'push';
const deviceJobSchema = z.object({ device: z.number(), notice: z.number().nullable() });
type DeviceJob = z.output<typeof deviceJobSchema>;

/** Messages that an instance sends at the same time. */
const concurrency = 10;

/** Registers the jobs that push notices; `lines`: how the kinds of notices are pushed. */
export function workOnPushes(site: Site, lines: () => readonly PushedNotices[]): void {
  site.jobs.work(pushJob, (data) => queueForDevices(site, lines(), pushJobSchema.parse(data).notices));
  site.jobs.work(
    deviceJob,
    async (data, { attempt }) => {
      const job = deviceJobSchema.parse(data);
      const outcome = await push(site, lines(), job, attempt);
      if (outcome) site.events.count('push', outcome);
    },
    { concurrency, retryAfter: (attempt) => waitAfter(attempt, null) },
  );
}

/** Queues a job for each device of the readers of notices; a run that was cut short is repeated without doubles. */
async function queueForDevices(site: Site, lines: readonly PushedNotices[], ids: readonly number[]): Promise<void> {
  const { db, write, clock, jobs } = site;
  const unread = (await findUnread(db, ids)).flatMap((notice) => {
    const line = lineOf(lines, notice);
    return line ? [{ notice, from: pushedFrom(line, notice) }] : [];
  });
  if (unread.length === 0) return;
  const devices = await db
    .select({ id: pushSubscriptions.id, userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(
      inArray(
        pushSubscriptions.userId,
        unread.map(({ notice }) => notice.userId),
      ),
    );
  if (devices.length === 0) return;
  await write(async (tx) => {
    for (const { notice, from } of unread) {
      for (const { id, userId } of devices) {
        if (userId !== notice.userId) continue;
        const data: DeviceJob = { device: id, notice: notice.id };
        const later = from > clock.now() && { startAfter: from };
        await jobs.queue(tx, deviceJob, data, { key: `${notice.id}:${id}`, ...later });
      }
    }
  });
}

/** Queues a test for a device. */
export const queueTest = ({ jobs }: Pick<Site, 'jobs'>, tx: Tx, device: number): Promise<void> =>
  jobs.queue(tx, deviceJob, { device, notice: null } satisfies DeviceJob);

type Outcome = Events['push'];

/**
 * Sends one message to a device and returns the outcome; null when there is nothing to send any more. Throws a
 * TryLater for a push service that takes it later, as long as the message is of use by then.
 */
async function push(
  site: Site,
  lines: readonly PushedNotices[],
  job: DeviceJob,
  attempt: number,
): Promise<Outcome | null> {
  const { config, write, clock, log } = site;
  const target = await findTarget(site, job.device);
  const message = target && (await findMessage(site, lines, job, target));
  if (!target || !message) return null;
  const now = clock.now();
  if (message.until <= now) return 'given_up';
  const { device } = target;
  const { origin } = new URL(device.endpoint);
  const about = { device: device.id, service: origin };
  const reach = reachOf(device.endpoint, config.pushHosts);
  if (!reach) return 'forbidden';
  if (target.stoppedUntil) return holdUntil(site, job, message, target.stoppedUntil);

  const answer = await send(site, target, message, reach);
  if (answer instanceof ForbiddenAddress) {
    log.error({ ...about, reason: answer.message }, 'push service at a forbidden address');
    await write((tx) => markFailed(tx, device.id, now));
    return 'forbidden';
  }
  const meaning = answer instanceof Error ? 'later' : meaningOf(answer.status);
  const reason = answer instanceof Error ? answer.message : `status ${answer.status}`;
  if (meaning === 'sent') {
    await write(async (tx) => {
      const ok = { lastOk: clock.now(), lastFailed: null };
      await tx.update(pushSubscriptions).set(ok).where(eq(pushSubscriptions.id, device.id));
      if (job.notice !== null) await markPushed(tx, job.notice, ok.lastOk);
    });
    return meaning;
  }
  if (meaning === 'gone') {
    await write((tx) => tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, device.id)));
    return meaning;
  }
  if (meaning === 'refused') {
    await refused(site, device, reason);
    return meaning;
  }
  await write((tx) => markFailed(tx, device.id, now));
  if (meaning === 'later') {
    const asked = answer instanceof Error ? null : secondsOf(answer.retryAfter, now);
    const seconds = secondsUntilNext(message, attempt, asked, now);
    if (seconds === null) return 'given_up';
    site.events.count('push', 'later');
    throw new TryLater(`${origin}: ${reason}`, seconds);
  }
  log.warn({ ...about, reason }, 'push service does not take the message');
  return meaning;
}

/** Queues a message again for the end of its service's stop; one that is of no use by then counts as stopped. */
async function holdUntil(site: Site, job: DeviceJob, { urgency, until }: PushMessage, end: Date): Promise<Outcome> {
  const startAfter = urgency === 'high' ? end : outsideQuietHours(end);
  if (startAfter >= until) return 'stopped';
  const key = `${job.notice}:${job.device}:${startAfter.getTime()}`;
  await site.write((tx) => site.jobs.queue(tx, deviceJob, job, { key, startAfter }));
  return 'later';
}

/** Returns the seconds until the next try; null when no try is left, or the message is of no use by then. */
function secondsUntilNext({ urgency, until }: PushMessage, attempt: number, asked: number | null, now: Date) {
  const wait = waitAfter(attempt, asked);
  if (wait === null) return null;
  const at = new Date(now.getTime() + wait * 1000);
  const next = urgency === 'high' ? at : outsideQuietHours(at);
  return next < until ? (next.getTime() - now.getTime()) / 1000 : null;
}

type Target = NonNullable<Awaited<ReturnType<typeof findTarget>>>;

/** Returns a device whose session goes on, with its key, its owner's language and until when its service is stopped. */
async function findTarget({ db, clock }: Site, id: number) {
  const now = clock.now();
  const [found] = await db
    .select({
      device: pushSubscriptions,
      key: pushKeys,
      language: users.language,
      stoppedUntil: pushStops.until,
    })
    .from(pushSubscriptions)
    .innerJoin(pushKeys, eq(pushKeys.id, pushSubscriptions.keyId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .leftJoin(
      pushStops,
      and(sql`starts_with(${pushSubscriptions.endpoint}, ${pushStops.origin} || '/')`, gt(pushStops.until, now)),
    )
    .where(and(eq(pushSubscriptions.id, id), isOpenSession(pushSubscriptions.family, now)));
  return found;
}

/** Returns what a job sends: a test, or its notice while it is unread and the device is its reader's. */
async function findMessage(
  site: Site,
  lines: readonly PushedNotices[],
  { notice: id }: DeviceJob,
  { device, language }: Target,
): Promise<PushMessage | null> {
  if (id === null) return testMessage(site, language, site.clock.now());
  const [notice] = await findUnread(site.db, [id]);
  const line = notice && lineOf(lines, notice);
  return line && notice.userId === device.userId ? messageOf(site, line, notice, { names: device.showsNames }) : null;
}

/** Sends a message, encrypted for the device and signed for its push service; returns the answer, or why none came. */
async function send(
  site: Site,
  { device, key }: Target,
  { payload, urgency, topic, until }: PushMessage,
  reach: 'checked' | 'as-it-stands',
): Promise<PushAnswer | Error> {
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: device.endpoint, keys: keysOf(site, device.keysSealed) },
    payload,
    {
      TTL: Math.ceil((until.getTime() - site.clock.now().getTime()) / 1000),
      urgency,
      topic,
      contentEncoding: 'aes128gcm',
      vapidDetails: {
        subject: subjectOf(site.config.publicUrl),
        publicKey: key.publicKey,
        privateKey: privateKeyOf(site, key),
      },
    },
  );
  return post(device.endpoint, reach, { headers, body }).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
}

/** Returns whom a push service may write to: services take an address on the web, or a mail address. */
const subjectOf = (publicUrl: string) => (publicUrl.startsWith('https:') ? publicUrl : 'mailto:office@sangham.invalid');
