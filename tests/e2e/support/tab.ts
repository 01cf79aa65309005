import type { Page } from '@playwright/test';

/** Hides the tab or brings it back, as the page sees it: headless Chromium shows every tab at all times. */
export async function showTab(page: Page, visible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    visible ? 'visible' : 'hidden',
  );
}
