import * as common from './texts';

/** The classes of licences (docs/product/people.md, "User fields"). */
export const licenseCategories = [
  'Building Designer A',
  'Building Designer B',
  'Engineer A',
  'Engineer B',
  'Town Planner A',
  'Town Planner B',
  'Supervisor Senior',
  'Supervisor A',
  'Supervisor B',
] as const;
export type LicenseCategory = (typeof licenseCategories)[number];

/**
 * Returns a class as it is shown; data, API and files use its English name. A class that is not in the list is shown as
 * it is.
 */
export const licenseCategoryName = (category: string): string =>
  Object.hasOwn(common.licenseCategoryNames, category)
    ? common.licenseCategoryNames[category as LicenseCategory]
    : category;
