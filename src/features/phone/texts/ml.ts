// The page without a line

export const offlineTitle = 'കണക്ഷൻ ഇല്ല';
export const offlineLead = 'സൈറ്റ് ഇപ്പോൾ ലഭ്യമല്ല. നിങ്ങൾ കൂടെ എടുത്തവ ഇവിടെയുണ്ട്.';
export const offlinePages = 'കണക്ഷൻ ഇല്ലാതെയും തുറക്കുന്നവ';
export const offlineHome = 'ഹോം പേജ്';

// A new release

export const newVersion = 'പുതിയ പതിപ്പ് തയ്യാറാണ്';
export const update = 'പുതുക്കുക';
export const unsentFirst = 'ഇവിടെ അയയ്ക്കാത്ത ചിലതുണ്ട്. അത് അയയ്ക്കുകയോ ഉപേക്ഷിക്കുകയോ ചെയ്ത ശേഷം പുതുക്കുക.';

// What a phone takes along: /account/phone
export const pageLead = 'കണക്ഷൻ ഇല്ലാതെ എന്തൊക്കെ തുറക്കാം, സൈറ്റിന് ഒരു ഐക്കൺ എങ്ങനെ കിട്ടും എന്നിവ.';
export const takenAlong = 'സൂക്ഷിച്ചവ';
export const nothingTaken = 'ഇതുവരെ ഒന്നുമില്ല. സൈറ്റ് തുറന്നിരിക്കുമ്പോൾ സൂക്ഷിക്കും.';
export const clockWrong = 'ഈ ഫോണിന്റെ ക്ലോക്ക് ഒരു ദിവസത്തിലേറെ പിന്നിലാണ്. അതു ശരിയാകുന്നതുവരെ ഒന്നും കാണിക്കില്ല.';
export const inAll = 'ആകെ {size}. ലോഗൗട്ട് ചെയ്യുമ്പോൾ മായും.';
export const takeNow = 'ഇപ്പോൾ സൂക്ഷിക്കുക';
export const takenNow = 'എല്ലാം ഇപ്പോഴുള്ളതുപോലെയായി.';
export const takeFailed = 'സൂക്ഷിക്കാനായില്ല. വീണ്ടും ശ്രമിക്കുക.';
export const tryIt = 'പരീക്ഷിക്കുക';
export const tryItHow = 'എയർപ്ലെയ്ൻ മോഡ് ഓണാക്കി കാർഡോ ഒരു സർക്കുലറോ തുറക്കുക.';
export const install = 'ഹോം സ്ക്രീനിൽ ഐക്കൺ';
export const installIphone =
  'iPhone, Safari-യിൽ: Share അമർത്തി “Add to Home Screen” തിരഞ്ഞെടുക്കുക. ആ ഐക്കണിൽ നിന്നു തുറക്കുമ്പോൾ മാത്രമേ അറിയിപ്പുകൾ ഓണാക്കാനാകൂ.';
export const installAndroid = 'Android, Chrome-ൽ: ⋮ മെനു അമർത്തി “Install app” അല്ലെങ്കിൽ “Add to Home screen” തിരഞ്ഞെടുക്കുക.';

// What was being typed when the tab was closed
export const restored = 'നിങ്ങൾ എഴുതിക്കൊണ്ടിരുന്നത് വീണ്ടെടുത്തു';
export const logoutDeletesTyped = 'നിങ്ങൾ എഴുതിത്തുടങ്ങിയത് ഈ ഫോണിലുണ്ട്. ലോഗൗട്ട് ചെയ്യുമ്പോൾ അത് നീക്കം ചെയ്യപ്പെടും.';

// Posts that wait for a connection
export const leftUnsent = 'കണക്ഷൻ ഇല്ല. ഇത് ഈ ഫോണിൽ കാത്തിരിക്കുന്നു; കണക്ഷൻ തിരികെ വരുമ്പോൾ തനിയെ അയയ്ക്കും.';
export const unsent = 'അയയ്ക്കാൻ കാത്തിരിക്കുന്നു';
export const unsentMeans = 'കണക്ഷൻ തിരികെ വരുമ്പോൾ ഓരോന്നും ഒരു തവണ തനിയെ അയയ്ക്കും. ലോഗൗട്ട് ചെയ്താൽ ഇവ ഇല്ലാതാകും.';
export const unsentSince = '{moment} മുതൽ കാത്തിരിക്കുന്നു';
export const unsentCount = { one: '{count} എണ്ണം കാത്തിരിക്കുന്നു', other: '{count} എണ്ണം കാത്തിരിക്കുന്നു' } as const;
export const unsentSent = {
  one: 'കണക്ഷനായി കാത്തിരുന്നത് അയച്ചു.',
  other: 'കണക്ഷനായി കാത്തിരുന്ന {count} പോസ്റ്റുകൾ അയച്ചു.',
} as const;
export const sendNow = 'ഇപ്പോൾ അയയ്ക്കുക';
export const sendAnyway = 'എന്നാലും അയയ്ക്കുക';
export const removeUnsent = 'അയയ്ക്കാതെ നീക്കണോ?';
export const logoutTitle = 'എല്ലാം അയച്ചിട്ടില്ല';
export const logoutDeletes = {
  one: 'ഒരു പോസ്റ്റ് ഈ ഫോണിൽ കണക്ഷനായി കാത്തിരിക്കുന്നു. ലോഗൗട്ട് ചെയ്താൽ അത് ഇല്ലാതാകും.',
  other: '{count} പോസ്റ്റുകൾ ഈ ഫോണിൽ കണക്ഷനായി കാത്തിരിക്കുന്നു. ലോഗൗട്ട് ചെയ്താൽ അവ ഇല്ലാതാകും.',
} as const;
export const logoutAnyway = 'നീക്കി ലോഗൗട്ട് ചെയ്യുക';
