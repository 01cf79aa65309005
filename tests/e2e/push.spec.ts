import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openPushService } from '../support/push-service';
import { expectNoAxeViolations } from './support/axe';
import { expectToFit } from './support/screen';
import { openAs, people } from './support/session';
import { expect, test } from './support/test';

/*
 * docs/product/push.md, "The screen". A browser without a line to its maker's service cannot subscribe, so the worker's
 * registration is a stand-in here, and the push service one on this machine.
 */
test.use({ allow: [/404/] });

/** A push service of the setting's default. Nothing is sent to it. */
const fcm = 'https://fcm.googleapis.com';

/** Makes the browser subscribe at once, with this permission once it is asked. */
async function standIn(page: Page, answer: NotificationPermission, service = fcm): Promise<void> {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const endpoint = `${service}/201-${randomBytes(8).toString('hex')}`;
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  await page.addInitScript(
    ({ json, permission }) => {
      const stored = 'stand-in-key';
      const make = (key: string) => ({
        endpoint: json.endpoint,
        options: {
          applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
            letter.codePointAt(0)!,
          ).buffer,
        },
        toJSON: () => json,
        unsubscribe: () => Promise.resolve(localStorage.removeItem(stored)),
      });
      const present = () => {
        const key = localStorage.getItem(stored);
        return key === null ? null : make(key);
      };
      const pushManager = {
        getSubscription: () => Promise.resolve(present()),
        subscribe: ({ applicationServerKey: key }: { applicationServerKey: string }) => {
          localStorage.setItem(stored, key);
          return Promise.resolve(make(key));
        },
      };
      const registration = Promise.resolve({ pushManager });
      Object.defineProperty(navigator, 'serviceWorker', {
        value: Object.assign(new EventTarget(), {
          register: () => registration,
          getRegistration: () => registration,
          ready: registration,
        }),
      });
      let current: NotificationPermission = 'default';
      Object.defineProperty(Notification, 'permission', { get: () => current });
      Notification.requestPermission = () => Promise.resolve((current = permission));
    },
    { json: { endpoint, expirationTime: null, keys }, permission: answer },
  );
}

const section = (page: Page) => page.getByRole('region', { name: 'Notices on this device' });

test('notices are switched on by a tap, tried and switched off', async ({ page, ownServer }) => {
  const service = await openPushService();
  const { url } = await ownServer({ copyOf: 'demo', env: { PUSH_HOSTS: service.origin } });
  await standIn(page, 'granted', service.origin);
  await page.setViewportSize({ width: 360, height: 800 });
  await openAs(page, people.member, '/account/security', url);
  const here = section(page);
  await expect(here.getByText('Off', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await here.getByRole('button', { name: 'Switch on' }).click();
  await expect(here.getByText('Notices are on. Send a test to see one.')).toBeVisible();
  await expect(here.getByText('On, nothing has arrived yet')).toBeVisible();
  await expectToFit(page);

  await here.getByRole('button', { name: 'Send a test' }).click();
  await expect(here.getByText('A test is on its way.')).toBeVisible();
  await expect(here.getByText(/^On, last arrived \d+ \w+ \d{4}$/)).toBeVisible();
  expect(service.received).toHaveLength(1);

  const names = here.getByRole('checkbox', { name: 'Show names on the lock screen' });
  await expect(names).not.toBeChecked();
  await names.check();
  await expect(here.getByText('Notices on this device show names.')).toBeVisible();

  // It is still on when the site is opened again.
  await page.reload();
  await expect(here.getByText(/^On, last arrived/)).toBeVisible();
  await expect(names).toBeChecked();
  await expectNoAxeViolations(page);
  await here.getByRole('button', { name: 'Switch off' }).click();
  await expect(here.getByText('Notices are off.')).toBeVisible();
  await expect(here.getByRole('button', { name: 'Switch on' })).toBeVisible();
  await service.close();
});

test('a subscription that the server lost is sent again', async ({ page, demoServer: { url } }) => {
  await standIn(page, 'granted');
  const { token } = await openAs(page, people.member, '/account/security', url);
  const here = section(page);
  await here.getByRole('button', { name: 'Switch on' }).click();
  await expect(here.getByText('On, nothing has arrived yet')).toBeVisible();
  const headers = { Authorization: `Token ${token}` };
  const path = `${url}/api/notifications/push/`;
  const list = async () =>
    ((await (await page.request.get(path, { headers })).json()) as { results: { endpoint: string }[] }).results;
  const [device] = await list();
  await page.request.delete(path, { headers, data: { endpoint: device!.endpoint } });
  expect(await list()).toEqual([]);
  await page.reload();
  await expect.poll(list).toHaveLength(1);
  await page.request.delete(path, { headers, data: { endpoint: device!.endpoint } });
});

test('a browser where notices are refused, and an iPhone, have words of their own', async ({
  browser,
  demoServer: { url },
}) => {
  const refused = await (await browser.newContext()).newPage();
  await standIn(refused, 'denied');
  await openAs(refused, people.member, '/account/security', url);
  await section(refused).getByRole('button', { name: 'Switch on' }).click();
  await expect(section(refused).getByText('You have not allowed notices, so they stay off.')).toBeVisible();
  await expect(section(refused).getByText('Notices of this site are blocked in this browser.')).toBeVisible();
  await expect(section(refused).getByRole('button')).toHaveCount(0);
  await refused.context().close();

  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1';
  const iPhone = await (await browser.newContext({ userAgent })).newPage();
  await standIn(iPhone, 'default');
  await iPhone.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'));
  await openAs(iPhone, people.member, '/ml/account/security', url);
  await expect(iPhone.getByText(/^ഐഫോണിലും ഐപാഡിലും സൈറ്റ് ഹോം സ്ക്രീനിൽ/)).toBeVisible();
  await iPhone.context().close();
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the worker shows a message that arrives, and what cannot be read too', async ({ page, context }) => {
    await context.grantPermissions(['notifications']);
    const browser = await context.newCDPSession(page);
    const registered = new Promise<string>((done) => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [registration] = registrations;
        if (registration) done(registration.registrationId);
      });
    });
    await browser.send('ServiceWorker.enable');
    await openAs(page, people.member, '/member/dashboard');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const registrationId = await registered;
    const { origin } = new URL(page.url());
    const deliver = (data: string) =>
      browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    // A browser without a screen shows nothing: what the worker asks it to show is recorded.
    const worker = context.serviceWorkers()[0]!;
    await worker.evaluate(() => {
      const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: unknown[] };
      scope.shown = [];
      scope.registration.showNotification = (title, options) => {
        scope.shown.push([title, options?.body, options?.tag]);
        return Promise.resolve();
      };
    });
    const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
    const notification = {
      title: 'New circular',
      body: 'Fees',
      navigate: `${origin}/circulars/1`,
      tag: 'a',
      lang: 'en',
    };
    await deliver(JSON.stringify({ web_push: 8030, notification }));
    await expect.poll(shown).toEqual([['New circular', 'Fees', 'a']]);
    await deliver('?');
    await expect.poll(shown).toContainEqual(['New notification · പുതിയ അറിയിപ്പ്', '', '']);
  });
});
