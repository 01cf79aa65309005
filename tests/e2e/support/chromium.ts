import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The installed browser: CHROMIUM_PATH (which `npm test` sets) or one of the usual places. */
export function findChromium(): string {
  const found = process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place));
  if (!found) throw new Error('No Chromium found: run npm test, which installs it, or set CHROMIUM_PATH');
  return found;
}
