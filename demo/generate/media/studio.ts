import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from '@playwright/test';
import { H, W } from './draw';

const resolve = createRequire(import.meta.url).resolve;

const faces = [
  ['Anek Latin', 'anek-latin/files/anek-latin-latin-standard-normal', '75% 125%'],
  ['Archivo', 'archivo/files/archivo-latin-standard-normal', '62% 125%'],
  ['Bricolage Grotesque', 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal', '75% 100%'],
  ['Anek Malayalam', 'anek-malayalam/files/anek-malayalam-malayalam-wght-normal', '100%'],
] as const;

const fontFaces = () =>
  faces
    .map(([family, file, stretch]) => {
      const data = readFileSync(resolve(`@fontsource-variable/${file}.woff2`)).toString('base64');
      return (
        `@font-face{font-family:'${family}';font-weight:100 ` +
        `900;font-stretch:${stretch};src:url(data:font/woff2;base64,${data})}`
      );
    })
    .join('');

/** Starts Debian's Chromium. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run', '--force-color-profile=srgb'],
  });

/** Opens an empty sheet of `width` px with every font loaded. */
export async function openSheet(browser: Browser, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: Math.round((width * H) / W) } });
  const samples = faces.map(([family]) => `<p style="font-family:'${family}'">നിള Nila</p>`).join('');
  await page.setContent(
    `<style>${fontFaces()}*{margin:0}svg{display:block;width:100vw;height:100vh}</style><main>${samples}</main>`,
  );
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** An artwork's size in its own units, and where and how small its type may stand. */
export interface Format {
  width: number;
  height: number;
  smallest: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const still: Format = { width: W, height: H, smallest: 46, left: 48, right: 1552, top: 40, bottom: 860 };

/** Puts an artwork on the sheet and takes its picture (PNG). */
export async function shoot(page: Page, art: string, { width, height } = still): Promise<Buffer> {
  await page.evaluate(
    ([inner, size]) => {
      const main = document.querySelector('main');
      if (main) main.innerHTML = `<svg viewBox="0 0 ${size}" xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
    },
    [art, `${width} ${height}`] as const,
  );
  return page.screenshot({ type: 'png' });
}

/** Returns what is wrong with the sheet's type: lines too near the edge, too small, or on top of each other. */
export const proofread = (page: Page, format = still): Promise<string[]> =>
  page.evaluate(({ width, smallest, left, right, top, bottom }) => {
    const scale = innerWidth / width;
    const lines = [...document.querySelectorAll('text')].map((el) => {
      const box = el.getBoundingClientRect();
      const size = parseFloat(getComputedStyle(el).fontSize);
      // The box is the line's, with space above and below; the letters fill about this much of it.
      const mid = (box.top + box.bottom) / 2 / scale;
      return {
        s: el.textContent,
        size,
        l: box.left / scale,
        r: box.right / scale,
        t: mid - size * 0.33,
        b: mid + size * 0.33,
      };
    });
    const wrong: string[] = [];
    for (const [i, a] of lines.entries()) {
      if (a.size < smallest) wrong.push(`"${a.s}" is small (${a.size})`);
      if (a.l < left || a.r > right || a.t < top || a.b > bottom) {
        wrong.push(`"${a.s}" is near the edge (${[a.l, a.r, a.t, a.b].map(Math.round).join(' ')})`);
      }
      for (const b of lines.slice(i + 1)) {
        if (a.l < b.r && b.l < a.r && a.t < b.b && b.t < a.b) wrong.push(`"${a.s}" touches "${b.s}"`);
      }
    }
    return wrong;
  }, format);
