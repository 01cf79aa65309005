import { expect, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

// The rules of the HTML standard, none of taste.
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Returns a document's violations of the HTML standard: the rule, what is wrong, and where. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}

/** Expects that the page as it is now, with what is open over it, is valid HTML. */
export async function expectValidHtml(page: Page): Promise<void> {
  const html = await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
  expect(await htmlFaults(html), `HTML of ${page.url()}`).toEqual([]);
}
