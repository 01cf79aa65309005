import { readFileSync, writeFileSync } from 'node:fs';
import { encode } from 'uqr';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { findTestChromium } from './support/chromium';
import {
  allSent,
  anyCode,
  hasList,
  inside,
  newEvent,
  openDoor,
  scan,
  tokenOf,
  verdict,
  waiting,
  walkIn,
  walkIns,
} from './support/door';
import { callApi } from './support/people';
import { people } from './support/session';
import { expect, test } from './support/test';

/* docs/product/registration.md, "The door": what a phone at a gate does with and without a connection. */

test.use({
  viewport: { width: 360, height: 760 },
  hasTouch: true,
  isMobile: true,
  allow: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch|401|503/],
});

test('the door has the camera, and no other page', async ({ request, baseURL }) => {
  const policyOf = async (path: string) => (await request.get(baseURL + path)).headers()['permissions-policy'];
  for (const path of ['/events/1/door', '/ml/events/1/door', '/events/999999/door'])
    expect(await policyOf(path)).toContain('camera=(self)');
  const routes = [...readFileSync('docs/product/README.md', 'utf8').matchAll(/`(\/[^`]*)`/g)].map(([, path]) =>
    path!.replaceAll(/\{\w+\}|…|\*/g, '1'),
  );
  expect(routes.length).toBeGreaterThan(50);
  for (const path of [...new Set(routes)].filter((one) => one !== '/events/1/door'))
    expect(`${path} ${await policyOf(path)}`).toContain(`${path} camera=()`);
});

test('scans without a connection are judged at once, and sent once later', async ({ page, context, demoServer }) => {
  const event = await newEvent(demoServer);
  const [one, four] = [await event.come(people.member), await event.come(people.moderator, 3)];
  const { address } = await event.pass('Gate 1');
  await openDoor(page, address);
  expect(page.url()).toBe(`${demoServer.url}/events/${event.id}/door`);
  await expect(page.getByText('0 of 5 in')).toBeVisible();
  await expectNoAxeViolations(page);
  await context.setOffline(true);
  // In small letters and with dashes.
  await scan(page, one.toLowerCase().replace(/.{5}(?=.)/g, '$&-'));
  await expect(verdict(page)).toHaveAttribute('data-result', 'ok');
  await expect(verdict(page)).toContainText('Come in');
  await expect(verdict(page)).toContainText('പ്രവേശിക്കാം');
  await waiting(page, 1);
  await expectNoAxeViolations(page);
  await scan(page, one);
  await expect(verdict(page)).toHaveAttribute('data-result', 'again');
  await expect(verdict(page)).toContainText(/Came in at .+, Gate 1/);
  await expectNoAxeViolations(page);
  await scan(page, four);
  await expect(verdict(page)).toContainText('4 of 4 are in');
  await verdict(page).getByRole('button', { name: 'Only 2' }).click();
  await expect(verdict(page)).toHaveAttribute('data-result', 'partly');
  await expect(verdict(page)).toContainText('2 of 4 are in');
  await scan(page, anyCode());
  await expect(verdict(page)).toHaveAttribute('data-result', 'unlisted');
  await expect(verdict(page)).toHaveAttribute('data-tone', 'unsure');
  await expectNoAxeViolations(page);
  await walkIn(page, 'Ravi Menon');
  await expect(page.getByText('3 of 5 in')).toBeVisible();
  await waiting(page, 7);
  expect(await inside(event)).toBe(0);
  await context.setOffline(false);
  await allSent(page);
  expect(await inside(event)).toBe(3);
  expect(await walkIns(event)).toBe(1);
  // The last letters of a code find a registration; an undo takes the scan back.
  await page.getByLabel('Code, its last 4 letters, or a name').fill(four.slice(-4).toLowerCase());
  await page.getByRole('button', { name: /^Let in: / }).click();
  await expect(verdict(page)).toContainText('4 of 4 are in');
  await allSent(page);
  await expect.poll(() => inside(event)).toBe(5);
  await verdict(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => inside(event)).toBe(3);
});

test('the server makes a verdict worse, and answers for a code that the list does not have', async ({
  page,
  demoServer,
}) => {
  const event = await newEvent(demoServer);
  const code = await event.come(people.member);
  const { address, token } = await event.pass('Gate 1');
  await openDoor(page, address);
  const cancelled = await tokenOf(demoServer, people.member);
  await callApi(demoServer, 'DELETE', `/api/events/${event.id}/registration/`, undefined, cancelled);
  await scan(page, code);
  await expect(verdict(page)).toHaveAttribute('data-result', 'cancelled');
  await scan(page, anyCode());
  await expect(verdict(page)).toHaveAttribute('data-result', 'unknown');
  const answer = await fetch(`${demoServer.url}/api/events/${event.id}/door/`, {
    headers: { Authorization: `Door ${token}` },
  });
  expect(((await answer.json()) as { rows: object[] }).rows).toHaveLength(1);
});

test('a tab that is killed while it sends loses nothing and sends nothing twice', async ({ context, demoServer }) => {
  const event = await newEvent(demoServer);
  const { address } = await event.pass('Gate 1');
  const scans = '**/door/scans/';
  let count = 0;
  const open = async () => {
    const page = await context.newPage();
    await openDoor(page, address);
    return page;
  };
  /** Records someone, and kills the tab when `point` is reached. */
  const killAt = async (point: (page: Page, reached: () => void) => Promise<void>) => {
    const page = await open();
    const reached = new Promise<void>((resolve) => void point(page, resolve));
    await walkIn(page, `Guest ${(count += 1)}`);
    await reached;
    await page.close();
  };
  const steps = [
    // Stored, and nothing has gone out.
    (page: Page, reached: () => void) => page.route(scans, reached),
    // It has arrived; the answer is lost.
    (page: Page, reached: () => void) =>
      page.route(scans, async (route) => {
        await route.fetch();
        reached();
      }),
    // The connection ends in the answer.
    (page: Page, reached: () => void) =>
      page.route(scans, async (route) => {
        await route.fetch();
        await route.abort();
        reached();
      }),
    // The server fails.
    (page: Page, reached: () => void) =>
      page.route(scans, async (route) => {
        await route.fulfill({ status: 503, body: '' });
        reached();
      }),
    // The answer names none of the ids.
    (page: Page, reached: () => void) =>
      page.route(scans, async (route) => {
        await route.fulfill({ json: { results: [] } });
        reached();
      }),
    // The answer is on its way into the store.
    (page: Page, reached: () => void) =>
      page.route(scans, async (route) => {
        await route.continue();
        reached();
      }),
  ];
  for (const step of [...steps, ...steps.slice(0, 4)])
    await killAt(async (page, reached) => {
      await step(page, reached);
    });
  const page = await open();
  await allSent(page);
  expect(count).toBe(10);
  expect(await walkIns(event)).toBe(count);
});

test('a pass that ended keeps 150 scans, and a new one sends them', async ({ page, context, demoServer }) => {
  const event = await newEvent(demoServer);
  const first = await event.pass('Gate 1');
  await openDoor(page, first.address);
  await context.setOffline(true);
  const codes = Array.from({ length: 150 }, anyCode);
  for (let from = 0; from < codes.length; from += 25) {
    await scan(page, ...codes.slice(from, from + 25));
    await waiting(page, from + 25);
  }
  const file = page.locator('details', { hasText: 'The last resort' });
  await file.locator('summary').click();
  await file.getByRole('button', { name: 'Show as file' }).click();
  const written = JSON.parse((await file.locator('pre').textContent())!) as { scans: { scan_id: string }[] };
  expect(written.scans).toHaveLength(150);
  await event.office('DELETE', `${event.id}/passes/${first.id}/`);
  await context.setOffline(false);
  await expect(page.getByText('This pass is not valid any more')).toBeVisible();
  await waiting(page, 150);
  await expectNoAxeViolations(page);
  // A member's logout does not touch them.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await waiting(page, 150);
  const second = await event.pass('Gate 1');
  await page.getByLabel('Address of the pass').fill(second.address);
  await page.getByRole('button', { name: 'Open the door' }).click();
  await allSent(page);
  // Sent again as something else, each id has its first result.
  const again = {
    scans: written.scans.map(({ scan_id }) => ({ scan_id, wall: new Date().toISOString(), walk_in: 'X' })),
  };
  const answer = await fetch(`${demoServer.url}/api/events/${event.id}/door/scans/`, {
    method: 'POST',
    headers: { Authorization: `Door ${second.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(again),
  });
  const { results } = (await answer.json()) as { results: { result: string }[] };
  expect(results.map(({ result }) => result)).toEqual(codes.map(() => 'unknown'));
});

test('what an earlier release kept on the phone is sent by this one', async ({ page, demoServer }) => {
  const event = await newEvent(demoServer);
  const code = await event.come(people.member);
  const { address } = await event.pass('Gate 1');
  await openDoor(page, address);
  // As the first release wrote scans: without the offset of the last meeting.
  const ids = await page.evaluate(
    async ({ id, ticket }) => {
      const request = indexedDB.open('door');
      const db = await new Promise<IDBDatabase>((resolve) => (request.onsuccess = () => resolve(request.result)));
      const tx = db.transaction('scans', 'readwrite');
      const deeds = [{ code: ticket }, { walk_in: 'Ravi Menon', people: 2 }, { code: 'A line of text' }];
      const scans = deeds.map((deed) => {
        const scanId = crypto.randomUUID();
        return { scan_id: scanId, event: id, wall: Date.now(), offset: 0, deed, row: null, lets: 0 };
      });
      for (const one of scans) tx.objectStore('scans').add(one);
      await new Promise((resolve) => (tx.oncomplete = resolve));
      db.close();
      return scans.map(({ scan_id: scanId }) => scanId);
    },
    { id: event.id, ticket: code },
  );
  await page.reload();
  await expect(page.getByText('1 of 1 in')).toBeVisible();
  await allSent(page);
  expect([await inside(event), await walkIns(event)]).toEqual([1, 2]);
  expect(new Set(ids).size).toBe(3);
});

for (const order of ['first', 'second'])
  test(`two doors without a connection, clocks three hours off, one ticket; the ${order} sends first`, async ({
    browser,
    demoServer,
  }) => {
    const event = await newEvent(demoServer);
    const code = await event.come(people.member);
    const phoneWith = async (hours: number, gate: string): Promise<[BrowserContext, Page]> => {
      const context = await browser.newContext();
      await context.addInitScript((ms) => {
        const { now } = Date;
        Date.now = () => now() + ms;
      }, hours * 3_600_000);
      const page = await context.newPage();
      await page.goto((await event.pass(gate)).address);
      await hasList(page);
      await context.setOffline(true);
      return [context, page];
    };
    const [slow, slowPage] = await phoneWith(-3, 'Slow');
    const [fast, fastPage] = await phoneWith(3, 'Fast');
    // By their own clocks the other way round.
    await scan(fastPage, code);
    await expect(verdict(fastPage)).toHaveAttribute('data-result', 'ok');
    await waiting(fastPage, 1);
    await slowPage.waitForTimeout(1500);
    await scan(slowPage, code);
    await expect(verdict(slowPage)).toHaveAttribute('data-result', 'ok');
    await waiting(slowPage, 1);
    const sending: [BrowserContext, Page][] = [
      [fast, fastPage],
      [slow, slowPage],
    ];
    for (const [context, page] of order === 'first' ? sending : sending.toReversed()) {
      await context.setOffline(false);
      await allSent(page);
    }
    const { body } = await event.office('GET', `${event.id}/doubles/`);
    expect(body).toMatchObject([{ first: { gate: 'Fast' }, second: { gate: 'Slow' } }]);
    await Promise.all([slow.close(), fast.close()]);
  });

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the door opens from the kept copy, with its camera and its scans', async ({ page, context, demoServer }) => {
    const event = await newEvent(demoServer);
    const code = await event.come(people.member);
    await openDoor(page, (await event.pass('Gate 1')).address);
    await page.locator('summary', { hasText: 'This phone is ready' }).click();
    await expect(page.getByText('Opens without a connection.')).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await hasList(page);
    const camera = await page.evaluate(() => {
      const { featurePolicy } = document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } };
      return featurePolicy.allowsFeature('camera');
    });
    expect(camera).toBe(true);
    await scan(page, code);
    await expect(verdict(page)).toHaveAttribute('data-result', 'ok');
    await page.reload();
    await waiting(page, 1);
    await context.setOffline(false);
    await allSent(page);
    expect(await inside(event)).toBe(1);
  });
});

test('practice counts nowhere, and speaks both languages', async ({ page, demoServer }) => {
  const event = await newEvent(demoServer);
  const { address } = await event.pass('Gate 1');
  await openDoor(page, address);
  await page.locator('summary', { hasText: 'This phone is ready' }).click();
  await page.getByRole('button', { name: 'Practise “Already in”' }).click();
  await expect(verdict(page)).toContainText('Practice: this counts nowhere.');
  await allSent(page);
  await expectNoAxeViolations(page);
  await page.goto(`${demoServer.url}/ml/events/${event.id}/door`);
  await expect(page.getByText(/-ലെ പട്ടിക$/)).toBeVisible();
});

test.describe('a camera', () => {
  let browser: Browser | undefined;
  test.afterEach(async () => browser?.close());

  test('reads a ticket', async ({ demoServer }, info) => {
    const event = await newEvent(demoServer);
    const code = await event.come(people.member);
    const film = info.outputPath('ticket.y4m');
    writeFilm(film, code);
    browser = await chromium.launch({
      executablePath: findTestChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    });
    const page = await browser.newPage({ viewport: { width: 360, height: 760 } });
    await page.goto((await event.pass('Gate 1')).address);
    await hasList(page);
    await page.getByRole('button', { name: 'Start the camera' }).click();
    await expect(verdict(page)).toHaveAttribute('data-result', 'ok');
    await allSent(page);
    expect(await inside(event)).toBe(1);
  });
});

/** Writes a film of one still picture: a QR code in grey on a light ground. */
function writeFilm(file: string, text: string): void {
  const [width, height, dot] = [640, 480, 8];
  const { data: squares } = encode(text, { ecc: 'M', border: 0 });
  const luma = Buffer.alloc(width * height, 210);
  const [left, top] = [(width - squares.length * dot) / 2, (height - squares.length * dot) / 2];
  for (const [y, line] of squares.entries())
    for (const [x, isDark] of line.entries())
      if (isDark)
        for (let row = 0; row < dot; row += 1) {
          const at = (Math.round(top) + y * dot + row) * width + Math.round(left) + x * dot;
          luma.fill(40, at, at + dot);
        }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, ...Array.from({ length: 10 }, () => frame)]));
}
