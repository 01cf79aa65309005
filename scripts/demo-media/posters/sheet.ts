import type { Page } from '@playwright/test';
import { proofread, shoot, type Format } from '../studio';

/** A poster's size in user units and pixels: upright, 3 to 4. */
export const W = 1080;
export const H = 1440;

const poster: Format = { width: W, height: H, smallest: 30, left: 56, right: 1024, top: 48, bottom: 1400 };

/** A poster: draws itself as the inside of an SVG of W × H. */
export type PosterArt = () => string;

/** Puts a poster on the studio's sheet and takes its picture (PNG). */
export async function shootPoster(page: Page, art: string): Promise<Buffer> {
  await page.setViewportSize({ width: W, height: H });
  return shoot(page, art, poster);
}

/** What is wrong with a poster's text: lines over the edge or on top of each other. */
export const proofreadPoster = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll('text')].map((el) => {
      const box = el.getBoundingClientRect();
      const size = parseFloat(getComputedStyle(el).fontSize);
      const mid = (box.top + box.bottom) / 2;
      return { s: el.textContent, size, l: box.left, r: box.right, t: mid - size * 0.33, b: mid + size * 0.33 };
    });
    const wrong: string[] = [];
    for (const [i, a] of lines.entries()) {
      if (a.size < 30) wrong.push(`"${a.s}" is small (${a.size})`);
      if (a.l < 56 || a.r > 1024 || a.t < 48 || a.b > 1400) {
        wrong.push(`"${a.s}" is near the edge (${[a.l, a.r, a.t, a.b].map(Math.round).join(' ')})`);
      }
      for (const b of lines.slice(i + 1)) {
        if (a.l < b.r && b.l < a.r && a.t < b.b && b.t < a.b) wrong.push(`"${a.s}" touches "${b.s}"`);
      }
    }
    return wrong;
  });
