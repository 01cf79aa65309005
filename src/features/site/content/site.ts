/*
 * FOR THE COMMITTEE TO EDIT: the names and words the whole site carries.
 * Everything here is a stand-in until the committee replaces it.
 */

/** The names of the site and of the organisation behind it. */
export const site = {
  federation: 'Federation of Licensed Engineers and Supervisors',
  committee: 'Palakkad District Committee',
  shortName: 'FLES Palakkad',
  /** One or two sentences under the title of the home page. */
  intro:
    'The engineers and supervisors licensed to design and build in Palakkad. We keep standards high, ' +
    'stand by one another, and help every household and builder find people and shops they can trust.',
  /** For search engines and link previews: at most 160 characters. */
  description:
    'Palakkad District Committee of the Federation of Licensed Engineers and Supervisors: ' +
    'members, events, and trusted building shops in Palakkad.',
  founded: 1998,
} as const;

/** The figures on the home page (docs/product/general.md, "Fixed numbers"). */
export const homeStatistics = [
  { value: '1500+', label: 'Members' },
  { value: '7', label: 'Areas' },
  { value: '35', label: 'Units' },
  { value: '50+', label: 'Annual Events' },
] as const;

/** What the advertising page claims (docs/product/general.md, "Fixed numbers"). */
export const advertisingReach = '500+ active members';
