import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { expectValidHtml } from './html';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const everything = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;
// A theme changes only colours: what was checked in the light theme need not be checked again in the dark theme.
const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/**
 * Expects no violation of WCAG 2.2 A and AA, of axe's best practices or of the HTML standard on the page as it is now;
 * names rule and element. `onlyColours`: for a page that has been checked completely in its other theme.
 */
export async function expectNoAxeViolations(page: Page, { onlyColours = false } = {}): Promise<void> {
  // An element that fades, and a button on its way from one state to another, has a contrast of its own for a moment:
  // running animations are finished, and new ones end at once while axe looks.
  await page.evaluate(() => {
    const ends = (animation: Animation) => Number(animation.effect?.getComputedTiming().endTime) < Infinity;
    for (const animation of document.getAnimations().filter(ends)) animation.finish();
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
  // Run here instead of by its Playwright package, which opens a second page for every scan.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe: scanner } = window as unknown as { axe: typeof axe };
      const found = await scanner.run(document, {
        runOnly: { ...runOnly, values: [...runOnly.values] },
        resultTypes: ['violations'],
        iframes: false,
        // Style sheets are read again for a single rule, an experimental one that does not run here.
        preload: { assets: ['media'] },
      });
      document.adoptedStyleSheets.pop();
      return found.violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
      );
    },
    onlyColours ? colours : everything,
  );
  expect(violations, `accessibility of ${page.url()}`).toEqual([]);
  if (!onlyColours) await expectValidHtml(page);
}
