import { expect, test } from 'vitest';
import { simplePlaces } from '../texts/ml';
import { simpleAreas, simpleUnitsOf } from './simple-areas';

test('the areas and their order', () => {
  expect(simpleAreas.join(', ')).toBe(
    'Palakkad Town, Ottapalam, Chittur, Alathur, Mannarkkad, Shoranur, Pattambi, Cherpulassery, Kollengode, ' +
      'Nemmara, Parli, Kongad, Kozhinjampara, Muthalamada, Other',
  );
});

test.each([...simpleAreas])('the units of %s end with Other and are there once', (area) => {
  const units = simpleUnitsOf(area);
  expect(units.at(-1)).toBe('Other');
  expect(new Set(units).size).toBe(units.length);
});

test('every area and unit of the lists has a Malayalam name, and none is named that is in no list', () => {
  const names = new Set([...simpleAreas, ...simpleAreas.flatMap(simpleUnitsOf)]);
  expect(Object.keys(simplePlaces).sort()).toEqual([...names].sort());
});
