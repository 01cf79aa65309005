import { chromium, type BrowserContext } from '@playwright/test';
import { findChromium } from '../tests/e2e/support/chromium';
import { enterAs, people } from '../tests/e2e/support/session';
import { startServer } from '../tests/e2e/support/server';
import type { Verdict } from './lib/compare';
import { table } from './lib/table';
import { median } from './lib/times';
import { startWire, type Wire } from './lib/wire';
import { scorePages } from './lighthouse';

/** A cheap phone on a slow line, as Lighthouse has it. */
const line = { roundTripMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };
const slowdown = 4;
/** Odd, for the median. With five, two runs without a worker differ by more than the limit. */
const rounds = 9;
/** With the worker a page may take this much longer than without, as a share: what two runs differ by themselves. */
const limit = 1.1;
const visitorPaths = ['/', '/events'];
const memberPaths = ['/', '/events', '/member/dashboard', '/member/card', '/circulars'];

/** What is measured: a visit to a page, with the worker and without. */
interface Row {
  name: string;
  unit: 's' | 'points';
  with: number;
  without: number;
}

/**
 * Measures in turns, in the same run, when the largest text or picture of a page is shown (LCP) on the first visit of a
 * visitor and when a member comes again, with the service worker and without (SERVICE_WORKER=off); and Lighthouse's
 * score and time of first visits. Takes about nine minutes. Prints its own table.
 */
export default async function workerPaint(withWorker: string): Promise<Verdict[]> {
  const other = await startServer({ copyOf: 'demo', env: { SERVICE_WORKER: 'off' } });
  const wires = await Promise.all([withWorker, other.url].map((url) => startWire(url, line)));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const phone = () => browser.newContext({ viewport: { width: 360, height: 760 }, isMobile: true });
  try {
    const first = new Map(visitorPaths.map((path) => [path, pair()]));
    const again = new Map(memberPaths.map((path) => [path, pair()]));
    const members = await Promise.all(wires.map((wire) => comeBefore(phone, wire)));
    for (let round = 0; round < rounds; round += 1) {
      for (const side of round % 2 === 0 ? [0, 1] : [1, 0]) {
        for (const path of visitorPaths) {
          const visitor = await phone();
          first.get(path)![side]!.push(await largestPaint(visitor, wires[side]!.url + path));
          await visitor.close();
        }
        for (const path of memberPaths)
          again.get(path)![side]!.push(await largestPaint(members[side]!, wires[side]!.url + path));
      }
    }
    const rows = [
      ...paints('first visit', first),
      ...paints('member again', again),
      ...(await scores(withWorker, other.url)),
    ];
    const shown = (value: number, unit: Row['unit']) => (unit === 's' ? `${value.toFixed(2)} s` : String(value));
    const isWithin = ({ unit, ...row }: Row) =>
      unit === 's' ? row.with <= row.without * limit + 0.05 : row.with >= row.without - 3;
    console.log(
      table(
        ['largest paint', 'with the worker', 'without', ''],
        rows.map((row) => [
          row.name,
          shown(row.with, row.unit),
          shown(row.without, row.unit),
          isWithin(row) ? 'ok' : 'slower',
        ]),
      ),
    );
    return rows.map((row) => ({ name: `${row.name}, with the worker`, ok: isWithin(row) }));
  } finally {
    await browser.close();
    await Promise.all(wires.map((wire) => wire.close()));
    await other.stop();
  }
}

/** The values with the worker, and those without. */
const pair = (): [number[], number[]] => [[], []];

/** Returns the browser of a member who was on all pages twice: what is kept is kept. */
async function comeBefore(phone: () => Promise<BrowserContext>, wire: Wire): Promise<BrowserContext> {
  const context = await phone();
  const page = await context.newPage();
  await enterAs(page, wire.url, people.member);
  for (const path of [...memberPaths, ...memberPaths]) {
    await page.goto(wire.url + path, { waitUntil: 'load' });
    await page.waitForTimeout(4000);
  }
  await page.close();
  return context;
}

/** Opens a page in a tab of its own and returns when its largest text or picture was shown, in seconds. */
async function largestPaint(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) Object.assign(window, { largestPaint: startTime });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(2500);
    return (await page.evaluate(() => (window as unknown as { largestPaint: number }).largestPaint)) / 1000;
  } finally {
    await page.close();
  }
}

const paints = (visit: string, values: Map<string, [number[], number[]]>): Row[] =>
  [...values].map(([path, [on, off]]) => ({
    name: `${visit} of ${path}`,
    unit: 's',
    with: median(on),
    without: median(off),
  }));

/** Lighthouse loads a page as a visitor who was never here. */
async function scores(withWorker: string, without: string): Promise<Row[]> {
  const on = await scorePages(withWorker, visitorPaths);
  const off = await scorePages(without, visitorPaths);
  return on.flatMap(({ path, largest, scores: points }, index): Row[] => [
    { name: `Lighthouse: first visit of ${path}`, unit: 's', with: largest, without: off[index]!.largest },
    {
      name: `Lighthouse: performance of ${path}`,
      unit: 'points',
      with: points.performance ?? 0,
      without: off[index]!.scores.performance ?? 0,
    },
  ]);
}
