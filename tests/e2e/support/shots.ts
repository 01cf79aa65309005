import type { Page } from '@playwright/test';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../test-results/shots');

/** The widths at which every screen is shot, in CSS pixels: a small phone, a tablet, a desktop. */
export const widths = [360, 768, 1280];

// Of a list of 1,505 people the first screenfuls are enough.
const longest = 6000;

// Each costs 0.25 s of processor time, and no test compares them: only people do.
const wanted = Boolean(process.env.E2E_SHOTS);

/**
 * With E2E_SHOTS set, takes pictures of the page's first 6,000 px at each width (all, unless given), as
 * test-results/shots/NAME-WIDTH.jpg. The viewport keeps the last width, with pictures or without.
 */
export async function takeShots(page: Page, name: string, at = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    if (!wanted) continue;
    const height = await page.evaluate(
      (maxHeight) => Math.min(document.documentElement.scrollHeight, maxHeight),
      longest,
    );
    const file = path.join(folder, `${name}-${width}.jpg`);
    await page.screenshot({
      path: file,
      type: 'jpeg',
      quality: 75,
      fullPage: true,
      clip: { x: 0, y: 0, width, height },
      animations: 'disabled',
    });
  }
}
