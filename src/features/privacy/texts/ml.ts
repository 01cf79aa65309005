// The page
export const pageTitle = 'സ്വകാര്യതാ കേന്ദ്രം';
export const pageLead = 'നിങ്ങളെക്കുറിച്ച് കമ്മിറ്റിയുടെ കൈവശമുള്ള വിവരങ്ങൾ, അവ ആർക്കെല്ലാം കാണാം, നിങ്ങൾക്ക് എന്തെല്ലാം ആവശ്യപ്പെടാം.';

// What can be asked for: forms
export const passwordNeeded = 'നിങ്ങളുടെ പാസ്‌വേഡ് നൽകുക.';
export const wrongPassword = 'ഇത് നിങ്ങളുടെ പാസ്‌വേഡ് അല്ല.';
export const kindNeeded = 'എന്താണ് ആവശ്യപ്പെടുന്നതെന്ന് തിരഞ്ഞെടുക്കുക.';
export const textShort = 'കുറഞ്ഞത് 10 അക്ഷരങ്ങളിൽ എഴുതുക.';
export const decisionNeeded = 'തീരുമാനം തിരഞ്ഞെടുക്കുക.';
export const answerNeeded = 'മറുപടി എഴുതുക.';
export const answerShort = 'കുറഞ്ഞത് 10 അക്ഷരങ്ങൾ എഴുതുക: അപേക്ഷിച്ച ആൾ ഇത് വായിക്കും.';
export const foundNeeded = 'എപ്പോഴാണ് കണ്ടെത്തിയതെന്ന് നൽകുക.';
export const whatNeeded = 'എന്താണ് സംഭവിച്ചതെന്ന് എഴുതുക.';
export const whatShort = 'കുറഞ്ഞത് 10 അക്ഷരങ്ങളിൽ വിവരിക്കുക.';
export const peopleNeeded = 'ആളുകളുടെ എണ്ണം നൽകുക, 0 അല്ലെങ്കിൽ അതിൽ കൂടുതൽ.';
export const inFuture = 'ഇത് വരാനിരിക്കുന്ന സമയമാണ്.';
export const toldBeforeFound = 'ഇത് കണ്ടെത്തിയതിനു മുമ്പാണ്.';

// What calls refuse
export const exportOnceADay = 'നിങ്ങളുടെ വിവരങ്ങൾ ദിവസത്തിൽ ഒരിക്കൽ ആവശ്യപ്പെടാം.';
export const alreadyOpen = 'ഇത്തരം ഒരു അപേക്ഷ ഇപ്പോൾത്തന്നെ നിലവിലുണ്ട്.';
export const lastSuperuserKeeps = 'അവസാനത്തെ സൂപ്പർ യൂസറെ മായ്ക്കാനാവില്ല: സൈറ്റ് നോക്കാൻ ആരും ഉണ്ടാവില്ല.';
export const unknownRequest = 'ഇങ്ങനെയൊരു അപേക്ഷയില്ല.';
export const requestDecided = 'ഈ അപേക്ഷയിൽ തീരുമാനമായിക്കഴിഞ്ഞു.';
export const happensByItself = 'ഇത് തനിയെ നടക്കും. മായ്ക്കാനുള്ള അപേക്ഷ നിരസിക്കാൻ മാത്രമേ കഴിയൂ.';
export const unknownBreach = 'ഇങ്ങനെയൊരു വിവരച്ചോർച്ചയില്ല.';

// Kinds and states
export const kindNames = { export: 'വിവരങ്ങളുടെ പകർപ്പ്', correct: 'തിരുത്തൽ', erase: 'മായ്ക്കൽ', grievance: 'പരാതി' };
export const stateNames = { open: 'പരിഗണനയിൽ', ready: 'തയ്യാർ', done: 'പൂർത്തിയായി', refused: 'നിരസിച്ചു', withdrawn: 'പിൻവലിച്ചു' };

// Own page: the data
export const ownFailed = 'നിങ്ങളുടെ അപേക്ഷകൾ ലോഡ് ചെയ്യാനായില്ല.';
export const exportTitle = 'നിങ്ങളുടെ വിവരങ്ങളുടെ പകർപ്പ്';
export const exportLead = 'നിങ്ങളെക്കുറിച്ച് കമ്മിറ്റി സൂക്ഷിക്കുന്നതെല്ലാം ഒരു zip ഫയലായി: ആളുകൾക്കും പ്രോഗ്രാമുകൾക്കും വായിക്കാവുന്ന പട്ടികകൾ, നിങ്ങളുടെ ഫോട്ടോ, സ്കാനുകൾ, അറ്റാച്ച്മെന്റുകൾ. ഏതാനും മിനിറ്റെടുക്കും; തയ്യാറാകുമ്പോൾ അറിയിക്കാം. ദിവസത്തിൽ ഒരിക്കൽ.';
export const exportButton = 'എന്റെ വിവരങ്ങൾ നേടുക';
export const exportQuestion = 'നിങ്ങളുടെ വിവരങ്ങളുടെ പകർപ്പ് നേടുക';
export const exportMeans = 'ഈ ഫയലിൽ നിങ്ങളുടെ ആധാർ നമ്പറും മറ്റെല്ലാ വിവരങ്ങളുമുണ്ട്. നിങ്ങളുടെ സ്വന്തം ഉപകരണത്തിൽ മാത്രം ഡൗൺലോഡ് ചെയ്യുക.';
export const yourPassword = 'നിങ്ങളുടെ പാസ്‌വേഡ്';
export const exportStart = 'ഫയൽ തയ്യാറാക്കുക';
export const exportAsked = 'നിങ്ങളുടെ ഫയൽ തയ്യാറാക്കുകയാണ്. തയ്യാറാകുമ്പോൾ അറിയിക്കാം.';
export const exportAskFailed = 'ഫയൽ ആവശ്യപ്പെടാനായില്ല.';
export const exportBeingMade = 'നിങ്ങളുടെ ഫയൽ തയ്യാറാക്കുകയാണ്. തയ്യാറാകുമ്പോൾ ഈ പേജിൽ കാണാം.';
export const exportReady = 'നിങ്ങളുടെ ഫയൽ തയ്യാറാണ്, {until} വരെ.';
export const exportBroken = 'കഴിഞ്ഞ ഫയൽ തയ്യാറാക്കാനായില്ല. വീണ്ടും ആവശ്യപ്പെടുക.';
export const exportFetch = 'ഡൗൺലോഡ് ({size})';
export const sizeKb = '{size} KB';
export const sizeMb = '{size} MB';

// Own page: requests
export const requestsTitle = 'ഓഫീസിനോട് ആവശ്യപ്പെടുക';
export const requestsLead = 'നിങ്ങളെക്കുറിച്ചുള്ള എന്തെങ്കിലും തെറ്റാണെങ്കിലും അത് സ്വയം തിരുത്താനാവുന്നില്ലെങ്കിലും, നിങ്ങളുടെ വിവരങ്ങൾ കൈകാര്യം ചെയ്യുന്ന രീതിയിൽ തൃപ്തിയില്ലെങ്കിലും ഓഫീസിന് എഴുതാം. തിരുത്തലിന് 30 ദിവസത്തിനകവും പരാതിക്ക് 90 ദിവസത്തിനകവും ഓഫീസ് മറുപടി നൽകും.';
export const askCorrection = 'തിരുത്തൽ ആവശ്യപ്പെടുക';
export const complain = 'പരാതി അയയ്ക്കുക';
export const correctQuestion = 'എന്താണ് തിരുത്തേണ്ടത്?';
export const correctMeans = 'എന്താണ് തെറ്റെന്നും എങ്ങനെ വേണമെന്നും എഴുതുക. 30 ദിവസത്തിനകം ഓഫീസ് മറുപടി നൽകും.';
export const grievanceQuestion = 'എന്തിലാണ് തൃപ്തിയില്ലാത്തത്?';
export const grievanceMeans = 'ഓഫീസ് ഇത് പരിശോധിച്ച് 90 ദിവസത്തിനകം മറുപടി നൽകും.';
export const yourWords = 'നിങ്ങളുടെ വാക്കുകളിൽ';
export const sendToOffice = 'ഓഫീസിലേക്ക് അയയ്ക്കുക';
export const requestSent = 'നിങ്ങളുടെ അപേക്ഷ ഓഫീസിന് ലഭിച്ചു.';
export const requestFailed = 'നിങ്ങളുടെ അപേക്ഷ അയയ്ക്കാനായില്ല.';
export const noRequests = 'നിങ്ങൾ ഇതുവരെ ഒന്നും ആവശ്യപ്പെട്ടിട്ടില്ല.';
export const yourRequests = 'നിങ്ങളുടെ അപേക്ഷകൾ';
export const askedOn = 'അപേക്ഷിച്ചത് {day}';
export const answerBy = 'മറുപടി {day}-നകം';
export const answeredOn = 'മറുപടി നൽകിയത് {day}';
export const officeAnswer = 'ഓഫീസ്:';
export const withdraw = 'പിൻവലിക്കുക';
export const withdrawOf = 'പിൻവലിക്കുക: {day}-ലെ {kind}';
export const withdrawQuestion = 'ഈ അപേക്ഷ പിൻവലിക്കണോ?';
export const withdrawMeans = 'ഓഫീസ് ഇത് ഇനി പരിഗണിക്കില്ല.';
export const withdrawn = 'നിങ്ങളുടെ അപേക്ഷ പിൻവലിച്ചു.';
export const withdrawFailed = 'നിങ്ങളുടെ അപേക്ഷ പിൻവലിക്കാനായില്ല.';

// Own page: erasure
export const eraseTitle = 'എന്റെ വിവരങ്ങൾ മായ്ക്കുക';
export const eraseLead = 'നിങ്ങളുടെ അക്കൗണ്ട്, പ്രൊഫൈൽ, കാർഡ്, അപേക്ഷകൾ തുടങ്ങി നിങ്ങളെക്കുറിച്ചുള്ളതെല്ലാം എന്നെന്നേക്കുമായി മായ്ക്കപ്പെടും. തീരുമാനം മാറ്റാൻ 7 ദിവസമുണ്ട്; രണ്ടു ദിവസം മുമ്പ് മുന്നറിയിപ്പു നൽകും.';
export const keptTitle = 'നിലനിർത്തേണ്ടത്, എന്തുകൊണ്ട്';
export const kept = {
  ledger: 'പണമടച്ചതും രസീതുകളും, 10 വർഷത്തേക്ക്: കണക്കു സംബന്ധിച്ച നിയമം ഇത് ആവശ്യപ്പെടുന്നു.',
  membership: 'നിങ്ങളുടെ പേരും അംഗത്വ നമ്പറും: ആ നമ്പർ മറ്റാർക്കും നൽകാതിരിക്കാനും പഴയ കാർഡ് തിരിച്ചറിയാനും.',
  posts: 'കമ്മ്യൂണിറ്റി ബോർഡിൽ നിങ്ങൾ എഴുതിയത്, ഒരു മുൻ അംഗത്തിന്റെ പോസ്റ്റുകളായി: മറ്റുള്ളവരുടെ ഉത്തരങ്ങൾ അതിനെ ആശ്രയിക്കുന്നു. അത് വേണ്ടെങ്കിൽ ആദ്യം നിങ്ങളുടേത് മായ്ക്കുക.',
  log: 'ഓഫീസ് എന്തെങ്കിലും ചെയ്തെന്നും എപ്പോഴെന്നും, ഓഡിറ്റ് ലോഗിൽ: നിങ്ങളെക്കുറിച്ച് അതിൽ പറയുന്നത് പിന്നെ ആർക്കും വായിക്കാനാവില്ല.',
} as const;
export const eraseButton = 'എന്റെ വിവരങ്ങൾ മായ്ക്കുക …';
export const eraseQuestion = 'നിങ്ങളുടെ എല്ലാ വിവരങ്ങളും മായ്ക്കണോ?';
export const eraseMeans = '7 ദിവസം കഴിഞ്ഞാണ് ഇത് നടക്കുക. അതുവരെ ഈ പേജിൽ വേണ്ടെന്നു വയ്ക്കാം. അതിനു ശേഷം ആർക്കും ഒന്നും തിരികെ കൊണ്ടുവരാനാവില്ല, നിങ്ങൾക്ക് ലോഗിൻ ചെയ്യാനും കഴിയില്ല.';
export const eraseWhy = 'ഓഫീസ് എന്തെങ്കിലും അറിയേണ്ടതുണ്ടോ? (നിർബന്ധമില്ല)';
export const eraseSubmit = '7 ദിവസത്തിൽ മായ്ക്കുക';
export const eraseBegun = 'നിങ്ങളുടെ വിവരങ്ങൾ മായ്ക്കപ്പെടും. വേണ്ടെന്നു വയ്ക്കാൻ 7 ദിവസമുണ്ട്.';
export const eraseFailed = 'മായ്ക്കാൻ ആവശ്യപ്പെടാനായില്ല.';
export const eraseBanner = '{due} കഴിഞ്ഞുള്ള രാവിലെ നിങ്ങളുടെ വിവരങ്ങൾ മായ്ക്കപ്പെടും.';
export const eraseBannerMeans = 'അതുവരെ എല്ലാം ഇപ്പോഴുള്ളതുപോലെ തുടരും; നിങ്ങൾക്ക് ഇനിയും തീരുമാനം മാറ്റാം.';
export const undo = 'വേണ്ടെന്നു വയ്ക്കുക';
export const undone = 'നിങ്ങളുടെ വിവരങ്ങൾ നിലനിൽക്കും.';
export const undoFailed = 'മായ്ക്കൽ വേണ്ടെന്നു വയ്ക്കാനായില്ല.';

// The office's screen
export const officeTitle = 'സ്വകാര്യത';
export const officeLead = 'ആളുകൾ സ്വന്തം വിവരങ്ങളെക്കുറിച്ച് ആവശ്യപ്പെടുന്നതും, വിവരച്ചോർച്ചകളുടെ രജിസ്റ്ററും.';
export const officeTabs = { requests: 'അപേക്ഷകൾ', breaches: 'വിവരച്ചോർച്ചകൾ' };
export const officeLists = 'അപേക്ഷകളും വിവരച്ചോർച്ചകളും';
export const state = 'നില';
export const kind = 'ഇനം';
export const allStates = 'എല്ലാ നിലകളും';
export const allKinds = 'എല്ലാ ഇനങ്ങളും';
export const requestCount = { one: '{count} അപേക്ഷ', other: '{count} അപേക്ഷകൾ' } as const;
export const requestsFailed = 'അപേക്ഷകൾ ലോഡ് ചെയ്യാനായില്ല.';
export const requestPages = 'അപേക്ഷകളുടെ പേജുകൾ';
export const noOfficeRequests = 'ആരും ഒന്നും ആവശ്യപ്പെട്ടിട്ടില്ല';
export const noOfficeRequestsWhy = 'മുകളിൽ തിരഞ്ഞെടുത്തതിനു ചേരുന്ന അപേക്ഷകളില്ല.';
export const showAll = 'എല്ലാം കാണിക്കുക';
export const gonePerson = 'ഒരു മുൻ അംഗം';
export const dueOn = '{day}-നകം';
export const lateSince = '{day} മുതൽ വൈകുന്നു';
export const carriedOut = '{moment} കഴിഞ്ഞുള്ള രാവിലെ നടപ്പാകും';
export const answer = 'മറുപടി';
export const answerOf = 'മറുപടി: {name}, {kind}';
export const answerTitle = '{name} എന്ന ആൾക്കുള്ള മറുപടി';
export const decision = 'തീരുമാനം';
export const decisionNames = { done: 'ചെയ്തു', refused: 'നിരസിച്ചു' };
export const answerLabel = 'മറുപടി, അപേക്ഷിച്ച ആൾ വായിക്കുന്നതുപോലെ';
export const sendAnswer = 'മറുപടി അയയ്ക്കുക';
export const answered = '{name} എന്ന ആൾക്ക് മറുപടി അയച്ചു.';
export const answerFailed = 'മറുപടി അയയ്ക്കാനായില്ല.';
export const decidedMeanwhile = 'ഈ അപേക്ഷയിൽ മറ്റൊരാൾ തീരുമാനമെടുത്തു, അല്ലെങ്കിൽ അത് പിൻവലിച്ചു.';
export const refuseErasure = 'മായ്ക്കൽ നിരസിക്കുക';
export const refuseErasureOf = '{name} എന്ന ആളുടെ മായ്ക്കൽ നിരസിക്കുക';
export const eraseRuns = 'മായ്ക്കൽ തനിയെ നടപ്പാകും. വിവരങ്ങൾ സൂക്ഷിക്കണമെന്ന് നിയമം ആവശ്യപ്പെടുമ്പോൾ മാത്രം നിരസിക്കുക; ഏതു നിയമമെന്നും എഴുതുക.';
export const decidedBy = '{name} തീരുമാനിച്ചു, {day}';

// Breaches
export const breachCount = { one: '{count} വിവരച്ചോർച്ച', other: '{count} വിവരച്ചോർച്ചകൾ' } as const;
export const breachesFailed = 'രജിസ്റ്റർ ലോഡ് ചെയ്യാനായില്ല.';
export const breachPages = 'വിവരച്ചോർച്ചകളുടെ പേജുകൾ';
export const noBreaches = 'വിവരച്ചോർച്ചകളൊന്നും രേഖപ്പെടുത്തിയിട്ടില്ല';
export const noBreachesWhy = 'വ്യക്തിവിവരങ്ങൾ തെറ്റായ കൈകളിലെത്തിയാൽ ഉടൻ ഇവിടെ രേഖപ്പെടുത്തുക: ബന്ധപ്പെട്ട എല്ലാവരെയും ഡാറ്റാ പ്രൊട്ടക്ഷൻ ബോർഡിനെയും 72 മണിക്കൂറിനകം അറിയിക്കണം.';
export const newBreach = 'വിവരച്ചോർച്ച രേഖപ്പെടുത്തുക';
export const editBreach = 'മാറ്റുക';
export const editBreachOf = '{day}-ലെ വിവരച്ചോർച്ച മാറ്റുക';
export const breachFormTitle = 'വ്യക്തിവിവരങ്ങളുടെ ചോർച്ച';
export const breachMeans = 'കണ്ടെത്തി 72 മണിക്കൂറിനകം ബന്ധപ്പെട്ട എല്ലാവരെയും ഡാറ്റാ പ്രൊട്ടക്ഷൻ ബോർഡിനെയും അറിയിക്കണം.';
export const foundAt = 'കണ്ടെത്തിയത്';
export const whatHappened = 'എന്തു സംഭവിച്ചു';
export const whatHint = 'ആരുടെ വിവരങ്ങൾ, എങ്ങനെ ആരുടെ കൈയിലെത്തി, എന്തെല്ലാം ചെയ്തു.';
export const peopleConcerned = 'ബന്ധപ്പെട്ട ആളുകൾ';
export const toldPeopleAt = 'ആളുകളെ അറിയിച്ചത്';
export const toldBoardAt = 'ഡാറ്റാ പ്രൊട്ടക്ഷൻ ബോർഡിനെ അറിയിച്ചത്';
export const notYet = 'ഇതുവരെ ഇല്ല';
export const emptyIfNot = 'അറിയിക്കുന്നതുവരെ ഒഴിച്ചിടുക.';
export const saveBreach = 'സേവ് ചെയ്യുക';
export const breachSaved = 'രജിസ്റ്റർ പുതുക്കി.';
export const breachSaveFailed = 'വിവരച്ചോർച്ച സേവ് ചെയ്യാനായില്ല.';
export const foundOn = 'കണ്ടെത്തിയത് {moment}';
export const concerns = { one: '{count} ആളെ ബാധിക്കുന്നു', other: '{count} പേരെ ബാധിക്കുന്നു' } as const;
export const tellUntil = '{moment}-നകം അറിയിക്കണം';
export const tellLate = '{moment}-നകം അറിയിക്കേണ്ടതായിരുന്നു';
export const allTold = 'എല്ലാവരെയും അറിയിച്ചു';

// On the office's dashboard
export const privacyWaits = 'സ്വകാര്യത: ബാക്കിയുള്ളത്';
export const openRequests = 'മറുപടി നൽകേണ്ട സ്വകാര്യതാ അപേക്ഷകൾ';
export const breachesToTell = 'അറിയിക്കാനുള്ള വിവരച്ചോർച്ചകൾ';
export const nearestDue = 'അടുത്തത് {day}-നകം';
export const someLate = { one: '{count} എണ്ണം വൈകി', other: '{count} എണ്ണം വൈകി' } as const;

// What is told by bell and mail
export const notices = {
  'privacy.ready': 'നിങ്ങളുടെ വിവരങ്ങളുടെ പകർപ്പ് തയ്യാറാണ്',
  'privacy.begun': '7 ദിവസത്തിൽ നിങ്ങളുടെ വിവരങ്ങൾ മായ്ക്കപ്പെടും',
  'privacy.warning': 'രണ്ടു ദിവസത്തിൽ നിങ്ങളുടെ വിവരങ്ങൾ മായ്ക്കപ്പെടും',
  'privacy.erased': 'നിങ്ങളുടെ വിവരങ്ങൾ മായ്ച്ചു',
  'privacy.correct_done': 'നിങ്ങൾ ആവശ്യപ്പെട്ട തിരുത്തൽ ഓഫീസ് വരുത്തി',
  'privacy.correct_refused': 'നിങ്ങൾ ആവശ്യപ്പെട്ട തിരുത്തൽ ഓഫീസ് നിരസിച്ചു',
  'privacy.grievance_done': 'നിങ്ങളുടെ പരാതിക്ക് ഓഫീസ് മറുപടി നൽകി',
  'privacy.grievance_refused': 'നിങ്ങളുടെ പരാതി ഓഫീസ് നിരസിച്ചു',
  'privacy.erase_done': 'നിങ്ങൾ ആവശ്യപ്പെട്ടതുപോലെ വിവരങ്ങൾ മായ്ച്ചു',
  'privacy.erase_refused': 'നിങ്ങളുടെ വിവരങ്ങൾ മായ്ക്കില്ല',
} as const;
export const mails = {
  greeting: 'പ്രിയ {name},',
  ready: '{until} വരെ സ്വകാര്യതാ കേന്ദ്രത്തിൽ നിന്ന് ഡൗൺലോഡ് ചെയ്യാം. അതിനു ശേഷം അത് മായ്ക്കപ്പെടും.',
  begun: 'നിങ്ങൾ ഇത് ആവശ്യപ്പെട്ടു. {due} കഴിഞ്ഞുള്ള രാവിലെ ഇത് നടക്കും; അതുവരെ സ്വകാര്യതാ കേന്ദ്രത്തിൽ വേണ്ടെന്നു വയ്ക്കാം. ഇത് ചെയ്തത് നിങ്ങളല്ലെങ്കിൽ ഉടൻ വേണ്ടെന്നു വച്ച് പാസ്‌വേഡ് മാറ്റുക.',
  warning: '{due} കഴിഞ്ഞുള്ള രാവിലെ ഇത് നടക്കും. അതുവരെ സ്വകാര്യതാ കേന്ദ്രത്തിൽ വേണ്ടെന്നു വയ്ക്കാം.',
  erased: 'നിങ്ങളുടെ അക്കൗണ്ടും, കമ്മിറ്റി സൂക്ഷിക്കേണ്ടതില്ലാത്ത നിങ്ങളുടെ എല്ലാ വിവരങ്ങളും മായ്ച്ചു. ആർക്കും അത് തിരികെ കൊണ്ടുവരാനാവില്ല.',
  openPage: 'സ്വകാര്യതാ കേന്ദ്രം തുറക്കുക',
  footer: 'നിങ്ങളുടെ സ്വന്തം വിവരങ്ങളെക്കുറിച്ചായതിനാലാണ് ഈ മെയിൽ ലഭിക്കുന്നത്.',
  erasedFooter: 'ഈ സൈറ്റിൽ നിന്ന് നിങ്ങൾക്കുള്ള അവസാനത്തെ മെയിലാണിത്.',
} as const;

// The file with a copy of the data
export const exportReadme = {
  title: '{name} എന്ന ആളെക്കുറിച്ച് {site} സൂക്ഷിക്കുന്നത്',
  madeAt: 'തയ്യാറാക്കിയത് {moment}',
  what: 'താഴെയുള്ള ഓരോ പട്ടികയും ഇതിൽ രണ്ടു തവണയുണ്ട്: പ്രോഗ്രാമുകൾക്കായി .json ആയും സ്പ്രെഡ്ഷീറ്റിനായി .csv ആയും.',
  formats: 'സമയങ്ങൾ ഇന്ത്യൻ സമയമാണ്. ശൂന്യമായ പട്ടികകൾ ഒഴിവാക്കിയിരിക്കുന്നു.',
  files: 'നിങ്ങളുടെ ഫോട്ടോ, സ്കാനുകൾ, അറ്റാച്ച്മെന്റുകൾ എന്നിവ "files" എന്ന ഫോൾഡറിലുണ്ട്.',
  careful: 'പാസ്‌വേഡുകളും കോഡുകളും കീകളും ഒരു പട്ടികയിലുമില്ല. ഈ ഫയൽ സ്വന്തമായി സൂക്ഷിക്കുക: നിങ്ങളുടെ ആധാർ നമ്പർ ഇതിലുണ്ട്.',
} as const;
export const exportLists = {
  profile: 'നിങ്ങളുടെ പ്രൊഫൈലും അക്കൗണ്ടും',
  sessions: 'നിങ്ങൾ എവിടെയെല്ലാം ലോഗിൻ ചെയ്തിരിക്കുന്നു',
  password_links: 'പുതിയ പാസ്‌വേഡ് വയ്ക്കാനുള്ള ലിങ്കുകൾ',
  not_me_links: 'ലോഗിൻ ചെയ്തത് നിങ്ങളല്ലെന്ന് അറിയിക്കാനുള്ള ലിങ്കുകൾ',
  application: 'നിങ്ങളുടെ അംഗത്വ അപേക്ഷയിൽ ഓഫീസ് ചെയ്തത്',
  renewals: 'ലൈസൻസോ അംഗത്വമോ പുതുക്കാനുള്ള നിങ്ങളുടെ അപേക്ഷകൾ',
  reminders: 'നിങ്ങളെ ഓർമ്മിപ്പിച്ചത്',
  reminder_settings: 'ഓർമ്മപ്പെടുത്തലുകൾ മെയിലിൽ അയയ്ക്കണോ എന്ന്',
  cards: 'നിങ്ങളുടെ അംഗത്വ കാർഡുകൾ',
  positions: 'കമ്മിറ്റികളിലെ നിങ്ങളുടെ സ്ഥാനങ്ങൾ',
  notices: 'നിങ്ങളെ അറിയിച്ചത്',
  notice_settings: 'അറിയിപ്പുകൾ മെയിലിൽ അയയ്ക്കണോ എന്ന്',
  post_receipts: 'നിങ്ങളെ അറിയിച്ചതും നിങ്ങൾ വായിച്ചതുമായ വാർത്തകളും സർക്കുലറുകളും',
  posts_written: 'ഓഫീസിനായി നിങ്ങൾ എഴുതിയ വാർത്തകളും സർക്കുലറുകളും',
  import_rows: 'സ്പ്രെഡ്ഷീറ്റുകളിൽ നിന്ന് ഓഫീസ് നിങ്ങളെക്കുറിച്ച് ചേർത്തത്',
  authenticator: 'നിങ്ങളുടെ ഓതന്റിക്കേറ്റർ ആപ്പ്',
  recovery_codes: 'നിങ്ങളുടെ വീണ്ടെടുക്കൽ കോഡുകൾ, കോഡുകളില്ലാതെ',
  passkeys: 'നിങ്ങളുടെ പാസ്‌കീകൾ',
  questions: 'കമ്മ്യൂണിറ്റി ബോർഡിലെ നിങ്ങളുടെ ചോദ്യങ്ങൾ',
  answers: 'കമ്മ്യൂണിറ്റി ബോർഡിലെ നിങ്ങളുടെ ഉത്തരങ്ങൾ',
  question_votes: 'ചോദ്യങ്ങൾക്കുള്ള നിങ്ങളുടെ വോട്ടുകൾ',
  answer_votes: 'ഉത്തരങ്ങൾക്കുള്ള നിങ്ങളുടെ വോട്ടുകൾ',
  followed_questions: 'നിങ്ങൾ പിന്തുടരുന്ന ചോദ്യങ്ങൾ',
  viewed_questions: 'നിങ്ങൾ തുറന്ന ചോദ്യങ്ങൾ',
  flags: 'നിങ്ങൾ ഫ്ലാഗ് ചെയ്ത പോസ്റ്റുകൾ',
  invitations: 'ഉത്തരം നൽകാൻ നിങ്ങളെ ക്ഷണിച്ച ചോദ്യങ്ങൾ',
  invitations_sent: 'ഉത്തരം നൽകാൻ നിങ്ങൾ മറ്റുള്ളവരെ ക്ഷണിച്ച ചോദ്യങ്ങൾ',
  public_consents: 'പ്രസിദ്ധീകരിക്കാൻ നിങ്ങൾ സമ്മതിച്ച ചർച്ചകൾ',
  digest_settings: 'ബോർഡിന്റെ പ്രതിവാര സംഗ്രഹം വേണോ എന്ന്',
  activity: 'ഓഡിറ്റ് ലോഗ് നിങ്ങളെക്കുറിച്ച് പറയുന്നതും നിങ്ങൾ ചെയ്തതും',
  consents: 'നിങ്ങൾ സമ്മതിച്ചത്',
  privacy_requests: 'നിങ്ങളുടെ വിവരങ്ങളെക്കുറിച്ച് നിങ്ങൾ ആവശ്യപ്പെട്ടത്',
  nominee: 'നിങ്ങൾക്കുവേണ്ടി പ്രവർത്തിക്കാൻ നിങ്ങൾ നിർദ്ദേശിച്ച ആൾ',
} as const;

// What is kept for how long
export const retention = {
  exports: { what: 'നിങ്ങൾ ആവശ്യപ്പെട്ട വിവരങ്ങളുടെ പകർപ്പുകൾ', why: 'നിങ്ങൾക്ക് ഡൗൺലോഡ് ചെയ്യാൻ', howLong: '48 മണിക്കൂർ' },
  links: { what: 'കാലാവധി കഴിഞ്ഞ മെയിൽ ലിങ്കുകളും സെഷനുകളും', why: 'ദുരുപയോഗം കണ്ടെത്താൻ', howLong: 'കാലാവധി കഴിഞ്ഞ് ഒരു ദിവസം' },
  tickets: { what: 'തുടങ്ങി പൂർത്തിയാക്കാത്ത ലോഗിനുകൾ', why: 'ദുരുപയോഗം കണ്ടെത്താൻ', howLong: 'ഒരു ദിവസം' },
  consents: { what: 'പിൻവലിച്ച സമ്മതങ്ങൾ', why: 'എന്ത് എപ്പോൾ സമ്മതിച്ചു എന്നതിന്റെ തെളിവ്', howLong: '3 വർഷം' },
  requests: { what: 'നിങ്ങളുടെ വിവരങ്ങളെക്കുറിച്ചുള്ള, തീരുമാനമായ അപേക്ഷകൾ', why: 'മറുപടി നൽകിയതിന്റെ തെളിവ്', howLong: '3 വർഷം' },
  breaches: { what: 'വിവരച്ചോർച്ചകളുടെ രജിസ്റ്റർ', why: 'എല്ലാവരെയും അറിയിച്ചതിന്റെ തെളിവ്', howLong: '8 വർഷം' },
} as const;

// The audit log
export const audit = {
  request: 'സ്വകാര്യതാ അപേക്ഷ',
  requests: 'സ്വകാര്യതാ അപേക്ഷകൾ',
  sent: 'അയച്ചു',
  withdrawn: 'പിൻവലിച്ചു',
  done: 'പൂർത്തിയാക്കി',
  refused: 'നിരസിച്ചു',
  breach: 'വിവരച്ചോർച്ച',
  breaches: 'വിവരച്ചോർച്ചകൾ',
  exported: 'സ്വകാര്യതാ അപേക്ഷകളുടെ പട്ടിക എക്സ്പോർട്ട് ചെയ്തു',
  erased: 'വ്യക്തിയെ മായ്ച്ചു',
  toldPeople: 'ആളുകളെ അറിയിച്ചു',
  toldBoard: 'ബോർഡിനെ അറിയിച്ചു',
  foundAt: 'കണ്ടെത്തിയത്',
} as const;
export const backToDashboard = 'ഡാഷ്‌ബോർഡിലേക്ക് മടങ്ങുക';
export const readNotice = 'സ്വകാര്യതാ അറിയിപ്പ് പൂർണ്ണമായി വായിക്കുക';
export const loadFailed = 'നിങ്ങളുടെ സ്വകാര്യതാ ക്രമീകരണങ്ങൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const saveFailed = 'ഇത് സേവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const dashboardCard = 'സ്വകാര്യത';
export const dashboardCardLead = 'നിങ്ങളുടെ നമ്പർ ആർക്കെല്ലാം കാണാം, നിങ്ങളുടെ വിവരങ്ങൾ കമ്മിറ്റി എന്തിനെല്ലാം ഉപയോഗിക്കാം എന്ന് തീരുമാനിക്കുക.';

// What others see
export const visibilityTitle = 'മറ്റുള്ളവർ കാണുന്നത്';
export const visibilityLead = 'ഓഫീസിനും നിങ്ങളുടെ ഏരിയയിലെ അഡ്മിനും നിങ്ങളുടെ ഫോണും ഇമെയിലും എപ്പോഴും കാണാം. മറ്റ് അംഗങ്ങൾക്ക് കാണാവുന്നത് നിങ്ങൾ ഇവിടെ തീരുമാനിക്കുന്നു.';
export const showPhone = 'മറ്റ് അംഗങ്ങൾക്ക് എന്റെ ഫോൺ നമ്പർ കാണാം';
export const showPhoneHint = 'അംഗങ്ങളുടെ ഡയറക്ടറിയിലും അതിലെ തിരച്ചിലിലും.';
export const showEmail = 'മറ്റ് അംഗങ്ങൾക്ക് എന്റെ ഇമെയിൽ വിലാസം കാണാം';
export const showEmailHint = 'അംഗങ്ങളുടെ ഡയറക്ടറിയിലും അതിലെ തിരച്ചിലിലും.';
export const showInDirectory = 'മറ്റ് അംഗങ്ങൾക്ക് എന്നെ ഡയറക്ടറിയിൽ കണ്ടെത്താം';
export const showInDirectoryHint = 'പേര്, ഫോട്ടോ, പദവി, ഏരിയ, യൂണിറ്റ്, നില എന്നിവയോടെ.';
export const phoneShown = 'മറ്റ് അംഗങ്ങൾക്ക് ഇനി നിങ്ങളുടെ ഫോൺ നമ്പർ കാണാം.';
export const phoneHidden = 'മറ്റ് അംഗങ്ങൾക്ക് ഇനി നിങ്ങളുടെ ഫോൺ നമ്പർ കാണാനാവില്ല.';
export const emailShown = 'മറ്റ് അംഗങ്ങൾക്ക് ഇനി നിങ്ങളുടെ ഇമെയിൽ വിലാസം കാണാം.';
export const emailHidden = 'മറ്റ് അംഗങ്ങൾക്ക് ഇനി നിങ്ങളുടെ ഇമെയിൽ വിലാസം കാണാനാവില്ല.';
export const listed = 'മറ്റ് അംഗങ്ങൾക്ക് ഇനി നിങ്ങളെ ഡയറക്ടറിയിൽ കണ്ടെത്താം.';
export const unlisted = 'മറ്റ് അംഗങ്ങൾക്ക് ഇനി നിങ്ങളെ ഡയറക്ടറിയിൽ കണ്ടെത്താനാവില്ല.';

// What somebody has agreed to
export const consentsTitle = 'നിങ്ങൾ സമ്മതിച്ച കാര്യങ്ങൾ';
export const consentsLead = 'ഓരോ ആവശ്യവും വെവ്വേറെയാണ്. സമ്മതിക്കുന്ന അത്ര എളുപ്പത്തിൽ എപ്പോൾ വേണമെങ്കിലും പിൻവലിക്കാം; അതുവരെ ചെയ്തത് നിയമാനുസൃതമായി തുടരും.';
export const agree = 'സമ്മതിക്കുക';
export const agreeTo = 'സമ്മതിക്കുക: {purpose}';
export const agreeAgain = 'വീണ്ടും സമ്മതിക്കുക';
export const agreeAgainTo = 'വീണ്ടും സമ്മതിക്കുക: {purpose}';
export const withdrawConsent = 'പിൻവലിക്കുക';
export const withdrawFrom = 'പിൻവലിക്കുക: {purpose}';
export const decline = 'വേണ്ട';
export const declineOf = 'വേണ്ട: {purpose}';
export const consentStateNames = { given: 'സമ്മതിച്ചു', renew: 'അറിയിപ്പ് മാറി', withdrawn: 'സമ്മതമില്ല', not_asked: 'ഇതുവരെ ചോദിച്ചിട്ടില്ല' } as const;
export const agreedOn = '{day}-ന് സമ്മതിച്ചു';
export const agreedBefore = 'ഈ അറിയിപ്പിന്റെ മുൻ പതിപ്പിനാണ് നിങ്ങൾ {day}-ന് സമ്മതിച്ചത്.';
export const withdrawnOn = '{day}-ന് പിൻവലിച്ചു';
export const declinedOn = '{day}-ന് വേണ്ടെന്നു വച്ചു';
export const notAskedYet = 'നിങ്ങൾ തീരുമാനിക്കുന്നതുവരെ ഒന്നും മാറില്ല.';
export const noticeVersion = 'അറിയിപ്പിന്റെ പതിപ്പ് {version}';
export const endsWithMembership = 'ഇത് അംഗത്വത്തോടൊപ്പം അവസാനിക്കും. ഇനി സമ്മതമില്ലെങ്കിൽ വിവരങ്ങൾ മായ്ക്കാൻ ആവശ്യപ്പെടാം.';
export const agreedNow = 'നിങ്ങൾ സമ്മതിച്ചു: {purpose}';
export const withdrawnNow = 'നിങ്ങൾ സമ്മതം പിൻവലിച്ചു: {purpose}';

// Purposes and their notices; whoever changes a notice counts its version up (content/notices.ts)
export const purposeTexts = {
  membership: {
    title: 'അംഗത്വം',
    notice:
      'നിങ്ങളുടെ അംഗത്വം നടത്തിക്കൊണ്ടുപോകാൻ കമ്മിറ്റി നിങ്ങളുടെ പേര്, ഫോൺ, ഇമെയിൽ, വിലാസങ്ങൾ, ലൈസൻസ്, യോഗ്യതകൾ, ഫോട്ടോ എന്നിവ സൂക്ഷിക്കുന്നു: അപേക്ഷ, കാർഡ്, പുതുക്കലുകൾ, ഏരിയയിലെയും യൂണിറ്റിലെയും പ്രവർത്തനം എന്നിവയ്ക്ക്. ഓഫീസിനും നിങ്ങളുടെ ഏരിയ അഡ്മിനും അവ കാണാം.',
  },
  directory: {
    title: 'അംഗങ്ങളുടെ ഡയറക്ടറി',
    notice:
      'ലോഗിൻ ചെയ്ത അംഗങ്ങൾക്ക് പേര്, യൂസർനെയിം, ഫോട്ടോ, പദവി, ഏരിയ, യൂണിറ്റ്, ചേർന്ന ദിവസം, ലൈസൻസ് നിലവിലുണ്ടോ എന്നിവയോടെ നിങ്ങളെ ഡയറക്ടറിയിൽ കണ്ടെത്താം. പിൻവലിച്ചാൽ ഓഫീസിനും നിങ്ങളുടെ ഏരിയ അഡ്മിനും മാത്രമേ അവിടെ നിങ്ങളെ കണ്ടെത്താനാകൂ.',
  },
  phone: {
    title: 'അംഗങ്ങൾക്ക് ഫോൺ നമ്പർ',
    notice:
      'ലോഗിൻ ചെയ്ത അംഗങ്ങൾക്ക് ഡയറക്ടറിയിൽ നിങ്ങളുടെ ഫോൺ നമ്പർ കാണാം, അതുവഴി നിങ്ങളെ കണ്ടെത്തുകയും ചെയ്യാം. പിൻവലിച്ചാൽ ഓഫീസിനും നിങ്ങളുടെ ഏരിയ അഡ്മിനും മാത്രമേ അത് കാണാനാകൂ.',
  },
  email: {
    title: 'അംഗങ്ങൾക്ക് ഇമെയിൽ വിലാസം',
    notice:
      'ലോഗിൻ ചെയ്ത അംഗങ്ങൾക്ക് ഡയറക്ടറിയിൽ നിങ്ങളുടെ ഇമെയിൽ വിലാസം കാണാം, അതുവഴി നിങ്ങളെ കണ്ടെത്തുകയും ചെയ്യാം. പിൻവലിച്ചാൽ ഓഫീസിനും നിങ്ങളുടെ ഏരിയ അഡ്മിനും മാത്രമേ അത് കാണാനാകൂ.',
  },
  mail: {
    title: 'ഇമെയിലിൽ അറിയിപ്പുകൾ',
    notice:
      'സർക്കുലറുകളും വാർത്തകളും കമ്മ്യൂണിറ്റിയിലെ ഉത്തരങ്ങളും നിങ്ങളുടെ ഇമെയിലിലേക്കും വരും; ഉടൻ വേണോ ദിവസത്തിലൊരിക്കൽ മതിയോ എന്ന് അറിയിപ്പുകൾ എന്ന പേജിൽ തിരഞ്ഞെടുക്കാം. പിൻവലിച്ചാൽ അവ വരില്ല. അക്കൗണ്ട്, അപേക്ഷ, ലൈസൻസ് എന്നിവയെക്കുറിച്ചുള്ള മെയിലുകളും അടിയന്തര സർക്കുലറുകളും തുടർന്നും വരും.',
  },
  public_answers: {
    title: 'പരിഹരിച്ച ചോദ്യങ്ങൾ എല്ലാവർക്കും',
    notice:
      'നിങ്ങൾ ചോദിച്ചതോ ഉത്തരം നൽകിയതോ ആയ, പരിഹരിച്ച ഒരു ചോദ്യം നിങ്ങളുടെ പേരോടെ വെബ്സൈറ്റ് സന്ദർശിക്കുന്നവർക്കും കാണിച്ചേക്കാം; അതിൽ എഴുതിയ എല്ലാവരും സമ്മതിച്ചാൽ മാത്രം. പിൻവലിച്ചാൽ നിങ്ങളുടേതായി ഒന്നും അവിടെ കാണിക്കില്ല.',
  },
} as const;

// Answers of the calls
export const badPurpose = 'പട്ടികയിലുള്ള ഒരു ആവശ്യം തിരഞ്ഞെടുക്കുക.';
export const badVersion = 'വായിച്ച അറിയിപ്പിന്റെ പതിപ്പ് നൽകുക.';
export const badGiven = 'സമ്മതമാണോ എന്ന് നൽകുക.';
export const noticeChanged = 'ഈ അറിയിപ്പ് മാറിയിട്ടുണ്ട്. ദയവായി വീണ്ടും വായിക്കുക.';
export const membershipEnds = 'നിങ്ങളുടെ അംഗത്വം ഇതിനെ ആശ്രയിച്ചിരിക്കുന്നു. ഇനി സമ്മതമില്ലെങ്കിൽ അംഗത്വം അവസാനിപ്പിച്ച് വിവരങ്ങൾ മായ്ക്കാൻ ആവശ്യപ്പെടാം.';

// The nominee
export const nomineeTitle = 'നിങ്ങളുടെ നോമിനി';
export const nomineeLead =
  'നിങ്ങൾ മരിക്കുകയോ തീരുമാനമെടുക്കാനാവാതെ വരുകയോ ചെയ്താൽ നിങ്ങളുടെ വിവരങ്ങളുടെ കാര്യത്തിൽ നിങ്ങൾക്കുവേണ്ടി പ്രവർത്തിക്കാൻ ഒരാളെ നിശ്ചയിക്കാം. നിങ്ങൾ നൽകുന്നത് രഹസ്യരൂപത്തിൽ സൂക്ഷിക്കുന്നു, ഇവിടെ നിങ്ങൾക്കു മാത്രമേ അത് കാണാനാകൂ.';
export const noNominee = 'നിങ്ങൾ ആരെയും നിശ്ചയിച്ചിട്ടില്ല.';
export const nameNominee = 'നോമിനിയെ നിശ്ചയിക്കുക';
export const changeNominee = 'നോമിനിയെ മാറ്റുക';
export const removeNominee = 'നീക്കുക';
export const removeNomineeQuestion = 'നോമിനിയെ നീക്കണോ?';
export const removeNomineeLead = '{name} പിന്നെ നോമിനി ആയിരിക്കില്ല; നിങ്ങൾ നൽകിയ വിവരങ്ങൾ ഇല്ലാതാകും.';
export const nomineeRemoved = 'നോമിനിയെ നീക്കി.';
export const nomineeSaved = 'നോമിനിയെ സേവ് ചെയ്തു.';
export const nomineeName = 'പേര്';
export const nomineeRelation = 'ബന്ധം';
export const nomineeRelationHint = 'ഉദാഹരണം: ഭാര്യ, മകൻ, സഹപ്രവർത്തകൻ';
export const nomineePhone = 'ഫോൺ';
export const nomineeNameNeeded = 'പേര് നൽകണം';
export const nomineeRelationNeeded = 'ബന്ധം നൽകണം';
export const nomineePhoneNeeded = 'ഫോൺ നമ്പർ നൽകണം';
export const nomineePhoneBad = 'ഫോൺ നമ്പറിന് 10 അക്കങ്ങൾ വേണം';
export const saveNominee = 'സേവ് ചെയ്യുക';
export const nomineeNotSaved = 'നോമിനിയെ സേവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const nomineeNotRemoved = 'നോമിനിയെ നീക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// Aadhaar
export const aadhaarTitle = 'ആധാർ നമ്പർ';
export const aadhaarLead = 'ഒരാൾ രണ്ടുതവണ അപേക്ഷിക്കുന്നത് ഓഫീസിന് തിരിച്ചറിയാൻ മാത്രമാണ് ഇത്. രഹസ്യരൂപത്തിൽ സൂക്ഷിക്കുന്നു; ഒന്നും ഇതിനെ ആശ്രയിക്കുന്നില്ല.';
export const noAadhaar = 'നിങ്ങളുടെ ആധാർ നമ്പർ കമ്മിറ്റിയുടെ കൈവശമില്ല.';
export const deleteAadhaar = 'എന്റെ ആധാർ നമ്പർ ഇല്ലാതാക്കുക';
export const deleteAadhaarQuestion = 'നിങ്ങളുടെ ആധാർ നമ്പർ ഇല്ലാതാക്കണോ?';
export const deleteAadhaarText = 'നമ്പറും ഓഫീസിന് അത് വീണ്ടും തിരിച്ചറിയാനുള്ള അടയാളവും ഉടൻ മായ്ക്കപ്പെടും. നിങ്ങളുടെ അംഗത്വം അതുപോലെ തുടരും.';
export const aadhaarDeleted = 'നിങ്ങളുടെ ആധാർ നമ്പർ ഇല്ലാതാക്കി.';
export const aadhaarNotDeleted = 'ആധാർ നമ്പർ ഇല്ലാതാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// The notice, /privacy
export const noticeTitle = 'സ്വകാര്യതാ അറിയിപ്പ്';
export const noticeLead = 'ആരെക്കുറിച്ചുള്ള ഏതെല്ലാം വിവരങ്ങൾ, എന്തിന്, എത്ര കാലം സൂക്ഷിക്കുന്നു, ആർക്കെല്ലാം കാണാം, നിങ്ങൾക്ക് എന്തെല്ലാം ആവശ്യപ്പെടാം.';
export const noticeDescription = 'അംഗങ്ങൾ, അപേക്ഷ നൽകിയവർ, പരസ്യം നൽകുന്നവർ, സന്ദർശകർ എന്നിവരെക്കുറിച്ച് കമ്മിറ്റി സൂക്ഷിക്കുന്ന വിവരങ്ങൾ, കാരണം, കാലാവധി, ആർക്കെല്ലാം കാണാം, എങ്ങനെ പിൻവലിക്കാം, തിരുത്താം, മായ്ക്കാം.';
export const noticePageTitle = '{page} · {committee}';
export const inForceSince = '{day} മുതൽ പ്രാബല്യത്തിൽ';
export const law = 'ഇത് 2023-ലെ ഡിജിറ്റൽ പേഴ്സണൽ ഡേറ്റ പ്രൊട്ടക്ഷൻ നിയമം അനുസരിച്ചുള്ളതാണ്.';
export const toPrivacyCentre = 'സ്വകാര്യതാ കേന്ദ്രം തുറക്കുക';
export const tableTitle = 'സൂക്ഷിക്കുന്നത് എന്തെല്ലാം, എന്തിന്, എത്ര കാലം';
export const tableLead = 'ഒന്നും വിൽക്കുന്നില്ല, പരസ്യം നൽകുന്നവർക്ക് ഒന്നും കൈമാറുന്നില്ല.';
export const keptWhat = 'എന്ത്';
export const keptWhy = 'എന്തിന്';
export const keptHowLong = 'എത്ര കാലം';
export const keptTexts = {
  profile: {
    what: 'പ്രൊഫൈൽ: പേര്, ഫോൺ, ഇമെയിൽ, വിലാസങ്ങൾ, ജനനത്തീയതി, ലൈസൻസ്, യോഗ്യതകൾ, രക്തഗ്രൂപ്പ്, ഫോട്ടോ',
    why: 'അംഗത്വം നടത്തിക്കൊണ്ടുപോകാനും അംഗത്തെ ബന്ധപ്പെടാനും',
    howLong: 'അക്കൗണ്ട് ഉള്ള കാലം. മായ്ച്ചശേഷം പേരും അംഗത്വ നമ്പറും മാത്രം അംഗത്വ രജിസ്റ്ററിൽ ശേഷിക്കും.',
  },
  aadhaar: {
    what: 'ആധാർ നമ്പർ, നൽകിയിട്ടുണ്ടെങ്കിൽ; രഹസ്യരൂപത്തിൽ',
    why: 'ഒരാൾ രണ്ടുതവണ അപേക്ഷിക്കുന്നത് തിരിച്ചറിയാൻ',
    howLong: 'ഉടമ ഇല്ലാതാക്കുന്നതുവരെ, അല്ലെങ്കിൽ അക്കൗണ്ട് ഇല്ലാതാകുന്നതുവരെ',
  },
  applications: {
    what: 'നിരസിച്ച അപേക്ഷകളും കാരണവും',
    why: 'അവ വീണ്ടും പരിശോധിക്കാൻ',
    howLong: 'തീരുമാനത്തിനുശേഷം {days} ദിവസം',
  },
  scans: {
    what: 'പുതുക്കലിനൊപ്പം അയച്ച ലൈസൻസിന്റെയും തെളിവുകളുടെയും സ്കാനുകൾ',
    why: 'ഓഫീസിന് പുതുക്കൽ സ്ഥിരീകരിക്കാൻ',
    howLong: 'തീരുമാനത്തിനുശേഷം {days} ദിവസം',
  },
  card: {
    what: 'അംഗത്വ കാർഡിന്റെ കോഡ്',
    why: 'കാർഡ് പരിശോധിക്കാൻ',
    howLong: 'അക്കൗണ്ട് ഉള്ള കാലം; മാറ്റിയ കോഡ് പിന്നെ സാധുവല്ല',
  },
  sessions: {
    what: 'ലോഗിനുകൾ: എപ്പോൾ, ഏതുതരം ഉപകരണത്തിൽ നിന്ന്',
    why: 'അന്യർ അക്കൗണ്ട് ഉപയോഗിക്കാതിരിക്കാൻ',
    howLong: '{days} ദിവസം',
  },
  board: {
    what: 'കമ്മ്യൂണിറ്റിയിലെ ചോദ്യങ്ങൾ, ഉത്തരങ്ങൾ, അറ്റാച്ച്മെന്റുകൾ',
    why: 'അംഗങ്ങൾക്ക് പരസ്പരം പഠിക്കാൻ',
    howLong: 'ഇല്ലാതാക്കുന്നതുവരെ. മായ്ച്ചശേഷം “മുൻ അംഗം” എന്ന പേരിൽ ശേഷിക്കും.',
  },
  circulars: {
    what: 'ഓരോരുത്തർക്കും അയച്ചതും അവർ തുറന്നതും സ്ഥിരീകരിച്ചതുമായ സർക്കുലറുകൾ',
    why: 'ഒരു ഉത്തരവ് ആരിലെല്ലാം എത്തി എന്ന് ഓഫീസിന് അറിയാൻ',
    howLong: 'സർക്കുലറും അക്കൗണ്ടും ഉള്ള കാലം',
  },
  notices: {
    what: 'അറിയിപ്പുകൾ',
    why: 'അംഗങ്ങളെ ബാധിക്കുന്ന കാര്യങ്ങൾ അറിയിക്കാൻ',
    howLong: 'വായിച്ചശേഷം {days} ദിവസം',
  },
  imports: {
    what: 'ഓഫീസ് ഇംപോർട്ട് ചെയ്യുന്ന അംഗങ്ങളുടെ പട്ടികകൾ',
    why: 'തെറ്റുണ്ടായാൽ തിരിച്ചെടുക്കാൻ',
    howLong: '{days} ദിവസം',
  },
  decisions: {
    what: 'ഓരോരുത്തരും സമ്മതിച്ചതും പിൻവലിച്ചതും, അവരുടെ നോമിനിയും (രഹസ്യരൂപത്തിൽ)',
    why: 'സമ്മതിച്ചതിന്റെ തെളിവായി, നിയമം ആവശ്യപ്പെടുന്നതിനാലും',
    howLong: 'അവസാന തീരുമാനം അക്കൗണ്ട് ഉള്ളിടത്തോളം കാലം, മുൻപത്തേവ 3 വർഷം',
  },
  audit: {
    what: 'ഓഡിറ്റ് ലോഗ്: ഓഫീസിൽ ആര്, എന്ത്, ആരുടെ കാര്യത്തിൽ ചെയ്തു',
    why: 'വിവരങ്ങൾ എങ്ങനെ കൈകാര്യം ചെയ്തു എന്ന് കമ്മിറ്റിക്ക് ഉത്തരം പറയാൻ',
    howLong: 'എക്കാലവും. ഒരാളുടെ വിവരങ്ങൾ മായ്ച്ചാൽ അതിലെ വ്യക്തിവിവരങ്ങൾ പിന്നെ വായിക്കാനാവില്ല.',
  },
  shops: {
    what: 'കടകളും അവയെ ബന്ധപ്പെടാനുള്ള വിവരങ്ങളും',
    why: 'അവയുടെ പരസ്യങ്ങൾ കാണിക്കാൻ',
    howLong: 'ഓഫീസ് കട ഇല്ലാതാക്കുന്നതുവരെ',
  },
  visitors: {
    what: 'സന്ദർശകർ: നിരീക്ഷണമോ പരസ്യ കുക്കികളോ ഇല്ല; ദുരുപയോഗം തടയാൻ ഓരോ നെറ്റ്‌വർക്കിനുമുള്ള കണക്കുകൾ മാത്രം',
    why: 'പാസ്‌വേഡ് ഊഹിക്കാൻ ശ്രമിക്കുന്നവരെ തടയാൻ',
    howLong: 'പരമാവധി {days} ദിവസം',
  },
  backups: {
    what: 'ഇവയുടെയെല്ലാം ബാക്കപ്പുകൾ',
    why: 'ഒരു യന്ത്രം തകരാറിലായാൽ ഒന്നും നഷ്ടപ്പെടാതിരിക്കാൻ',
    howLong: 'പരമാവധി {months} മാസം. ബാക്കപ്പ് വീണ്ടും ഉപയോഗിച്ചാൽ മായ്ച്ചതെല്ലാം അതിലും മായ്ക്കും.',
  },
} as const;
export const whoSeesTitle = 'ആർക്കെല്ലാം കാണാം';
export const whoSees = [
  { who: 'എല്ലാവർക്കും', what: 'കമ്മിറ്റി പ്രസിദ്ധീകരിക്കുന്നത് മാത്രം: ഭാരവാഹികളുടെ പേരുകൾ, വാർത്തകൾ, പരിപാടികൾ, കടകൾ. നിങ്ങളുടെ കാർഡ് കൈവശമുള്ള ആർക്കും അത് പരിശോധിച്ച് പേര്, അംഗത്വ നമ്പർ, ഏരിയ, നില എന്നിവ കാണാം.' },
  { who: 'ലോഗിൻ ചെയ്ത അംഗങ്ങൾക്ക്', what: 'ഡയറക്ടറി: പേര്, യൂസർനെയിം, ഫോട്ടോ, പദവി, ഏരിയ, യൂണിറ്റ്, നില, മറച്ചിട്ടില്ലാത്തവരുടെ ഫോണും ഇമെയിലും. കമ്മ്യൂണിറ്റിയിൽ എഴുതിയത് എഴുതിയവരുടെ പേരിൽ.' },
  { who: 'നിങ്ങളുടെ ഏരിയ അഡ്മിന്', what: 'ആ ഏരിയയിലെ അംഗങ്ങളുടെ ഫോൺ, ഇമെയിൽ, അംഗത്വ നമ്പർ, ലൈസൻസ്; അവിടേക്ക് അപേക്ഷ നൽകിയവരെയും.' },
  { who: 'ഓഫീസിന്', what: 'നിങ്ങളുടെ മുഴുവൻ പ്രൊഫൈൽ. ആധാർ നമ്പറുകൾ സൂപ്പർയൂസർമാർക്കു മാത്രമേ തുറക്കാനാകൂ, ഓരോ തവണയും അത് രേഖപ്പെടുത്തും.' },
  { who: 'മറ്റാർക്കും ഇല്ല', what: 'നിയമമോ കോടതിയോ ആവശ്യപ്പെട്ടാലല്ലാതെ. വെബ്സൈറ്റ് പ്രവർത്തിക്കുന്ന യന്ത്രങ്ങളും മെയിൽ അയയ്ക്കുന്നവയും കമ്മിറ്റിക്കുവേണ്ടി മാത്രം പ്രവർത്തിക്കുന്നു.' },
] as const;
export const agreeTitle = 'നിങ്ങളുടെ സമ്മതം ചോദിക്കുന്ന കാര്യങ്ങൾ';
export const agreeLead = 'ഓരോന്നും വെവ്വേറെ, സ്വകാര്യതാ കേന്ദ്രത്തിൽ. സമ്മതിക്കുന്നതുപോലെ ഒറ്റ അമർത്തലിൽ പിൻവലിക്കാം.';
export const rightsTitle = 'നിങ്ങൾക്ക് ആവശ്യപ്പെടാവുന്നത്';
export const rights = [
  { title: 'കാണാനും കൊണ്ടുപോകാനും', text: 'നിങ്ങളെക്കുറിച്ച് സൂക്ഷിച്ചിരിക്കുന്ന എല്ലാറ്റിന്റെയും പകർപ്പ്.' },
  { title: 'തിരുത്താൻ', text: 'മിക്കതും പ്രൊഫൈലിൽ നിങ്ങൾക്കുതന്നെ തിരുത്താം; ബാക്കി ഓഫീസ് തിരുത്തും.' },
  { title: 'മായ്ക്കാൻ', text: 'ആധാർ നമ്പർ ഉടൻ; മറ്റെല്ലാം അംഗത്വം അവസാനിക്കുന്നതോടെ.' },
  { title: 'പിൻവലിക്കാൻ', text: 'ഓരോ ആവശ്യവും വെവ്വേറെ, സ്വകാര്യതാ കേന്ദ്രത്തിൽ. അതുവരെ ചെയ്തത് നിയമാനുസൃതമായി തുടരും.' },
  { title: 'നോമിനിയെ നിശ്ചയിക്കാൻ', text: 'നിങ്ങൾ മരിക്കുകയോ തീരുമാനമെടുക്കാനാവാതെ വരുകയോ ചെയ്താൽ നിങ്ങളുടെ വിവരങ്ങളുടെ കാര്യത്തിൽ പ്രവർത്തിക്കാൻ ഒരാൾ.' },
  { title: 'പരാതിപ്പെടാൻ', text: 'ഓഫീസിനോട്; {days} ദിവസത്തിനകം മറുപടി ലഭിക്കും. അതിനുശേഷം ഡേറ്റ പ്രൊട്ടക്ഷൻ ബോർഡ് ഓഫ് ഇന്ത്യയോട്.' },
] as const;
export const grievanceTitle = 'പരാതികളും ചോദ്യങ്ങളും';
export const grievanceLead = 'ഓഫീസിന് എഴുതുകയോ വിളിക്കുകയോ ചെയ്യുക. അക്കൗണ്ടുള്ളവർക്ക് സ്വകാര്യതാ കേന്ദ്രവും ഉപയോഗിക്കാം.';
export const grievanceAddress = 'തപാലിലോ നേരിട്ടോ';
export const grievanceEmail = 'ഇമെയിൽ';
export const grievancePhone = 'ഫോൺ';

// Audit log
export const auditConsent = { one: 'സമ്മതം', many: 'സമ്മതങ്ങൾ' } as const;
export const auditNominee = { one: 'നോമിനി', many: 'നോമിനികൾ' } as const;
export const auditActions = {
  'consent.give': 'ഒരു ആവശ്യത്തിന് സമ്മതിച്ചു',
  'consent.withdraw': 'ഒരു ആവശ്യത്തിനുള്ള സമ്മതം പിൻവലിച്ചു',
  'nominee.name': 'നോമിനിയെ നിശ്ചയിച്ചു',
  'nominee.remove': 'നോമിനിയെ നീക്കി',
} as const;
export const auditFields = { purpose: 'ആവശ്യം', version: 'അറിയിപ്പിന്റെ പതിപ്പ്' } as const;
