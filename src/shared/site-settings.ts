import type { Access } from './access';

/** The groups of settings in the order of the office's screen, and who may edit them (docs/product/settings.md). */
export const settingGroups = {
  names: 'superuser',
  contact: 'superuser',
  hours: 'superuser',
  pages: 'staff',
  people: 'superuser',
  look: 'superuser',
  membership: 'superuser',
} as const satisfies Record<string, Access>;
export type SettingGroup = keyof typeof settingGroups;

/** What a value is: it decides how a value is checked, and the control that edits it. */
export const settingKinds = [
  'line',
  'prose',
  'phone',
  'email',
  'hours',
  'year',
  'position',
  'prefix',
  'choice',
  'picture',
] as const;
export type SettingKind = (typeof settingKinds)[number];

/** The opening hours of a day on which the office is not open. */
export const closedDay = 'closed';

/**
 * Returns the degrees north and east of a position as it is written, `10.7756, 76.6542`; undefined when it is none on
 * the earth.
 */
export function positionOf(text: string): [north: number, east: number] | undefined {
  const [, north, east] = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  const [y, x] = [Number(north), Number(east)];
  return Math.abs(y) <= 90 && Math.abs(x) <= 180 ? [y, x] : undefined;
}
