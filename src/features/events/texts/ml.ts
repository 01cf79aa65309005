// The Events page
export const pageTitle = 'പരിപാടികൾ | {committee}';
export const pageDescription =
  '{ofDistrict} ലൈസൻസുള്ള എഞ്ചിനീയർമാരുടെയും സൂപ്പർവൈസർമാരുടെയും ശില്പശാലകൾ, സമ്മേളനങ്ങൾ, യോഗങ്ങൾ: വരാനിരിക്കുന്നവയും കഴിഞ്ഞവയും.';
export const lead = 'കമ്മിറ്റിയുടെയും ഏഴ് ഏരിയകളുടെയും ശില്പശാലകൾ, സമ്മേളനങ്ങൾ, യോഗങ്ങൾ. മറിച്ചു പറഞ്ഞിട്ടില്ലെങ്കിൽ അതിഥികൾക്കും സ്വാഗതം.';
export const loadingEvents = 'പരിപാടികൾ ലോഡ് ചെയ്യുന്നു';
export const allEvents = 'എല്ലാ പരിപാടികളും';
export const nextEvent = 'അടുത്ത പരിപാടി';
export const inFigures = 'പരിപാടികൾ കണക്കുകളിൽ';
export const totalEvents = 'ആകെ പരിപാടികൾ';
export const upcoming = 'വരാനിരിക്കുന്നവ';
export const comingNext = 'അടുത്തതായി വരുന്നവ ആദ്യം';
export const pastEvents = 'കഴിഞ്ഞ പരിപാടികൾ';
export const lastUpdated = 'അവസാനം പുതുക്കിയത്';
export const upcomingCount = 'വരാനിരിക്കുന്നവ ({count})';
export const pastCount = 'കഴിഞ്ഞ പരിപാടികൾ ({count})';
export const noUpcomingEvents = 'വരാനിരിക്കുന്ന പരിപാടികളില്ല';
export const nextOnesAnnounced = 'അടുത്ത പരിപാടികൾ ഇവിടെ അറിയിക്കും.';
export const noPastEvents = 'കഴിഞ്ഞ പരിപാടികളില്ല';
export const pastOnesStay = 'ദിവസം കഴിഞ്ഞ പരിപാടികൾ ഇവിടെ കാണാം.';
export const errorLoading = 'പരിപാടികൾ ലഭ്യമാക്കാനായില്ല';

// When an event is
export const completed = 'കഴിഞ്ഞു';
export const today = 'ഇന്ന്';
export const tomorrow = 'നാളെ';
export const inDays = '{days} ദിവസം';
export const weekdays = {
  sunday: 'ഞായറാഴ്ച',
  monday: 'തിങ്കളാഴ്ച',
  tuesday: 'ചൊവ്വാഴ്ച',
  wednesday: 'ബുധനാഴ്ച',
  thursday: 'വ്യാഴാഴ്ച',
  friday: 'വെള്ളിയാഴ്ച',
  saturday: 'ശനിയാഴ്ച',
} as const;
export const shortWeekdays = {
  sunday: 'ഞായർ',
  monday: 'തിങ്കൾ',
  tuesday: 'ചൊവ്വ',
  wednesday: 'ബുധൻ',
  thursday: 'വ്യാഴം',
  friday: 'വെള്ളി',
  saturday: 'ശനി',
} as const;
export const months = {
  january: 'ജനുവരി',
  february: 'ഫെബ്രുവരി',
  march: 'മാർച്ച്',
  april: 'ഏപ്രിൽ',
  may: 'മേയ്',
  june: 'ജൂൺ',
  july: 'ജൂലൈ',
  august: 'ഓഗസ്റ്റ്',
  september: 'സെപ്റ്റംബർ',
  october: 'ഒക്ടോബർ',
  november: 'നവംബർ',
  december: 'ഡിസംബർ',
} as const;

// What an event is
export const categoryNames = {
  Conference: 'സമ്മേളനം',
  Workshop: 'ശില്പശാല',
  Networking: 'നെറ്റ്‌വർക്കിംഗ്',
  Symposium: 'സിമ്പോസിയം',
  Competition: 'മത്സരം',
  Meetup: 'കൂടിച്ചേരൽ',
} as const;

// One event
export const event = 'പരിപാടി';
export const eventTitle = 'പരിപാടി | {committee}';
export const ofTitle = '– {title}';
export const dateAndTime = 'തീയതിയും സമയവും';
export const viewOnMap = 'മാപ്പിൽ കാണുക';
export const addToCalendar = 'കലണ്ടറിൽ ചേർക്കുക';
export const visitWebsite = 'വെബ്സൈറ്റ് കാണുക';
export const eventLinks = 'പരിപാടിയുടെ ലിങ്കുകൾ';
export const linkNumber = 'ലിങ്ക് {number}';
export const noLinksAvailable = 'ലിങ്കുകളില്ല';

// Sharing an event
export const shareEvent = 'പങ്കിടുക';
export const detailsCopied = 'പരിപാടിയുടെ വിവരങ്ങളും ലിങ്കും ക്ലിപ്ബോർഡിലേക്ക് പകർത്തി!';
export const linkCopied = 'പരിപാടിയുടെ ലിങ്ക് ക്ലിപ്ബോർഡിലേക്ക് പകർത്തി!';
export const unableToCopy = 'തനിയെ പകർത്താനായില്ല';

// The calendar
export const inYourCalendar = 'നിങ്ങളുടെ കലണ്ടറിൽ';
export const subscribeOnce = 'ഒരിക്കൽ സബ്സ്ക്രൈബ് ചെയ്താൽ മതി; പുതിയ പരിപാടികളും മാറ്റങ്ങളും തനിയെ വരും.';
export const appleOrOutlook = 'Apple അല്ലെങ്കിൽ Outlook';
export const googleCalendar = 'Google കലണ്ടർ';
export const calendarFile = 'കലണ്ടർ ഫയൽ';
export const subscribe = 'സബ്സ്ക്രൈബ് ചെയ്യുക';
export const calendarAsOfToday = '.ics, ഇന്നത്തെ നിലയിൽ';
export const calendarName = '{committee} പരിപാടികൾ';

// Posters
export const poster = 'പോസ്റ്റർ';
export const posterNoun = 'പോസ്റ്റർ';
export const posters = 'പോസ്റ്ററുകൾ';
export const postersAvailable = { one: '{count} പോസ്റ്റർ ലഭ്യമാണ്', other: '{count} പോസ്റ്ററുകൾ ലഭ്യമാണ്' } as const;
export const posterOf = 'പോസ്റ്റർ: {title}';
export const posterOfSeveral = 'പോസ്റ്റർ {number} / {count}: {title}';
export const postersOfDay = 'പോസ്റ്ററുകൾ, {day}';
export const loadingPosters = 'പോസ്റ്ററുകൾ ലോഡ് ചെയ്യുന്നു...';
export const noPosters = 'ഈ പരിപാടിക്ക് പോസ്റ്ററുകളില്ല';
export const posterInFullSize = '{title}: പോസ്റ്റർ {number}, മുഴുവൻ വലുപ്പത്തിൽ';

// Manage Events
export const searchHint = 'തലക്കെട്ട്, വിവരണം അല്ലെങ്കിൽ സ്ഥലം';
export const past = 'കഴിഞ്ഞവ';
export const eventsFound = { one: '{count} പരിപാടി കണ്ടെത്തി', other: '{count} പരിപാടികൾ കണ്ടെത്തി' } as const;
export const noEventsMatch = 'ഈ മാനദണ്ഡങ്ങൾക്കു ചേരുന്ന പരിപാടികളില്ല';
export const noEventsFound = 'പരിപാടികളൊന്നുമില്ല';
export const createYourFirstEvent = 'ആദ്യത്തെ പരിപാടി ചേർക്കുക';
export const failedToLoadEvents = 'പരിപാടികൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const stageBadges = { upcoming: 'വരാനിരിക്കുന്നു', past: 'കഴിഞ്ഞു', active: 'നടക്കുന്നു' } as const;
export const hiddenFromVisitors = 'സന്ദർശകർക്ക് കാണാനാവില്ല';
export const createdOn = 'ചേർത്തത്: {day}';
export const addPosters = 'പോസ്റ്ററുകൾ ചേർക്കുക';
export const registration = 'രജിസ്ട്രേഷൻ';
export const deleteTitle = '{title} ഇല്ലാതാക്കുക';
export const viewPosters = {
  one: '{title}: പോസ്റ്ററുകൾ കാണുക ({count} പോസ്റ്റർ)',
  other: '{title}: പോസ്റ്ററുകൾ കാണുക ({count} പോസ്റ്ററുകൾ)',
} as const;
export const posterCount = { one: '{count} പോസ്റ്റർ', other: '{count} പോസ്റ്ററുകൾ' } as const;
export const noDateSet = 'തീയതി നൽകിയിട്ടില്ല';
export const unknownDate = 'തീയതി അറിയില്ല';
export const untitledEvent = 'തലക്കെട്ടില്ലാത്ത പരിപാടി';
export const noDescription = 'വിവരണം ലഭ്യമല്ല';
export const noLocationSet = 'സ്ഥലം നൽകിയിട്ടില്ല';
export const deleteEvent = 'പരിപാടി ഇല്ലാതാക്കുക';
export const deleteEventQuestion = '{title} ഇല്ലാതാക്കണമെന്ന് ഉറപ്പാണോ? അതിന്റെ പോസ്റ്ററുകളും ഇല്ലാതാകും. ഇത് തിരിച്ചെടുക്കാനാവില്ല.';
export const eventDeleted = 'പരിപാടി ഇല്ലാതാക്കി';
export const failedToDeleteEvent = 'പരിപാടി ഇല്ലാതാക്കാനായില്ല';
export const eventNotFound = 'ഈ പരിപാടി കണ്ടെത്താനായില്ല.';

// An event's form
export const createEvent = 'പരിപാടി ചേർക്കുക';
export const editEvent = 'പരിപാടി തിരുത്തുക';
export const titleInEnglish = 'തലക്കെട്ട് (ഇംഗ്ലീഷ്)';
export const titleInMalayalam = 'തലക്കെട്ട് (മലയാളം)';
export const descriptionInEnglish = 'വിവരണം (ഇംഗ്ലീഷ്)';
export const descriptionInMalayalam = 'വിവരണം (മലയാളം)';
export const locationInEnglish = 'സ്ഥലം (ഇംഗ്ലീഷ്)';
export const locationInMalayalam = 'സ്ഥലം (മലയാളം)';
export const pastDate = 'ഈ തീയതി കഴിഞ്ഞതാണ്.';
export const time = 'സമയം';
export const timeHint = 'ഇന്ത്യൻ സമയം. ദിവസം മാത്രമേ അറിയൂ എങ്കിൽ ഒഴിച്ചിടുക.';
export const links = 'ലിങ്കുകൾ';
export const linksHint = 'വെബ് വിലാസങ്ങൾ, ഓരോ വരിയിൽ ഓരോന്ന്.';
export const website = 'വെബ്സൈറ്റ്';
export const active = 'സജീവം';
export const activeHint = 'സന്ദർശകർ സജീവമായ പരിപാടികൾ മാത്രമേ കാണൂ.';
export const newPosters = 'പുതിയ പോസ്റ്ററുകൾ';
export const needed = 'തലക്കെട്ട്, വിവരണം, തീയതി, സ്ഥലം എന്നിവ ആവശ്യമാണ്';
export const invalidDate = 'തീയതി ശരിയല്ല';
export const badLink = 'എല്ലാ ലിങ്കുകളും വെബ് വിലാസങ്ങളായിരിക്കണം.';
export const trueOrFalse = 'ശരി അല്ലെങ്കിൽ തെറ്റ് ആയിരിക്കണം.';
export const unknownCategory = 'ഈ വിഭാഗം അറിയില്ല.';
export const failedToCreateEvent = 'പരിപാടി ചേർക്കാനായില്ല';
export const failedToUpdateEvent = 'പരിപാടി പുതുക്കാനായില്ല';
export const saved = { created: 'പരിപാടി ചേർത്തു', updated: 'പരിപാടി പുതുക്കി' } as const;
export const savedWithoutSomePosters = {
  created: 'പരിപാടി ചേർത്തു, പക്ഷേ ചില പോസ്റ്ററുകൾ അപ്‌ലോഡ് ചെയ്യാനായില്ല',
  updated: 'പരിപാടി പുതുക്കി, പക്ഷേ ചില പോസ്റ്ററുകൾ അപ്‌ലോഡ് ചെയ്യാനായില്ല',
} as const;
export const savedWithPosters = {
  created: '{count} പോസ്റ്ററോടെ പരിപാടി ചേർത്തു!',
  updated: '{count} പുതിയ പോസ്റ്ററോടെ പരിപാടി പുതുക്കി!',
} as const;
export const conflict = 'ഇതിനിടെ മറ്റൊരാൾ ഈ പരിപാടിയിൽ മാറ്റം വരുത്തി.';
export const conflictExplained = 'ഒന്നും സേവ് ചെയ്തിട്ടില്ല. ഇപ്പോൾ സേവ് ചെയ്തിരിക്കുന്നത് ലോഡ് ചെയ്യുക; നിങ്ങൾ ടൈപ്പ് ചെയ്തത് നഷ്ടപ്പെടില്ല.';
export const loadWhatIsSaved = 'സേവ് ചെയ്തിരിക്കുന്നത് ലോഡ് ചെയ്യുക';
export const loadedWhatIsSaved =
  'ഇപ്പോൾ സേവ് ചെയ്തിരിക്കുന്നത് ലോഡ് ചെയ്തു. നിങ്ങൾ ടൈപ്പ് ചെയ്തത് അതേപടിയുണ്ട്; അടയാളപ്പെടുത്തിയ കള്ളികൾ നോക്കിയശേഷം വീണ്ടും സേവ് ചെയ്യുക.';

// An event's posters in Manage Events
export const uploadPosters = 'പോസ്റ്ററുകൾ അപ്‌ലോഡ് ചെയ്യുക';
export const uploadSeveralPosters = '{count} പോസ്റ്ററുകൾ അപ്‌ലോഡ് ചെയ്യുക';
export const postersUploaded = '{count} പോസ്റ്റർ അപ്‌ലോഡ് ചെയ്തു!';
export const failedToUploadPosters = 'പോസ്റ്ററുകൾ അപ്‌ലോഡ് ചെയ്യാനായില്ല.';
export const postersCancelled = '{count} എണ്ണം റദ്ദാക്കി';
export const postersHint = 'ചിത്രങ്ങൾ; ഓരോന്നും 20 MB വരെ.';
export const notAPicture = 'ദയവായി ശരിയായ ഒരു ചിത്ര ഫയൽ തിരഞ്ഞെടുക്കുക';
export const notPictures = 'ദയവായി ശരിയായ ചിത്ര ഫയൽ തിരഞ്ഞെടുക്കുക: {names}.';
export const picturesTooLarge = 'ഫയലിന്റെ വലുപ്പം പരമാവധി 20 MB ആകാം: {names}.';
export const posterTooLarge = 'ഫയലിന്റെ വലുപ്പം പരമാവധി 20 MB ആകാം.';
export const tooManyPixels = 'ചിത്രത്തിൽ പിക്സലുകൾ വളരെ കൂടുതലാണ്.';
export const pleaseSelectFiles = 'അപ്‌ലോഡ് ചെയ്യാനുള്ള ഫയലുകൾ ദയവായി തിരഞ്ഞെടുക്കുക';
export const posterNotFound = 'ഈ പോസ്റ്റർ കണ്ടെത്താനായില്ല.';
export const failedToLoadPosters = 'ഈ പരിപാടിയുടെ പോസ്റ്ററുകൾ ലഭ്യമാക്കാനായില്ല.';
export const previousPoster = 'മുൻ പോസ്റ്റർ';
export const nextPoster = 'അടുത്ത പോസ്റ്റർ';
export const allPosters = 'എല്ലാ പോസ്റ്ററുകളും';
export const showPoster = 'പോസ്റ്റർ {number} കാണിക്കുക';
export const uploadedOn = 'അപ്‌ലോഡ് ചെയ്തത്: {day}';
export const fullSize = 'മുഴുവൻ വലുപ്പം';
export const deletePoster = 'പോസ്റ്റർ ഇല്ലാതാക്കുക';
export const deletePosterQuestion = 'ഈ പോസ്റ്റർ ഇല്ലാതാക്കണമെന്ന് ഉറപ്പാണോ? ഇത് തിരിച്ചെടുക്കാനാവില്ല.';
export const posterDeleted = 'പോസ്റ്റർ ഇല്ലാതാക്കി';
export const failedToDeletePoster = 'പോസ്റ്റർ ഇല്ലാതാക്കാനായില്ല';

// The audit log
export const audit = {
  event: 'പരിപാടി',
  events: 'പരിപാടികൾ',
  poster: 'പോസ്റ്റർ',
  posters: 'പോസ്റ്ററുകൾ',
  date: 'തീയതി',
  active: 'സജീവം',
  titleMl: 'തലക്കെട്ട് (മലയാളം)',
  descriptionMl: 'വിവരണം (മലയാളം)',
  locationMl: 'സ്ഥലം (മലയാളം)',
} as const;
