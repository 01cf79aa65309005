import type { Page } from '@playwright/test';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLine, type Line } from './support/line';
import { assetsOf, entryOf, makeRelease } from './support/other-releases';
import { startServer, type Server } from './support/server';
import { enterAs, people } from './support/session';
import { expect, test } from './support/test';

/*
 * docs/product/phone.md, "A new release": a member's phone lives through three releases, N, N+1 and N+2, each a program
 * of its own on the same data. N+1 and N+2 are made from this build; `npm run faults -- releases` builds them from
 * changed source and names their folders in E2E_RELEASES.
 */

test.use({ serviceWorkers: 'allow', allow: [/ERR_|404|50\d|Failed to fetch/], viewport: { width: 360, height: 760 } });
test.slow();

/** Pages of a member, and what stands at their head. */
const pages: readonly [string, string | RegExp][] = [
  ['/', /Palakkad District Committee/],
  ['/events', 'Events'],
  ['/member/dashboard', 'Member Dashboard'],
  ['/member/card', 'Membership Card'],
  ['/circulars', 'Circulars'],
  ['/member/events', /./],
  ['/account/phone', 'On this phone'],
  ['/member/more', 'More'],
];

async function openAll(page: Page, line: Line) {
  for (const [address, title] of pages) {
    await page.goto(line.url + address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main')).not.toBeEmpty();
  }
}

/** Returns the module that started a page, once it has. */
const startedBy = (page: Page) => page.locator('link[rel=modulepreload]').first().getAttribute('href');

const whenCached = (page: Page) =>
  expect
    .poll(
      () => page.evaluate(async () => Boolean(navigator.serviceWorker.controller && (await caches.match('/whole')))),
      { timeout: 30_000 },
    )
    .toBe(true);

/** Opens pages of the site without a full load: their modules are those of the page's release. */
async function step(page: Page, name: string, title: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('releases N, N+1, N+2: each page of N opens, offline too, and steps on; all their assets are served', async ({
  context,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sangham-releases-'));
  const dataDir = path.join(folder, 'data');
  cpSync(process.env.E2E_DEMO_DIR!, dataDir, { recursive: true, filter: (name) => !name.endsWith('.sock') });
  const later = process.env.E2E_RELEASES?.split(path.delimiter) ?? [1, 2].map((n) => makeRelease(`${folder}/${n}`, n));
  const releases = [path.resolve(import.meta.dirname, '../..'), ...later];
  expect(new Set(releases.map(entryOf)).size).toBe(3);
  const start = (number: number) => startServer({ dataDir, root: releases[number]!, env: { DEMO_DATA: '0' } });
  /** Half a minute after its start a server keeps the assets of its release. */
  const whenKept = (count: number) =>
    expect
      .poll(() => readdirSync(path.join(dataDir, 'releases')).filter((name) => name.endsWith('.json')).length, {
        timeout: 60_000,
      })
      .toBe(count);

  let server: Server = await start(0);
  const line = await openLine(server.url);
  /** The next release takes the place of the one before. */
  const release = async (number: number) => {
    await whenKept(number);
    await server.stop();
    server = await start(number);
    line.turn(server.url);
  };
  /** Asserts that the server has every asset of all three. */
  const serves = async () => {
    for (const name of releases.flatMap(assetsOf))
      expect((await fetch(`${server.url}/assets/${name}`, { method: 'HEAD' })).status, name).toBe(200);
  };
  try {
    const first = await context.newPage();
    await enterAs(first, line.url, people.member);
    await first.goto(`${line.url}/member/dashboard`);
    await whenCached(first);
    // Tickets and circulars are taken along.
    await openAll(first, line);
    await first.goto(line.url);
    expect(await startedBy(first)).toBe(entryOf(releases[0]!));

    const second = await context.newPage();
    for (const number of [1, 2]) {
      await release(number);
      // The worker of N, in front of a newer server: its pages open, from the network and without a line.
      line.cut();
      await openAll(second, line);
      expect(await startedBy(second)).toBe(entryOf(releases[0]!));
      line.mend();
      // The page of N that is still open goes on with its own modules, of pages that it has not opened yet.
      await (number === 1 ? step(first, 'About', 'About us') : step(first, 'Contact', 'Contact'));
      expect(await startedBy(first)).toBe(entryOf(releases[0]!));
      // A server that is just starting may take longer than a page waits for it.
      await openAll(second, line);
      expect([releases[0]!, releases[number]!].map(entryOf)).toContain(await startedBy(second));
    }
    await serves();
  } finally {
    await line.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
