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
export const exportCsv = 'CSV ആയി എക്സ്പോർട്ട് ചെയ്യുക';
export const exportExcel = 'Excel ആയി എക്സ്പോർട്ട് ചെയ്യുക';
export const exportListFailed = 'പട്ടിക എക്സ്പോർട്ട് ചെയ്യാനായില്ല.';
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
