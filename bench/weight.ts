import { chromium } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { findChromium } from '../tests/e2e/support/chromium';
import { table } from './lib/table';

const kilobyte = 1024;
/**
 * The most script of a page while it loads, in bytes (docs/decisions/0018). The Malayalam home page has 2 KB more,
 * because its letters take three bytes.
 */
const limits: Record<string, number> = { '/': 97 * kilobyte, '/ml': 98.2 * kilobyte };
const limitOf = (path: string) => limits[path] ?? 100 * kilobyte;

/** Scripts of a page, in bytes. */
export interface Weight {
  path: string;
  files: number;
  /** As sent over the network while the page loads. */
  onLoad: number;
  /** The same after scrolling through the whole page, including what is loaded only then. */
  inAll: number;
  /** Inline scripts in brotli, with the data of the page: they are part of the page, not files. */
  inline: number;
}

/** Loads each path in Chromium and adds up every script that is really loaded: tags, preloads and dynamic imports. */
export async function weigh(server: string, paths: string[]): Promise<Weight[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const weights: Weight[] = [];
    for (const path of paths) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) => {
        if (request.resourceType() !== 'script') return;
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
      const total = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      await page.goto(server + path, { waitUntil: 'load' });
      await page.waitForTimeout(1500);
      const onLoad = await total();
      const inlineTexts = await page.evaluate(() =>
        [...document.querySelectorAll('script:not([src]):not([type="application/ld+json"])')].map(
          (script) => script.textContent,
        ),
      );
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 400) {
          window.scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      });
      await page.waitForTimeout(1000);
      const inline = inlineTexts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
      weights.push({ path, files: sizes.length, onLoad, inAll: await total(), inline });
      await page.close();
    }
    return weights;
  } finally {
    await browser.close();
  }
}

/** Returns whether a page stays within its limit. */
export const isLight = ({ path, inAll, inline }: Weight): boolean => inAll + inline <= limitOf(path);

/** Returns the weights as a table, each page's beside its limit. */
export function weightTable(weights: Weight[]): string {
  const kb = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`;
  const rows = weights.map((weight) => {
    const { path, files, onLoad, inAll, inline } = weight;
    const verdict = isLight(weight) ? 'ok' : 'above';
    return [
      path,
      String(files),
      kb(onLoad),
      kb(inAll),
      kb(inline),
      kb(inAll + inline),
      `${verdict} (${kb(limitOf(path))})`,
    ];
  });
  return table(['script of', 'files', 'on load', 'after scrolling', 'inline', 'in all', 'limit'], rows);
}
