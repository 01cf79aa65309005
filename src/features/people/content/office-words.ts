/*
 * FOR THE COMMITTEE TO EDIT: the words in a person's name by which readers would take that person for the office. How
 * they are compared, and what is refused when: server/posing.ts, docs/decisions/0020. Spelling, case, spaces, accents
 * and look-alike letters don't matter; several words may also be written as one.
 */

/** Lists names of the site that no person has, found inside longer words too, written apart or together. */
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

/**
 * Lists names of the site that count as whole words only: inside a word they may be part of a person's name. The site's
 * own names are added to them.
 */
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

/** Lists words that may stand beside such a name and still make no person of it. */
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

/** Lists pairs of words that speak for the site: one of the first kind, followed by one of the second. */
export const phrases = [
  ['site', 'website', 'system', 'district', 'state', 'head', 'main', 'customer', 'technical', 'support'],
  ['admin', 'office', 'staff', 'support', 'care', 'team', 'moderator', 'registrar', 'അഡ്മിൻ'],
] as const;

/** Lists the roles, duties and positions that the office assigns. */
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
