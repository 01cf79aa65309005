import { fullNameOf } from '~/features/accounts/server/public';
import type { Committees } from '~/features/site/server/public';
import type { Db } from '~/platform/database';
import type { Language } from '~/shared/language';
import { isMember, nextChange, stateOn } from '../rules';
import { namesIn } from './present';
import { findPositions, type PositionRow } from './views';

/**
 * The committees as the public page shows them on a day: who holds a position, grouped by committee in the order of the list,
 * and the day on which that changes; areas and units by their names in a language. Null while no position has been entered (docs/product/committee.md, "About page").
 */
export async function committeesOn(db: Db, today: string, language: Language = 'en'): Promise<Committees | null> {
  const all = (await findPositions(db)).map((row) => ({ ...row, ...namesIn(row, language) }));
  if (all.length === 0) return null;
  const held = all.filter((row) => row.isApproved && stateOn(today, row) === 'current');
  const of = (level: PositionRow['level']) => held.filter((row) => row.level === level);
  const [areas, units] = [of('area'), of('unit')];
  const areaNames = new Set(held.flatMap(({ areaName }) => areaName ?? []));
  return {
    district: all.some(({ level }) => level === 'district') ? of('district').map(presentHolder) : null,
    areas: [...areaNames].map((area) => {
      const its = units.filter(({ areaName }) => areaName === area);
      return {
        area,
        ...committeeOf(areas.filter(({ areaName }) => areaName === area)),
        units: [...new Set(its.map(({ unitName }) => unitName!))].map((unit) => ({
          unit,
          ...committeeOf(its.filter(({ unitName }) => unitName === unit)),
        })),
      };
    }),
    changesOn: nextChange(today, all),
  };
}

const presentHolder = (row: PositionRow) => ({ title: row.title, name: fullNameOf(row) });

const committeeOf = (rows: readonly PositionRow[]) => ({
  officers: rows.filter(({ title }) => !isMember(title)).map(presentHolder),
  members: rows.filter(({ title }) => isMember(title)).map(fullNameOf),
});
