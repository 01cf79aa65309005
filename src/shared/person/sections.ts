import { hasAccess, type Access, type Rights } from '../access';

/**
 * The sections of a person's page in their order, each with who may open it (docs/product/person.md, "Sections"): the
 * access of its call, and what the head lists.
 */
export const personSections = {
  profile: 'registrar-or-area-admin',
  licence: 'looks-after-people',
  dues: 'treasurer-or-area-admin',
  card: 'registrar',
  application: 'registrar-or-area-admin',
  positions: 'registrar',
  circulars: 'staff-or-area-admin',
  events: 'staff',
  board: 'staff-or-area-admin',
  'sign-in': 'superuser',
  privacy: 'registrar',
  notes: 'staff-or-area-admin',
  history: 'registrar',
} as const satisfies Record<string, Access>;
export type PersonSectionKey = keyof typeof personSections;

export const personSectionKeys = Object.keys(personSections) as [PersonSectionKey, ...PersonSectionKey[]];

/** Returns the keys of the sections that a caller may open, in the page's order. */
export const sectionsOpenTo = (caller: Rights): PersonSectionKey[] =>
  personSectionKeys.filter((key) => hasAccess(caller, personSections[key]));
