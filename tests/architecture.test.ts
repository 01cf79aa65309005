import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBreaches, readSources } from './support/architecture';

const root = path.resolve(import.meta.dirname, '..');

/** Reads a made-up tree in which everything that is imported exists, so that only the rule under test can be broken. */
function breachesOf(files: Record<string, string>) {
  return findBreaches(new Map(Object.entries(files)));
}

function importing(from: string, to: string) {
  return breachesOf({ [from]: `import { x } from '~/${to.replace(/^src\//, '').replace(/\.tsx?$/, '')}';`, [to]: '' });
}

test('the source tree follows the rules of the house', () => {
  const sources = readSources(root);
  expect(sources.size).toBeGreaterThan(0);
  expect(findBreaches(sources)).toEqual([]);
});

/**
 * Where other features' servers read a person's own name, username, phone and e-mail, by the readers to whom they
 * return them.
 */
const wholePeople = {
  'the person': [
    'licences/server/decision.ts',
    'licences/server/reminders.ts',
    'notifications/server/mailing.ts',
    'outreach/server/digest/',
    'posts/server/deliver.ts',
    'privacy/server/',
    'registration/server/settle.ts',
    'security/server/',
  ],
  'the office': [
    'dues-statements/server/match.ts',
    'dues/server/record-receipt.ts',
    'admin/server/today.ts',
    'cards/server/cards.ts',
    'cards/server/holders.ts',
    'cards/server/views.ts',
    'committee/server/present.ts',
    'committee/server/service.ts',
    // The leaders' numbers, for visitors by their leave (docs/product/committee.md, "Home page").
    'committee/server/views.ts',
    'imports/server/',
    'privacy/server/requests/office.ts',
    'site-settings/server/versions.ts',
  ],
  'the office, and the admin of the area whose people they are': [
    'dues/server/register-payers.ts',
    'licences/server/desk-order.ts',
    'licences/server/views.ts',
    'members/server/find.ts',
  ],
};

// docs/product/privacy.md, "Hidden phone and e-mail".
test('others get people from seenBy: a file that reads names and contacts past it is listed, with its readers', () => {
  const past = new RegExp(
    [
      String.raw`\bfullNameOf\b|\b(?:name|addressee)Columns\b|\busers\.(?:username|phone|email)\b`,
      String.raw`\{[^{}]*\b(?:username|phone|email)\b[^{}]*\} = users\b`,
    ].join('|'),
  );
  const listed = Object.values(wholePeople)
    .flat()
    .map((place) => `src/features/${place}`);
  const isServer = (file: string) =>
    /^src\/features\/(?!(?:people|sign-in|applications)\/)[\w-]+\/server\//.test(file) &&
    !/\.test\.ts$|\/demo\b/.test(file);
  const found = [...readSources(root)]
    .filter(([file, text]) => isServer(file) && past.test(text))
    .map(([file]) => file);
  expect(found.filter((file) => !listed.some((place) => file.startsWith(place)))).toEqual([]);
  expect(listed.filter((place) => !found.some((file) => file.startsWith(place)))).toEqual([]);
});

const shop = 'src/features/shop';
const news = 'src/features/news';

describe('allowed', () => {
  test.each([
    ['src/shared/a.ts', 'src/shared/b.ts'],
    ['src/router/a.ts', 'src/shared/b.ts'],
    ['src/platform/a.ts', 'src/router/b.ts'],
    ['src/ui/button.tsx', 'src/router/b.ts'],
    ['src/session/a.ts', 'src/router/b.ts'],
    [`${shop}/web/pages/list.tsx`, 'src/router/b.ts'],
    ['src/platform/files/a.ts', 'src/platform/log.ts'],
    ['src/platform/a.ts', 'src/shared/b.ts'],
    ['src/ui/button.tsx', 'src/shared/b.ts'],
    ['src/app/app.ts', `${shop}/server/routes.ts`],
    [`${shop}/contract.ts`, 'src/shared/b.ts'],
    [`${shop}/rules.ts`, `${shop}/contract.ts`],
    [`${shop}/rules.ts`, `${shop}/content/texts.ts`],
    [`${shop}/server/service.ts`, `${shop}/rules.ts`],
    [`${shop}/server/service.ts`, `${shop}/server/tables.ts`],
    [`${shop}/server/service.ts`, 'src/platform/log.ts'],
    [`${shop}/server/service.ts`, `${news}/server/public.ts`],
    ['demo/shop/load.ts', `${shop}/server/tables.ts`],
    ['demo/shop/load.ts', `${news}/server/public.ts`],
    [`${shop}/web/pages/list.tsx`, `${news}/web/public.ts`],
    [`${shop}/web/pages/list.tsx`, `${shop}/contract.ts`],
    [`${shop}/web/pages/list.tsx`, 'src/ui/button.tsx'],
  ])('%s may import %s', (from, to) => {
    expect(importing(from, to)).toEqual([]);
  });

  test('packages, and whatever a test imports', () => {
    const files = {
      [`${shop}/web/pages/list.tsx`]: `import { useState } from 'react';`,
      [`${shop}/server/service.test.ts`]: `import { x } from '~/features/news/server/tables';`,
      [`${news}/server/tables.ts`]: '',
    };
    expect(breachesOf(files)).toEqual([]);
  });
});

describe('refused', () => {
  test.each([
    ['src/shared/a.ts', 'src/router/b.ts'],
    ['src/router/a.ts', 'src/ui/button.tsx'],
    ['src/router/a.ts', 'src/platform/log.ts'],
    [`${shop}/server/service.ts`, 'src/router/b.ts'],
    ['src/shared/a.ts', 'src/platform/log.ts'],
    ['src/shared/a.ts', 'src/ui/button.tsx'],
    ['src/platform/a.ts', `${shop}/contract.ts`],
    ['src/platform/a.ts', 'src/app/app.ts'],
    ['src/platform/a.ts', 'src/ui/button.tsx'],
    ['src/ui/button.tsx', 'src/platform/log.ts'],
    ['src/ui/button.tsx', `${shop}/web/public.ts`],
    [`${shop}/contract.ts`, `${shop}/rules.ts`],
    [`${shop}/contract.ts`, `${news}/contract.ts`],
    [`${shop}/contract.ts`, 'src/platform/log.ts'],
    [`${shop}/content/texts.ts`, `${shop}/rules.ts`],
    [`${shop}/rules.ts`, `${shop}/server/store.ts`],
    [`${shop}/rules.ts`, 'src/platform/log.ts'],
    [`${shop}/web/api.ts`, `${shop}/server/service.ts`],
    [`${shop}/web/api.ts`, 'src/platform/log.ts'],
    [`${shop}/web/api.ts`, 'src/routes/root.tsx'],
    [`${shop}/web/api.ts`, `${news}/contract.ts`],
    [`${shop}/web/api.ts`, `${news}/web/components/card.tsx`],
    [`${shop}/web/api.ts`, `${news}/server/public.ts`],
    [`${shop}/server/service.ts`, `${shop}/web/api.ts`],
    [`${shop}/server/service.ts`, 'src/ui/button.tsx'],
    [`${shop}/server/service.ts`, 'src/app/app.ts'],
    ['demo/shop/load.ts', `${news}/server/store.ts`],
    ['demo/shop/load.ts', 'src/ui/button.tsx'],
    [`${shop}/server/service.ts`, `${news}/server/service.ts`],
    [`${shop}/server/service.ts`, `${news}/web/public.ts`],
  ])('%s must not import %s', (from, to) => {
    expect(importing(from, to)).toEqual([expect.stringContaining(`${from} imports ${to}`)]);
  });

  test('the tables of another feature, with a word on whose they are', () => {
    const [breach] = importing(`${shop}/server/store.ts`, `${news}/server/tables.ts`);
    expect(breach).toContain('only news touches its own tables');
  });

  test.each([
    ['a relative path', `import { x } from '../../news/server/store';`],
    ['a type', `import type { X } from '~/features/news/server/store';`],
    ['a dynamic import', `const x = await import('~/features/news/server/store');`],
    ['an import within a type', `type X = typeof import('~/features/news/server/store');`],
    ['an export from', `export * from '~/features/news/server/store';`],
    ['an import for its effect', `import '~/features/news/server/store';`],
    ['a path with its extension', `import { x } from '~/features/news/server/store.ts';`],
  ])('a forbidden import written as %s', (_, text) => {
    expect(breachesOf({ [`${shop}/server/a.ts`]: text, [`${news}/server/store.ts`]: '' })).toHaveLength(1);
  });

  test('two features that import each other', () => {
    const files = {
      [`${shop}/server/public.ts`]: `import { x } from '~/features/news/server/public';`,
      [`${news}/server/public.ts`]: '',
      [`${news}/web/a.ts`]: `import { x } from '~/features/shop/web/public';`,
      [`${shop}/web/public.ts`]: '',
    };
    expect(breachesOf(files)).toEqual(['features know each other in a circle: shop → news → shop']);
  });

  test('a file of more than 300 lines', () => {
    expect(breachesOf({ 'src/app/app.ts': 'a;\n'.repeat(300) })).toEqual([]);
    expect(breachesOf({ 'src/app/app.ts': 'a;\n'.repeat(301) })).toEqual([expect.stringContaining('has 301 lines')]);
  });

  test('a file without a place', () => {
    expect(breachesOf({ 'src/utils/a.ts': '' })).toEqual(['src/utils/a.ts has no place in the house']);
    expect(breachesOf({ 'src/a.ts': '' })).toHaveLength(1);
    expect(breachesOf({ 'src/features/shop/helpers.ts': '' })).toHaveLength(1);
  });

  test.each([
    `localStorage.setItem('role', role);`,
    `window.localStorage.getItem("token");`,
    `localStorage['user']`,
    `localStorage.clear();`,
    `const key = 'accessToken'; localStorage.getItem(key);`,
  ])('the session read or written outside its module: %s', (text) => {
    expect(breachesOf({ 'src/ui/a.ts': text })).toHaveLength(1);
    expect(breachesOf({ 'src/session/session.ts': text })).toEqual([]);
  });

  test.each([
    `window.history.pushState(null, '', '/a');`,
    `history.replaceState(history.state, '');`,
    `const { pushState } = window.history;`,
    `window.history.go(-1);`,
    `window.history.scrollRestoration = 'manual';`,
  ])('the history of the browser written outside the router: %s', (text) => {
    expect(breachesOf({ 'src/ui/a.ts': text })).toHaveLength(1);
    expect(breachesOf({ 'src/router/link.tsx': text })).toHaveLength(1);
    expect(breachesOf({ 'src/router/history.ts': text })).toEqual([]);
  });

  test('but other things may be kept in local storage', () => {
    expect(breachesOf({ 'src/ui/theme.ts': `localStorage.setItem('theme', 'dark');` })).toEqual([]);
  });
});
