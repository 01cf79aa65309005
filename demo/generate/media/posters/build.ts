/**
 * Makes the demo events' posters again: `npx tsx demo/generate/media/posters/build.ts [part of a name …]`. Needs
 * Chromium; the results are committed, so only an engineer who changes a poster runs this. They name no date, since the
 * demo's events are set around the current day.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { openBrowser, openSheet } from '../studio';
import * as gatherings from './gatherings';
import { proofreadPoster, shootPoster, W, type PosterArt } from './sheet';
import { sheets } from './programmes';
import * as sites from './sites';

const posters: Record<string, PosterArt> = {
  'annual-conference': gatherings.annualConference,
  'bridge-models': gatherings.bridgeModels,
  'suppliers-evening': gatherings.suppliersEvening,
  'tea-and-tolerances': gatherings.teaAndTolerances,
  'laterite-and-lime': sites.lateriteAndLime,
  'measured-drawing': sites.measuredDrawing,
  'monsoon-cracks': sites.monsoonCracks,
  'plan-clinic': sites.planClinic,
  'rain-to-well': sites.rainToWell,
  'soil-reports': sites.soilReports,
  ...sheets,
};

const folder = process.env.OUT_DIR ?? fileURLToPath(new URL('../../../events/media', import.meta.url));
/** The width of the files in px: enough for the window of an event, and quick to store at the first start. */
const WIDTH = 768;
const wanted = process.argv.slice(2);

mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
try {
  const page = await openSheet(browser, W);
  for (const [name, draw] of Object.entries(posters)) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    const png = await shootPoster(page, draw());
    const { size } = await sharp(png)
      .resize({ width: WIDTH })
      .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toFile(`${folder}/${name}.jpg`);
    console.log(`${name}.jpg ${Math.round(size / 1024)} KB ${(await proofreadPoster(page)).join('; ')}`);
  }
} finally {
  await browser.close();
}
