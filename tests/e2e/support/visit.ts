import type { Page, Request } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds without a request after which a page counts as whole. */
const quiet = 150;
/** The longest wait in ms: a video may go on for ever. */
const patience = 10_000;

/**
 * Returns a function that opens addresses in a page and waits until everything requested has come, in a third of the
 * time of Playwright's `networkidle`.
 */
export function visitsOf(page: Page): (address: string) => Promise<void> {
  const underway = new Set<Request>();
  let last = Date.now();
  const ends = (request: Request) => {
    underway.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    underway.add(request);
    last = Date.now();
  });
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  return async (address) => {
    underway.clear();
    await page.goto(address);
    const begun = Date.now();
    while ((underway.size > 0 || Date.now() - last < quiet) && Date.now() - begun < patience) await sleep(25);
  };
}
