// The audit log
export const auditLogLead = 'ഓഫീസിൽ വരുത്തിയ മാറ്റങ്ങൾ. ഇവിടെയുള്ളതൊന്നും മാറ്റാനോ ഇല്ലാതാക്കാനോ കഴിയില്ല.';
export const loadFailed = 'ഓഡിറ്റ് ലോഗ് ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const pages = 'ഓഡിറ്റ് ലോഗിന്റെ പേജുകൾ';
export const entryCount = { one: '{count} രേഖ', other: '{count} രേഖകൾ' } as const;
export const entriesShown = {
  one: '{count} രേഖയിൽ {first} മുതൽ {last} വരെ',
  other: '{count} രേഖകളിൽ {first} മുതൽ {last} വരെ',
} as const;
export const noEntries = 'രേഖകളൊന്നും കണ്ടെത്തിയില്ല';
export const nothingMatches = 'ഇതുമായി പൊരുത്തപ്പെടുന്നതൊന്നും ലോഗിലില്ല.';
export const noEntriesYet = 'ഓഫീസിൽ വരുത്തുന്ന മാറ്റങ്ങൾ ഇവിടെ കാണാം.';
export const showEverything = 'എല്ലാം കാണിക്കുക';

// Filters
export const filterLabel = 'ഓഡിറ്റ് ലോഗ്';
export const whoDidIt = 'ചെയ്തത് ആര്';
export const whatWasDone = 'എന്താണ് ചെയ്തത്';
export const toWhom = 'ആരെ അല്ലെങ്കിൽ എന്തിനെ';
export const searchHint = 'പേര്, ഫോൺ, നമ്പർ';
export const everything = 'എല്ലാം';
export const everythingOf = '{many}: എല്ലാം';
export const badDate = 'ദയവായി ശരിയായ തീയതി നൽകുക.';
export const lastBeforeFirst = 'ഈ ദിവസം ആദ്യ ദിവസത്തിനു മുമ്പാണ്.';

// Entries
export const entriesCaption = 'ഓഡിറ്റ് ലോഗ്, പുതിയവ ആദ്യം';
export const who = 'ആര്';
export const beforeAndAfter = 'മുമ്പും ശേഷവും';
export const changes = 'മാറ്റങ്ങൾ';
export const nobodyLoggedIn = 'സൈറ്റ്, അല്ലെങ്കിൽ ലോഗിൻ ചെയ്യാത്ത ഒരാൾ';
export const numbered = 'നമ്പർ {id}';
export const actionOn = '{kind}: {verb}';

// What changed
export const noDetails = 'വിശദാംശങ്ങളില്ല';
export const countFields = '{count} വിവരങ്ങൾ';
export const ofEntry = '({of})';
export const before = 'മുമ്പ്';
export const nothing = 'ഒന്നുമില്ല';
export const yes = 'അതെ';
export const no = 'അല്ല';

// The log's own words in the log
export const logExported = 'ഓഡിറ്റ് ലോഗ് എക്സ്പോർട്ട് ചെയ്തു';
export const rows = 'വരികൾ';
