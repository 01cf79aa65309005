import { createPhotoAddresses, seenBy } from '~/features/people/server/public';
import type { Committees } from '~/features/site/server/public';
import type { Site } from '~/platform/site';
import { inLanguage, type Language } from '~/shared/language';
import { isMember, nextChange, stateOn, titleIn } from '../rules';
import { both } from '../texts/both';
import { namesIn } from './present';
import { findPositions, type PositionRow } from './views';

/**
 * Returns the committees as the public page shows them on a day: the holders of positions by committee in the order of
 * the list, the areas in the order in which they were entered, names and titles in a language, and the day on which
 * that changes. Returns null until the first position is entered (docs/product/committee.md, "About page").
 */
export async function committeesOn(
  { db, config, clock }: Pick<Site, 'db' | 'config' | 'clock'>,
  today: string,
  language: Language = 'en',
): Promise<Committees | null> {
  const photos = createPhotoAddresses(config, clock);
  const all = (await findPositions(db)).map((row) => ({
    ...row,
    ...namesIn(row, language),
    shownTitle: titleIn(language, row, both[language].usualTitleNames),
    // As visitors see it.
    shownName: inLanguage(language, seenBy('visitor', row.person).fullName, row.fullNameMl),
    shownPhoto: row.showsContact ? photos.address(row.userId, row.photo, 'large') : null,
    shownPhone: row.showsContact ? row.phone && dialled(row.phone) : null,
  }));
  if (all.length === 0) return null;
  const held = all.filter((row) => row.isActive && stateOn(today, row) === 'current');
  const of = (level: PositionRow['level']) => held.filter((row) => row.level === level);
  const [areas, units] = [of('area'), of('unit')];
  // The areas in the order in which they were entered, the specified seven first.
  const inOrder = held.toSorted((a, b) => (a.areaId ?? 0) - (b.areaId ?? 0));
  const areaNames = new Set(inOrder.flatMap(({ areaName }) => areaName ?? []));
  const hasDistrict = all.some(({ level }) => level === 'district');
  return {
    leaders:
      hasDistrict || all.some(({ showOnHome }) => showOnHome)
        ? held.filter(({ showOnHome }) => showOnHome).map((row) => ({ ...presentOfficer(row), phone: row.shownPhone }))
        : null,
    district: hasDistrict ? of('district').map(presentOfficer) : null,
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
    photosChangeAt: photos.changeAt(),
  };
}

type Shown = PositionRow &
  Record<'shownTitle' | 'shownName', string> &
  Record<'shownPhoto' | 'shownPhone', string | null>;

const presentHolder = ({ shownTitle, shownName }: Shown) => ({ title: shownTitle, name: shownName });

/** Returns a number as visitors read it, `+91 98470 12345`. */
const dialled = (phone: string) => phone.replace(/^(\d{5})(\d{5})$/, '+91 $1 $2');

const presentOfficer = (row: Shown) => ({ ...presentHolder(row), photo: row.shownPhoto });

const committeeOf = (rows: readonly Shown[]) => ({
  officers: rows.filter(({ title }) => !isMember(title)).map(presentHolder),
  members: rows.filter(({ title }) => isMember(title)).map(({ shownName }) => shownName),
});
