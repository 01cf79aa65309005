/** The states of a registration. */
export const registrationStates = ['going', 'waiting', 'offered', 'cancelled'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** What a person eats. */
export const diets = ['veg', 'non_veg'] as const;
export type Diet = (typeof diets)[number];

/** The most guests that an event takes for each member. */
export const mostGuests = 4;
/** How long before and after its event a pass of a gate is good. */
export const doorHours = { before: 24, after: 48 } as const;

/** The most scans that are sent at once. */
export const mostScans = 200;

/** The door's verdict on a scan. */
export const scanResults = [
  'ok',
  'partly',
  'again',
  'waiting',
  'cancelled',
  'other_event',
  'too_early',
  'over',
  'unknown',
  'card_revoked',
  'invalid',
] as const;
export type ScanResult = (typeof scanResults)[number];
