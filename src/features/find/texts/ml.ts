// The button in the office, and its window
export const find = 'കണ്ടെത്തുക';
export const findHint = 'പേര്, ഫോൺ, അംഗത്വ നമ്പർ, ലൈസൻസ്, രസീത്, കട, പരിപാടി, സർക്കുലർ, പേജ്';
export const findLabel = 'ആളെയോ കടയോ പരിപാടിയോ സർക്കുലറോ പേജോ കണ്ടെത്തുക';
export const results = 'ഫലങ്ങൾ';

// What was found, by kind
export const kinds = {
  person: 'ആളുകൾ',
  shop: 'കടകൾ',
  event: 'പരിപാടികൾ',
  post: 'സർക്കുലറുകളും വാർത്തകളും',
  receipt: 'രസീതുകളും ഇൻവോയ്സുകളും',
  screen: 'പേജുകളും പ്രവൃത്തികളും',
} as const;
export const recentPeople = 'നിങ്ങൾ ഒടുവിൽ തുറന്നവർ';

// How far it is
export const searching = 'തിരയുന്നു …';
export const found = { one: '{count} ഫലം', other: '{count} ഫലങ്ങൾ' } as const;
export const nothingFound = '“{text}” എന്നതിന് ഒന്നും കണ്ടെത്തിയില്ല.';
export const moreLetters = 'രണ്ട് അക്ഷരമെങ്കിലും ടൈപ്പ് ചെയ്യുക.';
export const failed = 'തിരയാൻ കഴിഞ്ഞില്ല. പേജുകൾ എന്നാലും കണ്ടെത്താം.';

// Which keys do what
export const keysHint = '↑ ↓ തിരഞ്ഞെടുക്കാൻ · Enter തുറക്കാൻ · Esc അടയ്ക്കാൻ';

// Actions beside the screens
export const newCircular = 'പുതിയ സർക്കുലർ';
export const newNews = 'പുതിയ വാർത്ത';
export const viewSite = 'സൈറ്റ് കാണുക';
export const ownProfile = 'നിങ്ങളുടെ പ്രൊഫൈൽ';
export const ownLicence = 'നിങ്ങളുടെ ലൈസൻസ്';
export const ownCard = 'നിങ്ങളുടെ കാർഡ്';
export const ownSecurity = 'സുരക്ഷ';
