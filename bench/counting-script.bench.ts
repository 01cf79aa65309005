import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../tests/e2e/support/chromium';
import type { Verdict } from './lib/compare';
import { table, verdict } from './lib/table';
import { scorePages } from './lighthouse';

/** The most script for the counting of ads on a public page, in bytes as sent (docs/decisions/0082-ad-counting.md). */
const limit = 1.5 * 1024;
/** How much lower a page's performance may be scored with the counting than without: Lighthouse's own noise. */
const noise = 3;
const withAds = ['/', '/ml'];
const others = ['/events', '/about', '/advertising', '/contact', '/resources', '/login'];
const code = 'count-ads';

/** What a page loads for the counting. */
interface Load {
  path: string;
  bytes: number;
  isAfterPaint: boolean;
}

/**
 * Measures what the counting of ads costs a visitor: its script, which comes after the first paint and only beside ads,
 * and the home page's scores with and without it, one after the other. Prints tables of its own.
 */
export default async function countingScript(server: string): Promise<Verdict[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const loads: Load[] = [];
    for (const path of [...withAds, ...others]) loads.push({ path, ...(await loadOf(browser, server + path)) });
    const isFine = ({ path, bytes, isAfterPaint }: Load) =>
      withAds.includes(path) ? bytes > 0 && bytes <= limit && isAfterPaint : bytes === 0;
    console.log(
      table(
        ['counting of ads', 'script', 'after the first paint', 'limit'],
        loads.map((load) => [
          load.path,
          `${load.bytes} B`,
          load.bytes === 0 ? '' : load.isAfterPaint ? 'yes' : 'no',
          verdict(isFine(load), withAds.includes(load.path) ? `${limit} B` : 'none'),
        ]),
      ),
    );
    const [counted] = await scorePages(server, ['/']);
    const [bare] = await scorePages(server, ['/'], { blocked: [`*${code}*`] });
    console.log(
      table(
        ['Lighthouse mobile of /', ...Object.keys(bare!.scores), 'largest paint'],
        [
          ['with the counting', ...Object.values(counted!.scores).map(String), `${counted!.largest.toFixed(2)} s`],
          ['without', ...Object.values(bare!.scores).map(String), `${bare!.largest.toFixed(2)} s`],
        ],
      ),
    );
    const isSame = Object.entries(bare!.scores).every(([name, score]) => counted!.scores[name]! >= score - noise);
    return [
      ...loads.map((load) => ({ name: `counting script of ${load.path}`, ok: isFine(load) })),
      { name: 'scores with the counting', ok: isSame },
    ];
  } finally {
    await browser.close();
  }
}

/** Opens a page, and returns the bytes of its counting script and whether it was requested after the first paint. */
async function loadOf(browser: Browser, address: string): Promise<Omit<Load, 'path'>> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(3_000);
  const found = await page.evaluate((name) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter((entry) =>
      entry.name.includes(name),
    );
    return {
      bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      isAfterPaint: scripts.every(({ startTime }) => paint !== undefined && startTime >= paint.startTime),
    };
  }, code);
  await page.close();
  return found;
}
