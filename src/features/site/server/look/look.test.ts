import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { standardAccent } from '~/shared/accents';
import { drawIcon } from '../../content/icon-drawing';
import { standardNames, standardValue } from '../standard-names';
import { dressPage } from './dress';
import { manifestText } from './manifest';

const head =
  '<head><link rel="icon" href="data:image/svg+xml,%3csvg" type="image/svg+xml"/>' +
  '<link rel="icon" href="/favicon.ico" sizes="32x32"/><link rel="apple-touch-icon" href="/apple-touch-icon.png"/>' +
  '</head>';

test('the standard manifest is the file of public/', () => {
  const site = { ...standardNames('en'), description: standardValue('description', 'en'), accent: standardAccent };
  expect(manifestText(site, null)).toBe(readFileSync('public/site.webmanifest', 'utf8'));
});

test('the drawn mark is the icon of the tab', () => {
  expect(drawIcon({ share: 0.84, radius: 9, ground: '#0e5a47' })).toBe(readFileSync('src/routes/favicon.svg', 'utf8'));
});

test('the standard look changes nothing of a page', () => {
  const looks: Record<string, string>[] = [{}, { accent: 'green', logo: '', hero: '' }, { accent: 'constructor' }];
  for (const values of looks) expect(dressPage(head, { values })).toBe(head);
});

test('another look has its tokens and addresses with its version', () => {
  const dressed = dressPage(head, { values: { accent: 'blue', logo: '' } });
  expect(dressed).toContain('<style data-accent="blue">:root{--color-primary:#154f83;');
  expect([...dressed.matchAll(/\?v=([0-9a-f]{10})"/g)]).toHaveLength(3);
  expect(dressed).not.toContain('data:image');
  expect(dressed).not.toContain('url(');
});

test('only the key of a stored logo gets into the styles', () => {
  const logo = `look/${'a'.repeat(32)}/logo.png`;
  expect(dressPage(head, { values: { logo } })).toContain(`url(/media/look/${'a'.repeat(32)}/mark.png)`);
  for (const odd of ['x){}</style><script>', '../logo.png', `${logo}?`, 'look/logo.png'])
    expect(dressPage(head, { values: { logo: odd } })).toBe(head);
});
