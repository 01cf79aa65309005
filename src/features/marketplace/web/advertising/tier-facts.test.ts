import { expect, test } from 'vitest';
import { tiersByRank } from './samples';
import { longestDays, tierFacts } from './tier-facts';

test('the cards show the offer of each tier', () => {
  const rows = [...tiersByRank].reverse().map((tier) => {
    const { days, media, showcase, homepage, advance, rotation } = tierFacts(tier);
    return [tier, days, media, showcase, homepage, advance, rotation];
  });
  expect(rows).toEqual([
    ['basic', 7, 'Images', false, false, null, 'Lowest'],
    ['silver', 10, 'Images', false, false, null, 'Low'],
    ['gold', 15, 'Images and videos', true, false, '3 seconds', 'Medium'],
    ['diamond', 25, 'Images and videos', true, true, '5 seconds', 'High'],
    ['premium', 30, 'Images and videos', true, true, '7 seconds', 'Highest'],
  ]);
  expect(longestDays).toBe(30);
});
