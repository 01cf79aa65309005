// The button in the office, and its window
export const find = 'Find';
export const findHint = 'Name, phone, membership ID, licence, receipt, shop, event, post or screen';
export const findLabel = 'Find a person, shop, event, post or screen';
export const results = 'Results';

// What was found, by kind
export const kinds = {
  person: 'People',
  shop: 'Shops',
  event: 'Events',
  post: 'Circulars and news',
  receipt: 'Receipts and invoices',
  screen: 'Screens and actions',
} as const;
export const recentPeople = 'People you opened last';

// How far it is
export const searching = 'Searching …';
export const found = { one: '{count} result', other: '{count} results' } as const;
export const nothingFound = 'Nothing found for “{text}”.';
export const moreLetters = 'Type at least two letters.';
export const failed = 'The search failed. Screens are found all the same.';

// Which keys do what
export const keysHint = '↑ ↓ choose · Enter opens · Esc closes';

// Actions beside the screens
export const newCircular = 'New circular';
export const newNews = 'New news';
export const viewSite = 'View site';
export const ownProfile = 'Your profile';
export const ownLicence = 'Your licence';
export const ownCard = 'Your card';
export const ownSecurity = 'Security';
