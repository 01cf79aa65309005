// What a form or the server does not take
export const eventUnknown = 'ഈ പരിപാടി കണ്ടെത്താനായില്ല.';
export const notRegistered = 'നിങ്ങൾ ഈ പരിപാടിക്ക് രജിസ്റ്റർ ചെയ്തിട്ടില്ല.';
export const noRegistration = 'ഈ പരിപാടിക്ക് രജിസ്ട്രേഷൻ ഇല്ല.';
export const registrationClosed = 'ഈ പരിപാടിയുടെ രജിസ്ട്രേഷൻ അവസാനിച്ചു.';
export const noMoreSeats = 'കൂടുതൽ അതിഥികൾക്ക് ഒഴിവുള്ള ഇരിപ്പിടങ്ങളില്ല.';
export const badChoice = 'ഒരെണ്ണം തിരഞ്ഞെടുക്കുക.';
export const guestsRange = '0 മുതൽ 4 വരെ അതിഥികളുടെ എണ്ണം നൽകുക.';
export const fewerGuests = 'ഈ പരിപാടിയിൽ ഓരോ അംഗത്തിനും അതിഥികൾ കുറവാണ്.';
export const dietPerHead = 'ഓരോ ആൾക്കും ഭക്ഷണം തിരഞ്ഞെടുക്കുക.';
export const capacityRange = '1 മുതൽ 100000 വരെ ഇരിപ്പിടങ്ങളുടെ എണ്ണം നൽകുക.';
export const hoursRange = '0 മുതൽ 100 വരെ മണിക്കൂർ നൽകുക.';
export const badMoment = 'തീയതിയും സമയവും നൽകുക.';
export const closesAfter = 'രജിസ്ട്രേഷൻ തുടങ്ങിയ ശേഷമേ അവസാനിക്കാവൂ.';
export const yesOrNo = 'ഉണ്ട് അല്ലെങ്കിൽ ഇല്ല എന്ന് തിരഞ്ഞെടുക്കുക.';
export const gateNeeded = 'കവാടത്തിന്റെ പേര് നൽകുക.';
export const passUnknown = 'പാസ് കണ്ടെത്തിയില്ല.';
export const noDouble = 'ഈ ടിക്കറ്റ് രണ്ട് കവാടങ്ങളിൽ സ്കാൻ ചെയ്തിട്ടില്ല.';
export const passDead = 'ഈ പാസ് സാധുവല്ല. ഓഫീസിൽ നിന്ന് പുതിയത് വാങ്ങുക.';
export const tooManyScans = 'ഒരേസമയം പരമാവധി 200 സ്കാനുകൾ.';
export const notScanned = 'കവാടത്തിൽ ടിക്കറ്റ് സ്കാൻ ചെയ്ത ശേഷമേ സർട്ടിഫിക്കറ്റ് ലഭിക്കൂ.';
export const doublesWaiting = 'രണ്ട് കവാടങ്ങളിൽ സ്കാൻ ചെയ്ത ടിക്കറ്റുകൾ';
export const ticketFor = '{event}: ടിക്കറ്റ്';

export const notices = {
  eventMovedUp: 'നിങ്ങൾക്ക് ഇരിപ്പിടം ലഭിച്ചു',
  eventSeatOffered: 'രണ്ട് മണിക്കൂർ നേരത്തേക്ക് നിങ്ങൾക്കായി ഒരു ഇരിപ്പിടം ഒഴിവുണ്ട്',
} as const;
export const mails = {
  titles: {
    registered: 'നിങ്ങൾക്ക് ഇരിപ്പിടമുണ്ട്',
    moved: 'നിങ്ങൾക്ക് ഇരിപ്പിടം ലഭിച്ചു',
    offered: 'രണ്ട് മണിക്കൂർ നേരത്തേക്ക് നിങ്ങൾക്കായി ഒരു ഇരിപ്പിടം ഒഴിവുണ്ട്',
  },
  texts: {
    registered: '{event}: നിങ്ങൾ രജിസ്റ്റർ ചെയ്തിരിക്കുന്നു. ഈ കോഡ് കവാടത്തിൽ കാണിക്കുക.',
    moved: '{event}: കാത്തിരിപ്പ് പട്ടികയിൽ നിന്ന് നിങ്ങൾക്ക് ഇരിപ്പിടം ലഭിച്ചു. ഈ കോഡ് കവാടത്തിൽ കാണിക്കുക.',
    offered: '{event}: രണ്ട് മണിക്കൂർ നേരത്തേക്ക് നിങ്ങൾക്കായി ഒരു ഇരിപ്പിടം ഒഴിവുണ്ട്. അതുകഴിഞ്ഞാൽ അത് പട്ടികയിലെ അടുത്തയാൾക്ക് ലഭിക്കും.',
  },
  when: 'എപ്പോൾ',
  where: 'സ്ഥലം',
  people: 'നിങ്ങളടക്കം ആളുകൾ',
  codeOf: '{event}: നിങ്ങളുടെ ടിക്കറ്റിന്റെ കോഡ്',
  code: 'ടിക്കറ്റിന്റെ കോഡ്',
  cannotCome: 'വരാൻ കഴിയില്ലേ?',
  giveSeatBack: 'ഇരിപ്പിടം കാത്തിരിക്കുന്നവർക്ക് നൽകുക',
  showTicket: 'ടിക്കറ്റ് കാണിക്കുക',
  answerOffer: 'ഇരിപ്പിടം സ്വീകരിക്കുക അല്ലെങ്കിൽ വേണ്ടെന്നുവെക്കുക',
} as const;

// The office's screen of an event's registration
export const statusNames = {
  going: 'ഇരിപ്പിടമുണ്ട്',
  waiting: 'കാത്തിരിക്കുന്നു',
  offered: 'ഇരിപ്പിടം നീക്കിവെച്ചിട്ടുണ്ട്',
  cancelled: 'റദ്ദാക്കി',
} as const;
export const office = {
  title: 'രജിസ്ട്രേഷൻ',
  of: 'രജിസ്ട്രേഷൻ: {event}',
  backToEvents: 'എല്ലാ പരിപാടികളും',
  failedToLoad: 'ഈ പരിപാടിയുടെ രജിസ്ട്രേഷൻ ലഭ്യമാക്കാനായില്ല.',
  noEvent: 'അങ്ങനെയൊരു പരിപാടിയില്ല',
  tabs: {
    settings: 'ക്രമീകരണങ്ങൾ',
    attendees: 'പങ്കെടുക്കുന്നവർ',
    numbers: 'എണ്ണം',
    came: 'വന്നവർ',
    gates: 'കവാടങ്ങൾ',
  },
  notOpened: 'ഈ പരിപാടിക്ക് ഇതുവരെ രജിസ്ട്രേഷൻ ഇല്ല',
  notOpenedWhy: 'ക്രമീകരണങ്ങളിൽ ഇരിപ്പിടങ്ങളുടെ എണ്ണം നൽകുക. അതിനു ശേഷം അംഗങ്ങൾക്ക് രജിസ്റ്റർ ചെയ്യാം.',
  toSettings: 'ക്രമീകരണങ്ങളിലേക്ക്',

  opens: 'തുടങ്ങുന്നത്',
  opensHint: 'ഒഴിച്ചിട്ടാൽ: ഉടനെ',
  closes: 'അവസാനിക്കുന്നത്',
  closesHint: 'ഒഴിച്ചിട്ടാൽ: പരിപാടിയുടെ ദിവസം കഴിയുമ്പോൾ',
  capacity: 'ഇരിപ്പിടങ്ങൾ',
  capacityHint: 'അതിഥികൾക്കും ഇരിപ്പിടം വേണം. എണ്ണം കുറച്ചാലും ഇരിപ്പിടം ലഭിച്ചവർക്ക് അത് നഷ്ടമാകില്ല.',
  guestsMax: 'ഓരോ അംഗത്തിനും അതിഥികൾ',
  hours: 'തുടർ തൊഴിൽ വികസനം (മണിക്കൂർ)',
  hoursHint: 'സർട്ടിഫിക്കറ്റിൽ കാണിക്കും. ഒഴിച്ചിട്ടാൽ: ഇല്ല',
  numbersDue: 'അടുക്കളയ്ക്കുള്ള എണ്ണം വേണ്ടത്',
  numbersDueHint: 'അപ്പോൾ എണ്ണം ഉറപ്പിക്കും; പിന്നീടുള്ള മാറ്റങ്ങൾ അതിനരികെ കാണിക്കും.',
  fillGaps: 'ആളു കുറഞ്ഞ സംഘങ്ങൾക്ക് മുന്നിൽ കടക്കാം',
  fillGapsHint: 'അടുത്ത സംഘത്തിന് തികയാത്ത ഇരിപ്പിടങ്ങൾ, അത് മതിയാകുന്ന പിന്നിലുള്ള സംഘത്തിന് നൽകും.',
  open: 'രജിസ്ട്രേഷൻ തുടങ്ങുക',
  opened: 'രജിസ്ട്രേഷൻ തുടങ്ങി.',
  savedSettings: 'ക്രമീകരണങ്ങൾ സേവ് ചെയ്തു.',
  noChanges: 'മാറ്റങ്ങളൊന്നും വരുത്തിയിട്ടില്ല.',
  failedToSave: 'രജിസ്ട്രേഷന്റെ ക്രമീകരണങ്ങൾ സേവ് ചെയ്യാനായില്ല.',
  movesUp: {
    one: 'സേവ് ചെയ്യുമ്പോൾ {count} സംഘത്തിന് ഇരിപ്പിടം ലഭിക്കും; അവരെ അറിയിപ്പും ഇമെയിലും വഴി അറിയിക്കും:',
    other: 'സേവ് ചെയ്യുമ്പോൾ {count} സംഘങ്ങൾക്ക് ഇരിപ്പിടം ലഭിക്കും; അവരെ അറിയിപ്പും ഇമെയിലും വഴി അറിയിക്കും:',
  },
  failedToPreview: 'ആർക്കൊക്കെ ഇരിപ്പിടം ലഭിക്കുമെന്ന് അറിയാനായില്ല. സേവ് ചെയ്താൽ ചിലർക്ക് ഇരിപ്പിടം ലഭിച്ചേക്കാം.',
  party: { one: '{count} ആൾ', other: '{count} പേർ' },

  searchHint: 'പേര് അല്ലെങ്കിൽ അംഗത്വ നമ്പർ',
  allStatuses: 'എല്ലാവരും',
  person: 'പേര്',
  area: 'ഏരിയ',
  people: 'ആളുകൾ',
  diets: 'ഭക്ഷണം',
  since: 'മുതൽ',
  peopleIn: 'അകത്ത് വന്നവർ',
  placeOf: 'സ്ഥാനം {place}',
  inOf: '{of} പേരിൽ {in}',
  found: { one: '{count} സംഘം', other: '{count} സംഘങ്ങൾ' },
  foundOnPage: { one: '{count} സംഘത്തിൽ {first}–{last}', other: '{count} സംഘങ്ങളിൽ {first}–{last}' },
  pages: 'പങ്കെടുക്കുന്നവരുടെ പേജുകൾ',
  attendeesFailed: 'പങ്കെടുക്കുന്നവരുടെ പട്ടിക ലഭ്യമാക്കാനായില്ല.',
  nobodyYet: 'ഇതുവരെ ആരും രജിസ്റ്റർ ചെയ്തിട്ടില്ല',
  nothingFound: 'ആരെയും കണ്ടെത്തിയില്ല',
  noArea: 'ഏരിയ ഇല്ല',

  numbersFailed: 'എണ്ണം ലഭ്യമാക്കാനായില്ല.',
  now: 'ഇപ്പോൾ',
  frozenAt: 'ഉറപ്പിച്ചത്: {moment}',
  notFrozen: 'എണ്ണം ഉറപ്പിക്കുന്നത്: {moment}.',
  notDue: 'എണ്ണം ഉറപ്പിക്കേണ്ട ദിവസം ക്രമീകരണങ്ങളിൽ ഇല്ല.',
  noChange: 'അതിനു ശേഷം മാറ്റമില്ല.',
  byArea: 'ഏരിയയും ഭക്ഷണവും തിരിച്ച് ആളുകൾ',
  all: 'എല്ലാ ഏരിയകളും ചേർന്ന്',
  forKitchen: 'അടുക്കളയ്ക്കായി പ്രിന്റ് ചെയ്യുക',

  cameFailed: 'ആരൊക്കെ വന്നുവെന്ന് ലഭ്യമാക്കാനായില്ല.',
  registered: 'രജിസ്റ്റർ ചെയ്തവർ',
  waiting: 'കാത്തിരിക്കുന്നവർ',
  came: 'വന്നവർ',
  walkIns: 'രജിസ്റ്റർ ചെയ്യാതെ വന്നവർ',
  secondsPerScan: 'ഓരോ സ്കാനിനും സെക്കൻഡ്',
  cameByArea: 'വന്നവർ, ഏരിയ തിരിച്ച്',
  doubles: 'രണ്ട് കവാടം, ഒരു ടിക്കറ്റ്',
  doublesWhy:
    'ഈ ടിക്കറ്റുകൾ രണ്ട് കവാടങ്ങളിൽ സ്കാൻ ചെയ്തു. ആ ടിക്കറ്റുമായി ആരാണ് വന്നതെന്ന് രണ്ടാമത്തെ കവാടത്തിൽ ചോദിച്ച ശേഷം പരിശോധിച്ചതായി അടയാളപ്പെടുത്തുക.',
  lookedAt: 'പരിശോധിച്ചു',
  lookAgain: 'വീണ്ടും പരിശോധിക്കാൻ',
  lookedAtNow: 'പരിശോധിച്ചതായി അടയാളപ്പെടുത്തി.',
  openAgain: 'ഇത് വീണ്ടും പരിശോധനയ്ക്കായി കാത്തിരിക്കുന്നു.',
  lookFailed: 'ടിക്കറ്റ് അടയാളപ്പെടുത്താനായില്ല.',
  allLookedAt: 'പരിശോധിക്കാൻ ടിക്കറ്റുകളൊന്നുമില്ല',
  orderUnsure: 'ക്രമം ഉറപ്പില്ല: ഒരു ഫോണിന്റെ ക്ലോക്ക് മാറ്റിയിരുന്നു.',
  noDoubles: 'ഒരു ടിക്കറ്റും രണ്ട് കവാടങ്ങളിൽ സ്കാൻ ചെയ്തിട്ടില്ല.',
  first: 'ആദ്യം',
  second: 'രണ്ടാമത്',
  at: '{gate}, {moment}',

  gatesFailed: 'കവാടങ്ങളുടെ പാസുകൾ ലഭ്യമാക്കാനായില്ല.',
  gatesWhy: 'പാസുള്ള ഫോണിൽ ലോഗിൻ ചെയ്യാതെ തന്നെ ഒരു കവാടത്തിലെ ടിക്കറ്റുകൾ സ്കാൻ ചെയ്യാം.',
  window: 'പാസ് സാധുവായ സമയം: {from} മുതൽ {until} വരെ.',
  noPasses: 'ഒരു കവാടത്തിനും ഇതുവരെ പാസ് ഇല്ല',
  passes: 'കവാടങ്ങളുടെ പാസുകൾ',
  gate: 'കവാടം',
  gateNumber: 'കവാടം {number}',
  made: 'ഉണ്ടാക്കിയത്',
  state: 'നില',
  live: 'സാധുവാണ്',
  revoked: 'തിരിച്ചെടുത്തത്: {moment}',
  makePass: 'പാസ് ഉണ്ടാക്കുക',
  passFailed: 'പാസ് ഉണ്ടാക്കാനായില്ല.',
  revoke: 'തിരിച്ചെടുക്കുക',
  revokePass: 'പാസ് തിരിച്ചെടുക്കുക',
  revokeMeans: '{gate}: അവിടെയുള്ള ഫോണിന് ഇനി പട്ടിക വായിക്കാനോ സ്കാനുകൾ അയയ്ക്കാനോ കഴിയില്ല. അയയ്ക്കാത്തവ പുതിയ പാസ് കിട്ടുംവരെ ഫോണിൽ തുടരും.',
  passRevoked: 'പാസ് തിരിച്ചെടുത്തു.',
  revokeFailed: 'പാസ് തിരിച്ചെടുക്കാനായില്ല.',
  pass: 'പാസ്: {gate}',
  passCode: 'പാസിന്റെ കോഡ്: {gate}',
  shownOnce: 'ഇപ്പോൾ മാത്രമേ ഇത് കാണിക്കൂ. കവാടത്തിലെ ഫോൺ കൊണ്ട് സ്കാൻ ചെയ്യുക.',
  copyLink: 'ലിങ്ക് കോപ്പി ചെയ്യുക',
  linkCopied: 'ലിങ്ക് കോപ്പി ചെയ്തു.',
  linkNotCopied: 'ലിങ്ക് കോപ്പി ചെയ്യാനായില്ല.',
  sendLink: 'ലിങ്ക് അയയ്ക്കുക',
  paperTwin: 'കവാടത്തിലേക്കുള്ള പട്ടിക പ്രിന്റ് ചെയ്യുക',
  paperTwinHint: 'ഇരിപ്പിടമുള്ള എല്ലാവരും A4 കടലാസിൽ, അടയാളമിടാൻ കള്ളികളോടെ; ഫോണില്ലാത്ത കവാടത്തിനു വേണ്ടി.',
  paperTitle: 'പങ്കെടുക്കുന്നവർ: {event}',
  nameMl: 'മലയാളത്തിലുള്ള പേര്',
  passPaper: 'ഈ കോഡ് കൈവശമുള്ളവർക്ക് ഈ പരിപാടിയുടെ ടിക്കറ്റുകൾ സ്കാൻ ചെയ്യാം.',

  personEventsFailed: 'ഈ ആളുടെ പരിപാടികൾ ലഭ്യമാക്കാനായില്ല.',
  noPersonEvents: 'ഒരു പരിപാടിക്കും രജിസ്റ്റർ ചെയ്തിട്ടില്ല.',
  hoursInAll: 'ആകെ തുടർ തൊഴിൽ വികസനം (മണിക്കൂർ): {hours}',
  cameIn: '{of} പേരിൽ വന്നത്: {in}',
  hoursOf: 'മണിക്കൂർ: {hours}',
} as const;

// The member's side
export const registrationTitle = 'രജിസ്ട്രേഷൻ';
export const visitorsRead =
  'അംഗങ്ങൾക്ക് ലോഗിൻ ചെയ്ത് ഇവിടെ രജിസ്റ്റർ ചെയ്യാം. മറ്റുള്ളവർക്ക് ഒരംഗത്തിന്റെ അതിഥിയായോ കവാടത്തിൽ നേരിട്ടോ വരാം.';
export const registrationFailed = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ ലഭിച്ചില്ല. വീണ്ടും ശ്രമിക്കുക.';
export const seatsLeft = { one: '{count} ഇരിപ്പിടം ഒഴിവുണ്ട്.', other: '{count} ഇരിപ്പിടങ്ങൾ ഒഴിവുണ്ട്.' } as const;
export const listOpen = 'ഇരിപ്പിടങ്ങൾ നിറഞ്ഞു: പുതിയ രജിസ്ട്രേഷൻ കാത്തിരിപ്പ് പട്ടികയിലാകും.';
export const registerUntil = '{moment} വരെ രജിസ്റ്റർ ചെയ്യാം.';
export const opensAt = '{moment} മുതൽ രജിസ്റ്റർ ചെയ്യാം.';
export const closedNow = 'രജിസ്ട്രേഷൻ അവസാനിച്ചു.';
export const register = 'രജിസ്റ്റർ ചെയ്യുക';
export const joinList = 'കാത്തിരിപ്പ് പട്ടികയിൽ ചേരുക';
export const guestsLabel = 'കൂടെ വരുന്ന അതിഥികൾ';
export const noGuests = 'അതിഥികളില്ല';
export const guestCount = { one: '{count} അതിഥി', other: '{count} അതിഥികൾ' } as const;
export const ownDiet = 'നിങ്ങളുടെ ഭക്ഷണം';
export const guestDiet = 'അതിഥി {number}: ഭക്ഷണം';
export const dietNames = { veg: 'സസ്യഭക്ഷണം', non_veg: 'മാംസഭക്ഷണം' } as const;
export const changeParty = 'മാറ്റുക';
export const partyChanged = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ മാറ്റി.';
export const nowGoing = 'നിങ്ങൾ രജിസ്റ്റർ ചെയ്തു: ഇരിപ്പിടമുണ്ട്.';
export const nowWaiting = 'കാത്തിരിപ്പ് പട്ടികയിൽ നിങ്ങളുടെ സ്ഥാനം {place} ആണ്.';
export const notRegisteredNow = 'രജിസ്റ്റർ ചെയ്യാനായില്ല.';
export const youAlone = 'നിങ്ങൾ';
export const youAndGuests = { one: 'നിങ്ങളും {count} അതിഥിയും', other: 'നിങ്ങളും {count} അതിഥികളും' } as const;
export const vegetarian = { one: '{count} സസ്യഭക്ഷണം', other: '{count} സസ്യഭക്ഷണം' } as const;
export const nonVegetarian = { one: '{count} മാംസഭക്ഷണം', other: '{count} മാംസഭക്ഷണം' } as const;
export const youHaveSeat = 'നിങ്ങൾക്ക് ഇരിപ്പിടമുണ്ട്';
export const youWait = 'കാത്തിരിപ്പ് പട്ടിക, സ്ഥാനം {place}';
export const offeredUntil = '{moment} വരെ നിങ്ങൾക്കായി ഒരു ഇരിപ്പിടം ഒഴിവുണ്ട്';
export const youCancelled = 'റദ്ദാക്കി';
export const takeSeat = 'ഇരിപ്പിടം സ്വീകരിക്കുക';
export const declineSeat = 'വേണ്ട';
export const seatTaken = 'ഇരിപ്പിടം നിങ്ങളുടേതാണ്.';
export const offerDeclined = 'ഇരിപ്പിടം വേണ്ടെന്നുവെച്ചു.';
export const cannotCome = 'വരാൻ കഴിയില്ല';
export const iCome = 'ഞാൻ വരുന്നുണ്ട്';
export const cannotComeQuestion = 'വരാൻ കഴിയില്ലേ? നിങ്ങളുടെ ഇരിപ്പിടം കാത്തിരിക്കുന്നവർക്ക് ലഭിക്കും.';
export const seatGivenBack = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ റദ്ദാക്കി. അറിയിച്ചതിന് നന്ദി.';
export const leaveList = 'പട്ടികയിൽ നിന്ന് ഒഴിയുക';
export const stayOnList = 'പട്ടികയിൽ തുടരുക';
export const leaveListQuestion = 'കാത്തിരിപ്പ് പട്ടികയിൽ നിന്ന് ഒഴിയണോ? തിരികെ വന്നാൽ അവസാനമാകും സ്ഥാനം.';
export const listLeft = 'നിങ്ങൾ ഇപ്പോൾ കാത്തിരിപ്പ് പട്ടികയിലില്ല.';
export const notCancelled = 'രജിസ്ട്രേഷൻ റദ്ദാക്കാനായില്ല.';
export const showTicket = 'ടിക്കറ്റ് കാണിക്കുക';
export const ticketCode = '{event}: നിങ്ങളുടെ ടിക്കറ്റിന്റെ കോഡ്';
export const ownEventsLead = 'നിങ്ങളുടെ ടിക്കറ്റുകളും പങ്കെടുത്ത പരിപാടികളും.';
export const ticketsFailed = 'നിങ്ങളുടെ ടിക്കറ്റുകൾ ലഭിച്ചില്ല. വീണ്ടും ശ്രമിക്കുക.';
export const noTickets = 'ടിക്കറ്റുകളില്ല';
export const noTicketsMeans = 'രജിസ്ട്രേഷനുള്ള പരിപാടിയുടെ പേജിൽ രജിസ്റ്റർ ചെയ്യാം.';
export const pastTickets = 'കഴിഞ്ഞ പരിപാടികൾ';
export const hoursInAll = 'ആകെ {hours} പരിശീലന മണിക്കൂർ';
export const hours = { one: '{count} മണിക്കൂർ', other: '{count} മണിക്കൂർ' } as const;
export const attended = 'പങ്കെടുത്തു';
export const saveCertificate = 'സർട്ടിഫിക്കറ്റ്';
export const certificateOf = '{event}: സർട്ടിഫിക്കറ്റ്';
export const certificateFailed = 'സർട്ടിഫിക്കറ്റ് സേവ് ചെയ്യാനായില്ല.';
export const notAttended = 'പങ്കെടുത്തില്ല';

// The certificate
export const certificate = {
  title: 'പങ്കാളിത്ത സർട്ടിഫിക്കറ്റ്',
  certifies: 'സാക്ഷ്യപ്പെടുത്തുന്നത്:',
  attended: 'താഴെ പറയുന്ന പരിപാടിയിൽ പങ്കെടുത്തു',
  held: '{day}, {place}',
  hours: 'തുടർ തൊഴിൽ വികസനം: {hours} മണിക്കൂർ',
  check: 'പരിശോധിക്കാൻ: {address}',
  name: 'പേര്',
  membershipId: 'അംഗത്വ നമ്പർ',
  event: 'പരിപാടി',
  day: 'തീയതി',
  development: 'തുടർ തൊഴിൽ വികസനം (മണിക്കൂർ)',
  good: 'ഈ സർട്ടിഫിക്കറ്റ് സാധുവാണ്.',
} as const;

// The door
export const doorTitle = 'വാതിൽ';
export const doorNoPass = 'ഈ ഫോണിൽ ഈ വാതിലിനുള്ള പാസ് ഇല്ല';
export const doorNoPassLead = 'ഓഫീസ് കാണിക്കുന്ന QR കോഡ് ഈ ഫോണിന്റെ ക്യാമറ കൊണ്ട് സ്കാൻ ചെയ്യുക, അല്ലെങ്കിൽ പാസിന്റെ വിലാസം ഇവിടെ ഒട്ടിക്കുക.';
export const doorPassAddress = 'പാസിന്റെ വിലാസം';
export const doorPassOpen = 'വാതിൽ തുറക്കുക';
export const doorPassWrong = 'ഇത് ഈ പരിപാടിക്കുള്ള പാസിന്റെ വിലാസമല്ല.';
export const doorStoresNothing = 'ഈ ബ്രൗസർ ഒന്നും സൂക്ഷിക്കുന്നില്ല; സ്കാനുകൾ നഷ്ടപ്പെടും. സാധാരണ വിൻഡോയിൽ തുറക്കുക, അല്ലെങ്കിൽ സ്ഥലം ഒഴിവാക്കുക.';
export const doorStoreFull =
  'ഒരു സ്കാൻ ഈ ഫോണിൽ സൂക്ഷിക്കാനായില്ല. എല്ലാ സ്കാനുകളും അയയ്ക്കുന്നതുവരെ ഈ പേജ് തുറന്നുവയ്ക്കുക, അല്ലെങ്കിൽ ഫയലായി സൂക്ഷിക്കുക.';
export const doorEnded = 'ഈ പാസ് ഇനി സാധുവല്ല';
export const doorEndedLead = 'നിങ്ങൾക്ക് തുടരാം: സ്കാനുകൾ ഈ ഫോണിൽ സൂക്ഷിക്കുന്നു. ഓഫീസിന്റെ പുതിയ പാസ് സ്കാൻ ചെയ്താൽ അവ അയയ്ക്കും.';
export const doorWaiting = {
  one: '{count} സ്കാൻ അയയ്ക്കാനുണ്ട്',
  other: '{count} സ്കാനുകൾ അയയ്ക്കാനുണ്ട്',
} as const;
export const doorNothingWaits = 'ഒന്നും അയയ്ക്കാനില്ല';
export const doorRefused = {
  one: 'സെർവറിന് വായിക്കാനാകാത്ത {count} സ്കാൻ: ഫയലായി കാണിക്കുക',
  other: 'സെർവറിന് വായിക്കാനാകാത്ത {count} സ്കാനുകൾ: ഫയലായി കാണിക്കുക',
} as const;
export const doorListOf = '{time}-ലെ പട്ടിക';
export const doorNoList = 'പട്ടിക ഇനിയും ഇല്ല';
export const doorClockSet = 'സ്കാനുകൾ അയയ്ക്കുന്നതിനു മുമ്പ് ഈ ഫോണിന്റെ ക്ലോക്ക് മാറ്റി. അവയുടെ സമയം തിരുത്തി, ഉറപ്പില്ലെന്ന് അടയാളപ്പെടുത്തുന്നു.';
export const doorCameOf = '{people} പേരിൽ {came} പേർ എത്തി';
export const doorReadyFor = 'ടിക്കറ്റ് സ്കാൻ ചെയ്യുക';
export const doorReadyForLead = 'ക്യാമറ കൊണ്ടോ സ്കാനർ കൊണ്ടോ താഴെ ടൈപ്പ് ചെയ്തോ.';
export const doorEntry = 'കോഡ്, അതിന്റെ അവസാന 4 അക്ഷരങ്ങൾ, അല്ലെങ്കിൽ പേര്';
export const doorEntryTake = 'തിരയുക';
export const doorFound = 'കണ്ടെത്തിയ രജിസ്ട്രേഷനുകൾ';
export const doorNotFound = 'പട്ടികയിൽ ഇല്ല. രജിസ്റ്റർ ചെയ്യാതെ വന്നവരായി പ്രവേശിപ്പിക്കാം.';
export const doorLetIn = 'പ്രവേശിപ്പിക്കുക';
export const doorPartyIn = '{of} പേരിൽ {in} പേർ അകത്തുണ്ട്';
export const doorFewer = 'കുറച്ചുപേർ മാത്രമാണോ വന്നത്?';
export const doorOnly = { one: '{count} മാത്രം', other: '{count} മാത്രം' } as const;
export const doorUndo = 'പഴയപടിയാക്കുക';
export const doorUndoOf = 'പഴയപടിയാക്കുക: {name}';
export const doorNext = 'അടുത്തത്';
export const doorLast = 'ഒടുവിലത്തെ സ്കാനുകൾ';
export const doorNoLast = 'കഴിഞ്ഞ പത്ത് മിനിറ്റിൽ സ്കാനുകളില്ല.';
export const doorNotSent = 'അയയ്ക്കാനുണ്ട്';
export const doorWalkIn = 'രജിസ്റ്റർ ചെയ്യാതെ വന്നവർ';
export const doorWalkInLead = 'രജിസ്റ്റർ ചെയ്യാതെ വന്നവർക്ക്. ഇവരെ വേറെയായി എണ്ണുന്നു.';
export const doorWalkInPeople = 'എത്ര പേർ';
export const doorWalkInTake = 'രേഖപ്പെടുത്തി പ്രവേശിപ്പിക്കുക';
export const doorShowFile = 'ഫയലായി കാണിക്കുക';
export const doorFileLead = 'ഈ ഫോണിന് അയയ്ക്കാനാകുന്നില്ലെങ്കിൽ അവസാന മാർഗം: ഫയൽ ഓഫീസിന് നൽകുക.';
export const doorCameraStart = 'ക്യാമറ തുടങ്ങുക';
export const doorCameraStop = 'ക്യാമറ നിർത്തുക';
export const doorTorchOn = 'ടോർച്ച് ഓണാക്കുക';
export const doorTorchOff = 'ടോർച്ച് ഓഫാക്കുക';
export const doorCameraView = 'ക്യാമറയുടെ കാഴ്ച';
export const doorCameraDenied = 'ക്യാമറയ്ക്ക് അനുവാദമില്ല. ബ്രൗസറിന്റെ ക്രമീകരണങ്ങളിൽ അനുവദിക്കുക, അല്ലെങ്കിൽ കോഡുകൾ ടൈപ്പ് ചെയ്യുക.';
export const doorCameraNone = 'ഉപയോഗിക്കാവുന്ന ക്യാമറ ഈ ഉപകരണത്തിലില്ല. കോഡുകൾ ടൈപ്പ് ചെയ്യുക, അല്ലെങ്കിൽ സ്കാനർ ഉപയോഗിക്കുക.';
export const doorPhone = 'ഈ ഫോൺ തയ്യാറാണ്';
export const doorPhoneNotYet = 'ഈ ഫോൺ ഇനിയും തയ്യാറായിട്ടില്ല';
export const doorPhoneLead = 'വാതിലുകൾ തുറക്കുന്നതിനു മുമ്പ് ഇത് നോക്കുക.';
export const doorHelp = 'കവാടം നോക്കേണ്ട വിധം';
export const doorCheckList = 'പട്ടിക';
export const doorCheckListGood = {
  one: 'ഈ ഫോണിൽ {count} രജിസ്ട്രേഷൻ, {time}-ലേത്',
  other: 'ഈ ഫോണിൽ {count} രജിസ്ട്രേഷനുകൾ, {time}-ലേത്',
} as const;
export const doorCheckListBad = 'ഈ ഫോണിൽ പട്ടികയില്ല. ഇന്റർനെറ്റുമായി ബന്ധിപ്പിക്കുക.';
export const doorCheckCamera = 'ക്യാമറ';
export const doorCheckCameraGood = 'കോഡുകൾ വായിക്കുന്നു.';
export const doorCheckCameraOff = 'തുടങ്ങിയിട്ടില്ല. ഇതില്ലാതെയും ടൈപ്പ് ചെയ്യാം.';
export const doorCheckStorage = 'സംഭരണം';
export const doorCheckStorageGood = 'സ്ഥലം കുറഞ്ഞാലും ബ്രൗസർ സ്കാനുകൾ സൂക്ഷിക്കുന്നു.';
export const doorCheckStorageWeak = 'ബ്രൗസർ സ്കാനുകൾ സൂക്ഷിക്കുന്നു; സ്ഥലം കുറഞ്ഞാൽ മായ്ച്ചേക്കാം.';
export const doorCheckPage = 'ഈ പേജ്';
export const doorCheckPageGood = 'ഇന്റർനെറ്റ് ഇല്ലാതെയും തുറക്കും.';
export const doorCheckPageBad = 'ഇന്റർനെറ്റ് ഇല്ലാതെ ഇനിയും തുറക്കില്ല. തുറന്നുവയ്ക്കുക.';
export const doorCheckClock = 'ക്ലോക്ക്';
export const doorCheckClockGood = 'ശരിയാണ്.';
export const doorCheckClockOff = {
  one: '{count} മിനിറ്റിന്റെ വ്യത്യാസമുണ്ട്. അത് തിരുത്തുന്നു.',
  other: '{count} മിനിറ്റിന്റെ വ്യത്യാസമുണ്ട്. അത് തിരുത്തുന്നു.',
} as const;
export const doorCheckClockUnknown = 'സെർവറുമായി ഇനിയും ഒത്തുനോക്കിയിട്ടില്ല.';
export const doorPractice = 'പരിശീലനം';
export const doorPracticeLead = 'എവിടെയും എണ്ണാത്ത മൂന്ന് കോഡുകൾ. മറ്റൊരു സ്ക്രീനിൽ നിന്ന് ഈ ഫോൺ കൊണ്ട് സ്കാൻ ചെയ്യുക, അല്ലെങ്കിൽ തൊടുക.';
export const doorPracticeDone = 'പരിശീലനം: ഇത് എവിടെയും എണ്ണുന്നില്ല.';
export const doorPracticeTry = '“{word}” പരിശീലിക്കുക';
export const doorGuests = '{count} പേരുടെ സംഘം';
export const doorDiets = { veg: '{count} സസ്യാഹാരം', non_veg: '{count} മാംസാഹാരം' } as const;
export const doorAt = '{time}-ന് {gate} വഴി എത്തി.';
export const doorWords = {
  ok: 'പ്രവേശിക്കാം',
  partly: 'പ്രവേശിക്കാം',
  again: 'നേരത്തെ എത്തി',
  waiting: 'കാത്തിരിപ്പുപട്ടികയിൽ',
  cancelled: 'റദ്ദാക്കി',
  other_event: 'മറ്റൊരു പരിപാടി',
  too_early: 'സമയമായില്ല',
  over: 'പരിപാടി കഴിഞ്ഞു',
  unknown: 'അറിയാത്ത കോഡ്',
  card_revoked: 'കാർഡ് സാധുവല്ല',
  invalid: 'വായിക്കാനായില്ല',
  unlisted: 'ഈ പട്ടികയിൽ ഇല്ല',
} as const;
export const doorWhatToDo = {
  ok: 'പ്രവേശിപ്പിക്കുക.',
  partly: 'പ്രവേശിപ്പിക്കുക. മറ്റുള്ളവർക്ക് ഇതേ ടിക്കറ്റുമായി പിന്നീട് വരാം.',
  again: 'പേര് ചോദിച്ച് തിരയുക. ഇനിയും അകത്തില്ലാത്തവരെ രജിസ്റ്റർ ചെയ്യാതെ വന്നവരായി പ്രവേശിപ്പിക്കാം.',
  waiting: 'ഇനിയും ഇരിപ്പിടമില്ല. ഓഫീസിന്റെ മേശയിലേക്ക് അയയ്ക്കുക.',
  cancelled: 'രജിസ്ട്രേഷൻ റദ്ദാക്കിയതാണ്. ഓഫീസിന്റെ മേശയിലേക്ക് അയയ്ക്കുക.',
  other_event: 'ടിക്കറ്റ് മറ്റൊരു പരിപാടിയുടേതാണ്. ശരിയായത് ചോദിക്കുക.',
  too_early: 'വാതിലുകൾ തുറക്കാൻ സമയമായില്ല.',
  over: 'വാതിലുകൾ അടച്ചു.',
  unknown: 'ഈ കോഡുള്ള ടിക്കറ്റോ കാർഡോ ഇല്ല. പേര് തിരയുക.',
  card_revoked: 'കാർഡ് മാറ്റിയതോ പിൻവലിച്ചതോ ആണ്. ടിക്കറ്റ് ചോദിക്കുക, അല്ലെങ്കിൽ പേര് തിരയുക.',
  invalid: 'വീണ്ടും സ്കാൻ ചെയ്യുക, അല്ലെങ്കിൽ പേര് തിരയുക.',
  unlisted: 'പേര് തിരയുക. സ്കാൻ സൂക്ഷിച്ച് അയയ്ക്കുന്നു.',
} as const;

// The audit log
export const audit = {
  registration: 'പരിപാടിയുടെ രജിസ്ട്രേഷൻ',
  registrations: 'പരിപാടികളുടെ രജിസ്ട്രേഷനുകൾ',
  pass: 'കവാട പാസ്',
  passes: 'കവാട പാസുകൾ',
  revoke: 'തിരിച്ചെടുത്തു',
  joined: 'പരിപാടിക്ക് രജിസ്റ്റർ ചെയ്തു',
  partyChanged: 'പരിപാടിക്ക് വരുന്നവരുടെ എണ്ണം മാറ്റി',
  cancelled: 'പരിപാടിയുടെ രജിസ്ട്രേഷൻ റദ്ദാക്കി',
  looked: 'രണ്ട് കവാടങ്ങളിൽ സ്കാൻ ചെയ്ത ടിക്കറ്റ് പരിശോധിച്ചു',
  lookAgain: 'രണ്ട് കവാടങ്ങളിൽ സ്കാൻ ചെയ്ത ടിക്കറ്റ് വീണ്ടും പരിശോധിക്കാനാക്കി',
  exported: 'പങ്കെടുക്കുന്നവരുടെ പട്ടിക എക്സ്പോർട്ട് ചെയ്തു',
} as const;

// What a phone takes along
export const ticketsTaken = { one: '{count} ടിക്കറ്റ്, {moment} മുതൽ', other: '{count} ടിക്കറ്റുകൾ, {moment} മുതൽ' } as const;
