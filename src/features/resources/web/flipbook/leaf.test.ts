import { expect, test } from 'vitest';
import { angleOf, turnsOver } from './leaf';

const angle = (moved: number, by: 1 | -1, spread: boolean) => Math.round(angleOf({ moved, width: 100, by, spread }));

test('in a spread the free edge follows the finger from one side to the other', () => {
  expect([0, -50, -100, -150, -200, -300].map((moved) => angle(moved, 1, true))).toEqual([0, 60, 90, 120, 180, 180]);
  expect([0, 100, 200, 250].map((moved) => angle(moved, -1, true))).toEqual([180, 90, 0, 0]);
  expect(angle(40, 1, true)).toBe(0);
});

test('a single page leaves at its own edge, and returns from there', () => {
  expect([0, -50, -100, -150].map((moved) => angle(moved, 1, false))).toEqual([0, 64, 96, 96]);
  expect([0, 50, 100].map((moved) => angle(moved, -1, false))).toEqual([96, 64, 0]);
});

test('a flick decides, else the share of the turn', () => {
  expect(turnsOver({ speed: 1, share: 0.05 })).toBe(true);
  expect(turnsOver({ speed: -1, share: 0.9 })).toBe(false);
  expect(turnsOver({ speed: 0.1, share: 0.5 })).toBe(true);
  expect(turnsOver({ speed: 0, share: 0.3 })).toBe(false);
});
