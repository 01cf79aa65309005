/** The level of the committee that a position is in. */
export const levels = ['district', 'area', 'unit'] as const;
export type Level = (typeof levels)[number];

/** The states of a position today: held, still to begin, or over. */
export const states = ['current', 'coming', 'past'] as const;
export type State = (typeof states)[number];

/** The usual titles in the order of a committee. Other titles come before the last, of members without an office. */
export const usualTitles = [
  'President',
  'Vice President',
  'Secretary',
  'Joint Secretary',
  'Treasurer',
  'Member',
] as const;
export type UsualTitle = (typeof usualTitles)[number];
