import { eq } from 'drizzle-orm';
import { currentFamily, tokenOf } from '~/features/sign-in/server/public';
import type { Feature, PushedNotices } from '~/platform/feature';
import type { Limit } from '~/platform/rate-limit';
import type { Site } from '~/platform/site';
import type { Language } from '~/shared/language';
import { pushCalls } from '../contract';
import { both } from '../texts/both';
import { deviceJob, queueTest, workOnPushes } from './deliver';
import { deviceRows, listDevices, sealedSubscriptions, subscribe, unsubscribe } from './devices';
import { currentKey, sealedPushKeys } from './keys';
import { refuse } from './refusals';
import { stoppedServices } from './stops';
import { pushSubscriptions } from './tables';

export { rotatePushKey } from './keys';

/** Tests and subscriptions of one person; only a script reaches them. */
const limits = {
  tests: { name: 'push-tests', most: 20, seconds: 3600 },
  subscriptions: { name: 'push-subscriptions', most: 120, seconds: 3600 },
} satisfies Record<string, Limit>;

/** Notices that are pushed to phones, as each feature's `push` lines declare (docs/product/push.md). */
export const pushFeature = ({ lines }: { lines: () => readonly PushedNotices[] }): Feature => ({
  texts: both,
  register: (site, { calls }) =>
    calls.register(pushCalls, {
      pushDevices: async (_, { caller, request }) => ({
        results: await listDevices(site, caller.id, tokenOf(request) ?? ''),
      }),
      subscribe: async ({ body }, { caller, request }) => {
        await site.limits.hit(limits.subscriptions, String(caller.id));
        return subscribe(site, caller, tokenOf(request) ?? '', body);
      },
      unsubscribe: ({ body }, { caller }) => unsubscribe(site, caller, body.endpoint),
      pushKey: async () => ({ key: (await currentKey(site)).publicKey }),
      testPush: async (_, { caller, request, language }) => {
        await site.limits.hit(limits.tests, String(caller.id));
        return testDevices(site, tokenOf(request) ?? '', language);
      },
    }),
  jobs: (site) => workOnPushes(site, lines),
  mailJobs: [deviceJob],
  waits: [stoppedServices],
  personal: { rows: deviceRows },
  sealed: [sealedPushKeys, sealedSubscriptions],
  prepare: async (site) => void (await currentKey(site)),
});

/** Sends a test to the device of a session; throws 404 where it has no subscription. */
function testDevices(site: Site, token: string, language: Language): Promise<{ message: string }> {
  return site.write(async (tx) => {
    const family = await currentFamily(tx, token);
    const devices = await tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.family, family ?? ''));
    if (devices.length === 0) throw refuse.notFound((t) => t.notOnHere, 'device_unknown');
    for (const { id } of devices) await queueTest(site, tx, id);
    return { message: both[language].testSent };
  });
}
