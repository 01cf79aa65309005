/** Whose committee a position is in. */
export const levels = ['district', 'area', 'unit'] as const;
export type Level = (typeof levels)[number];

/** What a position is today: held, still to begin, or over. */
export const states = ['current', 'coming', 'past'] as const;
export type State = (typeof states)[number];

/** The usual titles, in the order in which a committee is read; the last is of those without an office. Others come between. */
export const usualTitles = [
  'President',
  'Vice President',
  'Secretary',
  'Joint Secretary',
  'Treasurer',
  'Member',
] as const;
