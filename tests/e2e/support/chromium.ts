import { existsSync } from 'node:fs';

const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
// The same engine without windows, each of which would start a renderer for the browser's own toolbar: half a second of
// processor time.
const headless = ['/usr/bin/chromium-headless-shell'];

/**
 * Returns the complete installed browser, for measuring: CHROMIUM_PATH (which the npm scripts set) or one of the usual
 * places.
 */
export function findChromium(): string {
  return find(whole);
}

/** Returns the browser for tests: the headless shell where it is installed, else the complete one. */
export function findTestChromium(): string {
  return find([...headless, ...whole]);
}

/** Returns the complete installed browser where there is one, whatever the tests run in. */
export function findWholeChromium(): string | undefined {
  return whole.find((place) => existsSync(place));
}

function find(places: readonly string[]): string {
  const found = process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place));
  if (!found) throw new Error('No Chromium found: run npm test, which installs it, or set CHROMIUM_PATH');
  return found;
}
