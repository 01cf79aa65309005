import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accents, accentTokens, standardAccent } from './accents';

const css = readFileSync('src/ui/styles/tokens.css', 'utf8');
const [lightCss, darkCss] = css.split('@variant dark-scope') as [string, string];
const sheets = { light: lightCss, dark: darkCss };
const tokenIn = (theme: 'light' | 'dark', token: string) =>
  new RegExp(`--color-${token}: (#[0-9a-f]{6});`).exec(sheets[theme])![1]!;

/** The relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test('the standard accent has the colours of the style sheet', () => {
  for (const theme of ['light', 'dark'] as const) {
    const declared = accentTokens(accents[standardAccent][theme]).split(';').filter(Boolean);
    expect(declared).toHaveLength(7);
    for (const line of declared) {
      const [token, colour] = line.replace('--color-', '').split(':') as [string, string];
      expect([token, colour]).toEqual([token, tokenIn(theme, token)]);
    }
  }
});

test.each(
  Object.entries(accents).flatMap(([name, { light, dark }]) => [
    [name, 'light', light] as const,
    [name, 'dark', dark] as const,
  ]),
)('%s, %s: letters have a contrast of 4.5 : 1 on every ground', (_, theme, accent) => {
  const themed = (token: string) => tokenIn(theme, token);
  const grounds = [themed('paper'), themed('sunken'), themed('card'), accent.tint];
  const pairs: [letters: string, ground: string][] = [
    [accent.on, accent.primary],
    [accent.on, accent.hover],
    ...grounds.flatMap((ground): [string, string][] => [
      [accent.primary, ground],
      [accent.hover, ground],
      [themed('ink'), ground],
      [themed('muted'), ground],
    ]),
    [themed('on-deep'), accent.deep],
    [accent.onDeepMuted, accent.deep],
    ['#ffffff', accent.deep],
  ];
  for (const [letters, ground] of pairs)
    expect(contrast(letters, ground), `${letters} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});
