import { expect, type Locator, type Page } from '@playwright/test';

/** Walks with the Tab key until `target` has the focus, as a person without a pointer would. */
export async function tabTo(page: Page, target: Locator, { maxPresses = 160, backwards = false } = {}): Promise<void> {
  await expect(target).toBeVisible();
  // Located once, and again when the element or the whole page was replaced: locating a person by role and name costs
  // more than the press.
  const find = () => target.evaluate((element) => void Object.assign(window, { tabbingTo: element }));
  await find();
  for (let presses = 0; presses <= maxPresses; presses += 1) {
    const isReached = await page.evaluate(() => {
      const { tabbingTo } = window as unknown as { tabbingTo?: Element };
      return tabbingTo?.isConnected ? tabbingTo === document.activeElement : null;
    });
    if (isReached) return;
    if (isReached === null) await find();
    else await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(target)}.`);
}

/** Goes to a link or button and presses it. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field and replaces what it holds. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Goes to a list of choices and types the beginning of one. */
export async function choose(page: Page, target: Locator, label: string): Promise<void> {
  await tabTo(page, target);
  // The choices of some come over the network, and letters typed before them choose nothing.
  await expect(target.locator('option').filter({ hasText: label }).first()).toBeAttached();
  await page.keyboard.type(label);
  await expect(target.locator('option:checked')).toHaveText(label);
}
