import { expect, type Locator, type Page } from '@playwright/test';
import { widths } from './shots';

/** A message of success, or of a state. */
export const statusMessage = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
/** A message that an action failed. */
export const alertMessage = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
/** Returns a figure by what it counts. */
export const tile = (page: Page, label: string) =>
  page.locator('dt', { hasText: label }).locator('xpath=..').locator('dd');

/** Returns a table's rows without the header's. */
export const dataRows = (table: Locator) => table.getByRole('row').filter({ has: table.page().getByRole('cell') });

/** Returns the line of a list that counts it, by its words. */
export const countLine = (page: Page, words: RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: words });

/** Returns a figure as a number, however its digits are grouped. */
export const numberIn = async (figure: Locator) => Number((await figure.innerText()).replaceAll(',', ''));

/**
 * Waits until all windows have closed and have left the history: their step back would end a visit that begins before
 * it.
 */
export async function windowsLeft(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForFunction(() => !(window.history.state as { usr?: { windows?: number } } | null)?.usr?.windows);
}

/** Counts how many of these are in view as a whole, from top to bottom. */
export const countInView = (rows: Locator): Promise<number> =>
  rows.evaluateAll(
    (all) =>
      all
        .map((row) => row.getBoundingClientRect())
        .filter(({ top, bottom, height }) => height > 0 && top >= 0 && bottom <= window.innerHeight).length,
  );

/** Expects every one of these texts, word for word. */
export async function expectTexts(where: Page | Locator, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(where.getByText(text, { exact: true })).toBeVisible();
}

/** Expects no value that a program left for a person to read. */
export async function expectNoRawValues(page: Page, raw = /null|undefined|NaN/): Promise<void> {
  expect(await page.locator('main').innerText()).not.toMatch(raw);
}

/** Expects that nothing scrolls sideways at any width. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

/** Counts layout shifts from the first paint on; returns the function that reads their sum. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}
