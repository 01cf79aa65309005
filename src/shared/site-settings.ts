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
export const settingKinds = ['line', 'prose', 'phone', 'email', 'hours', 'choice'] as const;
export type SettingKind = (typeof settingKinds)[number];

/** The opening hours of a day on which the office is not open. */
export const closedDay = 'closed';
