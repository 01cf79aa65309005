/*
 * FOR THE COMMITTEE TO EDIT: by which words in somebody's name people would take them for the office. How they are compared,
 * and what is refused when: server/posing.ts, docs/decisions/0020-names-that-pose.md. Spelling, case, spaces, accents and
 * look-alike letters don't matter; several words may also be written as one.
 */

/** The site's own voices: nobody is called so. Also found inside a longer word, written apart or together. */
export const officeWords = [
  'superuser',
  'super user',
  'superadmin',
  'super admin',
  'administrator',
  'sysadmin',
  'webmaster',
  'helpdesk',
  'help desk',
  'സൂപ്പർ യൂസർ',
  'സൂപ്പർ അഡ്മിൻ',
  'അഡ്മിനിസ്ട്രേറ്റർ',
];

/** The same as whole words only: within a word they may be a part of somebody's name. The site's own names come on top. */
export const officeNames = [
  'office',
  'official',
  'committee',
  'sangham',
  'fles',
  'lensfed',
  'ഓഫീസ്',
  'ഓഫിസ്',
  'കമ്മിറ്റി',
  'കമ്മറ്റി',
];

/** What stands beside such a word without making a person of it. */
export const placeWords = [
  'the',
  'of',
  'site',
  'website',
  'district',
  'state',
  'head',
  'main',
  'general',
  'palakkad',
  'kerala',
  'team',
  'പാലക്കാട്',
];

/** Two words in a row that speak for the site: one of the first kind, then one of the second. */
export const phrases = [
  ['site', 'website', 'system', 'district', 'state', 'head', 'main', 'customer', 'technical', 'support'],
  ['admin', 'office', 'staff', 'support', 'care', 'team', 'moderator', 'registrar', 'അഡ്മിൻ'],
] as const;

/** Roles, duties and positions that are given by the office. */
export const titles = [
  'admin',
  'staff',
  'support',
  'moderator',
  'registrar',
  'treasurer',
  'secretary',
  'president',
  'chairman',
  'convener',
  'convenor',
  'അഡ്മിൻ',
  'പ്രസിഡന്റ്',
  'പ്രസിഡൻ്റ്',
  'സെക്രട്ടറി',
  'ട്രഷറർ',
  'മോഡറേറ്റർ',
  'രജിസ്ട്രാർ',
];
