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

/** Returns what is wrong with a poster's type: lines over the edge or on top of each other. */
export const proofreadPoster = (page: Page): Promise<string[]> => proofread(page, poster);
