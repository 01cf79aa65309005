import { chromium, type BrowserContext } from '@playwright/test';
import { findChromium } from '../tests/e2e/support/chromium';
import { enterAs, people } from '../tests/e2e/support/session';
import type { Verdict } from './lib/compare';
import { table, verdict } from './lib/table';
import { startWire, type Wire } from './lib/wire';

const kilobyte = 1024;
/** The most that the server may send for a visit after the first ones, in bytes (docs/decisions/0077). */
const limit = 30 * kilobyte;
const paths = ['/', '/events', '/member/dashboard', '/member/card', '/circulars'];

/**
 * Measures what the server sends to a member's phone that has been here before: everything on the wire, headers, calls
 * and the worker's own requests too, counted on the way. Prints its own table.
 */
export default async function repeatVisit(server: string): Promise<Verdict[]> {
  const wire = await startWire(server);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 760 }, isMobile: true });
    const first = await sentFor(context, wire, '/');
    const page = await context.newPage();
    await enterAs(page, wire.url, people.member);
    await page.close();
    // The worker takes its release along, and each page what it shows.
    for (const path of [...paths, ...paths]) await sentFor(context, wire, path);
    const rows: { path: string; sent: number }[] = [];
    for (const path of paths) rows.push({ path, sent: await sentFor(context, wire, path) });
    const kb = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`;
    console.log(
      table(
        ['repeat visit of a member', 'sent by the server', 'limit'],
        [
          ['/ for the first time, logged out', kb(first), ''],
          ...rows.map(({ path, sent }) => [path, kb(sent), verdict(sent <= limit, kb(limit))]),
        ],
      ),
    );
    return rows.map(({ path, sent }) => ({ name: `repeat visit of ${path}`, ok: sent <= limit }));
  } finally {
    await browser.close();
    await wire.close();
  }
}

/** Opens a page in a tab of its own and returns the bytes that the server sent until some seconds afterwards. */
async function sentFor(context: BrowserContext, wire: Wire, path: string): Promise<number> {
  const before = wire.sent();
  const page = await context.newPage();
  await page.goto(wire.url + path, { waitUntil: 'load' });
  await page.waitForTimeout(4000);
  await page.close();
  return wire.sent() - before;
}
