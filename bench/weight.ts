import { chromium } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { findChromium } from '../tests/e2e/support/chromium';
import { table } from './lib/table';

const limit = 130 * 1024;

/** Scripts of a page, in bytes. */
export interface Weight {
  path: string;
  files: number;
  /** As sent over the network while the page loads. */
  onLoad: number;
  /** The same after scrolling through the whole page, including what is loaded only then. */
  inAll: number;
  /** Inline scripts in brotli, including the data for React: they are part of the page, not files. */
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
        [...document.querySelectorAll('script:not([src]):not([type$="json"])')].map((script) => script.textContent),
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

/** The weights as a table, compared with the limit of 130 KB of script in all. */
export function weightTable(weights: Weight[]): string {
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  const rows = weights.map(({ path, files, onLoad, inAll, inline }) => {
    const verdict = inAll + inline <= limit ? 'ok' : 'above';
    return [path, String(files), kb(onLoad), kb(inAll), kb(inline), kb(inAll + inline), `${verdict} (${kb(limit)})`];
  });
  return table(['script of', 'files', 'on load', 'after scrolling', 'inline', 'in all', 'limit'], rows);
}
