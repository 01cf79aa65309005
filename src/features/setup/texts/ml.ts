/*
 * The same texts as ./en.
 */

// The screen
export const title = 'സൈറ്റ് ക്രമീകരണം';
export const lead = 'തുറക്കുന്നതിന് മുമ്പ് പുതിയ സൈറ്റിന് വേണ്ടത്. ഏത് ക്രമത്തിലും ചെയ്യാം; എപ്പോൾ വേണമെങ്കിലും തുടരാം.';
export const failedToLoad = 'സൈറ്റ് ക്രമീകരണം ലഭ്യമാക്കാനായില്ല.';
export const tasksTitle = 'സൈറ്റ് ക്രമീകരണത്തിലെ പണികൾ';
export const isOpen = 'സൈറ്റ് തുറന്നിരിക്കുന്നു.';
export const isClosed = 'സൈറ്റ് അടച്ചിരിക്കുന്നു: തിരയൽ സൈറ്റുകൾ ഇത് കാണിക്കില്ല; ക്രമീകരിച്ചുവരികയാണെന്ന് ഓരോ പേജിലും കാണാം.';
export const allDone = 'എല്ലാ പണികളും കഴിഞ്ഞു.';
export const leftCount = { one: '{count} പണി ബാക്കിയുണ്ട്.', other: '{count} പണികൾ ബാക്കിയുണ്ട്.' };
export const openSite = 'സൈറ്റ് തുറക്കുക';
export const openQuestion = 'സൈറ്റ് തുറക്കണോ?';
export const openLead = 'അതോടെ തിരയൽ സൈറ്റുകളിൽ വരാം; ഓരോ പേജിലെയും അറിയിപ്പ് മാറും. വീണ്ടും അടയ്ക്കാനാവില്ല.';
export const stillUndone = 'ഇനിയും ബാക്കിയുള്ളത്: {tasks}.';
export const openedNow = 'സൈറ്റ് ഇപ്പോൾ തുറന്നിരിക്കുന്നു.';
export const openFailed = 'സൈറ്റ് തുറക്കാനായില്ല.';
export const isDone = '(കഴിഞ്ഞു)';
export const isUndone = '(കഴിഞ്ഞിട്ടില്ല)';
export const go = 'അങ്ങോട്ട് പോകുക';
export const goTo = 'അങ്ങോട്ട് പോകുക: {label}';
export const thisIsRight = 'ഇത് ശരിയാണ്';
export const confirmFailed = 'പണി സ്ഥിരീകരിക്കാനായില്ല.';
export const chooseDistrict = 'ജില്ല തിരഞ്ഞെടുക്കുക';
export const district = 'കമ്മിറ്റിയുടെ ജില്ല';
export const districtFields = {
  district: 'ജില്ല, ഇംഗ്ലീഷിൽ',
  district_ml: 'ജില്ല, മലയാളത്തിൽ',
  district_in: '“ജില്ലയിൽ”, ഇംഗ്ലീഷിൽ',
  district_in_ml: '“ജില്ലയിൽ”, മലയാളത്തിൽ',
  district_of: '“ജില്ലയിലെ”, ഇംഗ്ലീഷിൽ',
  district_of_ml: '“ജില്ലയിലെ”, മലയാളത്തിൽ',
};
export const useNames = 'ഈ പേരുകൾ ഉപയോഗിക്കുക';
export const namesSaved = 'ജില്ലയുടെ പേരുകൾ സൈറ്റിൽ കാണാം. പേജ് വീണ്ടും തുറക്കുമ്പോൾ ഈ പേജിന്റെ തലക്കെട്ടിലും അവ വരും.';
export const namesFailed = 'പേരുകൾ സൂക്ഷിക്കാനായില്ല.';
export const pasteList = 'ഏരിയകളുടെ പട്ടിക ഒട്ടിക്കുക';
export const listLabel = 'ഏരിയകളും അവയുടെ യൂണിറ്റുകളും';
export const listHint =
  'ഓരോ ഏരിയയ്ക്കും ഒരു വരി. രണ്ടു ഭാഷയിലും: “Mavoor / മാവൂർ: East / കിഴക്ക്, West”. ആദ്യത്തെ പട്ടിക സോഫ്റ്റ്‌വെയറിനൊപ്പം വന്ന ഏരിയകൾക്ക് പകരമാകും.';
export const listExample = 'ഏരിയ: യൂണിറ്റ്, യൂണിറ്റ്';
export const inThisList = 'ഈ പട്ടികയിൽ: {areas}, {units}';
export const addList = 'ഈ ഏരിയകൾ ചേർക്കുക';
export const addFailed = 'ഏരിയകൾ ചേർക്കാനായില്ല.';
export const testMail = 'മെയിൽ പരീക്ഷിക്കുക';
export const sendCode = 'കോഡ് അയയ്ക്കുക';
export const sendFailed = 'കോഡ് അയയ്ക്കാനായില്ല.';
export const codeLabel = 'ആറക്ക കോഡ്';
export const confirmCode = 'കോഡ് പരിശോധിക്കുക';
export const codeFailed = 'കോഡ് പരിശോധിക്കാനായില്ല.';
export const removeDemo = 'സാങ്കല്പിക ആളുകളെ നീക്കുക';
export const removeQuestion = 'സാങ്കല്പിക ആളുകളെ നീക്കണോ?';
export const removeLead =
  'ഡെമോ വിവരങ്ങളെല്ലാം പോകും: ആളുകൾ, കടകൾ, പരിപാടികൾ, ചോദ്യങ്ങൾ. നിങ്ങളുടേതായവ നിലനിൽക്കും. ഇത് തിരിച്ചെടുക്കാനാവില്ല.';
export const removeNow = 'അവ നീക്കുക';
export const removeFailed = 'ഡെമോ വിവരങ്ങൾ നീക്കാനായില്ല.';
export const carryOver = 'മറ്റൊരു സൈറ്റിലേക്ക്';
export const carryOverLead =
  'സഹോദര കമ്മിറ്റിക്കായി ക്രമീകരണങ്ങളും ഏരിയകളും ലോഗോയും മുഖചിത്രവും ഉൾപ്പെടെ രൂപവും ഒറ്റ ഫയലിൽ: ആളുകളോ പാസ്‌വേഡുകളോ പണത്തെക്കുറിച്ചുള്ള ഒന്നുമോ ഇല്ല. നിങ്ങൾക്ക് കിട്ടിയ ഫയലിന്റെ വ്യത്യാസം ആദ്യം കാണാം.';
export const saveCarried = 'ഫയൽ സൂക്ഷിക്കുക';
export const exportFailed = 'ക്രമീകരണങ്ങൾ സൂക്ഷിക്കാനായില്ല.';
export const carriedFile = 'സഹോദര കമ്മിറ്റിയുടെ ഫയൽ';
export const showDifference = 'വ്യത്യാസം കാണിക്കുക';
export const difference = 'ഫയൽ മാറ്റുന്നത്';
export const noDifference = 'ഈ ഫയൽ ഇവിടെ ഒന്നും മാറ്റുന്നില്ല.';
export const takeCarried = 'എല്ലാം എടുക്കുക';
export const carriedTaken = 'ഫയൽ എടുത്തു: അതിലുള്ളത് സൈറ്റിൽ കാണാം.';
export const takeFailed = 'ക്രമീകരണങ്ങളുടെ ഫയൽ വായിക്കാനായില്ല.';
export const standardText = 'ആദ്യ വാചകം';
export const pictureNow = 'ഇപ്പോഴത്തെ ചിത്രം';
export const pictureOfFile = 'ഫയലിലെ ചിത്രം';
export const newArea = 'പുതിയത്';
export const removedArea = 'പകരം വന്നു';

// Every page of a closed site
export const beingSetUp = 'ഈ സൈറ്റ് ക്രമീകരിച്ചുവരികയാണ്. ഇവിടെയുള്ളത് അന്തിമമല്ല.';

// The tasks
export const tasks = {
  names: 'പേരുകൾ',
  contact: 'ബന്ധപ്പെടാൻ',
  areas: 'ഏരിയകളും യൂണിറ്റുകളും',
  look: 'രൂപം',
  mail: 'മെയിൽ',
  people: 'ആളുകൾ',
  money: 'പണം',
  backup: 'ബാക്കപ്പ്',
  second_factor: 'രണ്ടാം ഘട്ട പരിശോധന',
  demo: 'സാങ്കല്പിക ആളുകൾ',
};
export const namesKept = 'ജില്ല തിരഞ്ഞെടുക്കുക; അല്ലെങ്കിൽ ഇത് {committee} എന്നതിന്റെ സൈറ്റാണെന്ന് സ്ഥിരീകരിക്കുക.';
export const namesDone = 'ഇത് {committee} എന്നതിന്റെ സൈറ്റാണ്.';
export const contactMissing = 'സാങ്കല്പികം: {fields}.';
export const contactDone = 'സാങ്കല്പികമായ ഫോൺ നമ്പറോ വിലാസമോ ഇനിയില്ല.';
export const areasShipped = 'സോഫ്റ്റ്‌വെയറിനൊപ്പം വന്ന ഏരിയകളാണ് ഇവ.';
export const areasMissing = 'ഇതുവരെ യൂണിറ്റുകളില്ല; ആർക്കും ചേരാനാവില്ല.';
export const areasDone = { one: '{count} യൂണിറ്റ്', other: '{count} യൂണിറ്റുകൾ' };
export const lookStandard = 'സൈറ്റിന് ഇപ്പോൾ സാധാരണ ലോഗോയാണുള്ളത്.';
export const lookDone = 'രൂപം നിങ്ങൾ ആഗ്രഹിക്കുന്നതുപോലെയാണ്.';
export const mailMissing = '{address} എന്ന വിലാസത്തിലേക്ക് ഒരു കോഡ് അയച്ച് അത് നൽകുക.';
export const mailDone = '{address} എന്ന വിലാസത്തിൽ കോഡ് എത്തി.';
export const outboxOnly =
  'SMTP_URL നൽകിയിട്ടില്ല: ഒരു മെയിലും ഈ യന്ത്രത്തിൽനിന്ന് പുറത്തുപോകുന്നില്ല; ഓരോന്നും DATA_DIR-ലെ “outbox” ഫോൾഡറിൽ ഫയലായി മാറുന്നു.';
export const peopleMissing = 'സൂപ്പർ യൂസർമാരല്ലാതെ ആരുമില്ല.';
export const peopleDone = { one: '{count} ആൾ', other: '{count} പേർ' };
export const moneyMissing = 'ഫീസിനുള്ള അക്കൗണ്ട് നൽകിയിട്ടില്ല. അത് നൽകുക, അല്ലെങ്കിൽ കണക്കുകൾ മറ്റൊരിടത്ത് സൂക്ഷിക്കുന്നുണ്ടെന്ന് സ്ഥിരീകരിക്കുക.';
export const moneyComes = 'നൽകിയ അക്കൗണ്ടിലേക്കാണ് ഫീസ് വരുന്നത്.';
export const moneyDone = 'കണക്കുകൾ മറ്റൊരിടത്ത് സൂക്ഷിക്കുന്നു.';
export const backupUnset = 'BACKUP_URL നൽകിയിട്ടില്ല: ബാക്കപ്പ് എടുക്കുന്നില്ല.';
export const backupNone = 'BACKUP_URL നൽകിയിട്ടുണ്ട്; ഇതുവരെ ഒരു ബാക്കപ്പും പൂർത്തിയായിട്ടില്ല. ആദ്യത്തേത് രാത്രിയിൽ എടുക്കും.';
export const backupDone = 'അവസാന ബാക്കപ്പ്: {moment}.';
export const factorMissing = {
  one: '{count} സൂപ്പർ യൂസർക്ക് രണ്ടാം ഘട്ട പരിശോധന ഇല്ല.',
  other: '{count} സൂപ്പർ യൂസർമാർക്ക് രണ്ടാം ഘട്ട പരിശോധന ഇല്ല.',
};
export const factorDone = 'എല്ലാ സൂപ്പർ യൂസർമാർക്കും രണ്ടാം ഘട്ട പരിശോധന ഉണ്ട്.';
export const demoThere = {
  one: 'സാങ്കല്പികമായ {count} ആൾ ഇവിടെയുണ്ട്.',
  other: 'സാങ്കല്പികമായ {count} പേർ ഇവിടെയുണ്ട്.',
};
export const demoDone = 'സാങ്കല്പികമായ ആരും ഇവിടെയില്ല.';

// The mail with the code
export const codeMail = {
  subject: '{site}: കോഡ് {code}',
  lead: '{site} ഓഫീസ് മെയിൽ പരീക്ഷിക്കുകയാണ്. നിങ്ങൾ ഇത് വായിക്കുന്നതിനാൽ അത് പ്രവർത്തിക്കുന്നു.',
  code: 'കോഡ്',
  end: '{minutes} മിനിറ്റിനകം “സൈറ്റ് ക്രമീകരണം” എന്ന സ്ക്രീനിൽ ഇത് നൽകുക. നിങ്ങൾ ആവശ്യപ്പെട്ടതല്ലെങ്കിൽ ഒന്നും ചെയ്യേണ്ടതില്ല.',
};

// What the server answers and refuses
export const codeSent = 'ആറക്ക കോഡ് {address} എന്ന വിലാസത്തിലേക്ക് അയച്ചു.';
export const codeRight = 'മെയിൽ പ്രവർത്തിക്കുന്നു.';
export const codeNeeded = 'കോഡിന്റെ ആറക്കങ്ങൾ നൽകുക.';
export const codeWrong = 'ഇതല്ല കോഡ്.';
export const codeOver = 'ഈ കോഡ് ഇനി ഉപയോഗിക്കാനാവില്ല. മറ്റൊന്ന് അയയ്ക്കുക.';
export const taskUnknown = 'സ്ഥിരീകരിക്കാവുന്ന അങ്ങനെയൊരു പണിയില്ല.';
export const listNeeded = 'ഓരോ ഏരിയയ്ക്കും ഒരു വരി എഴുതുക.';
export const lineFault = 'വരി {line}: {fault}';
export const lineFaults = {
  form: '“ഏരിയ: യൂണിറ്റ്, യൂണിറ്റ്” എന്ന് എഴുതുക.',
  areaMissing: 'കോളന് മുമ്പ് ഏരിയയുടെ പേരില്ല.',
  unitsMissing: 'കോളന് ശേഷം യൂണിറ്റുകളില്ല.',
  long: 'പേരിന് പരമാവധി 100 അക്ഷരങ്ങൾ.',
  characters: 'പേരിൽ വായിക്കാനാവാത്ത ചിഹ്നങ്ങളുണ്ട്.',
  malayalam: 'ചരിഞ്ഞ വരയ്ക്ക് ശേഷം മലയാളം പേരാണ് വേണ്ടത്: “Area / ഏരിയ”.',
  tooMany: 'ഒരു പട്ടികയ്ക്ക് ഇത് അധികമാണ്.',
};
export const listAdded = 'ചേർത്തു: {areas}, {units}.';
export const listUnchanged = 'ഈ പട്ടികയിലുള്ളതെല്ലാം ഇപ്പോൾത്തന്നെയുണ്ട്.';
export const areaCount = { one: '{count} ഏരിയ', other: '{count} ഏരിയകൾ' };
export const unitCount = { one: '{count} യൂണിറ്റ്', other: '{count} യൂണിറ്റുകൾ' };

export const demoRemoved = {
  one: 'ഡെമോ വിവരങ്ങളുടെ {count} വരി നീക്കി.',
  other: 'ഡെമോ വിവരങ്ങളുടെ {count} വരികൾ നീക്കി.',
};
export const noDemo = 'ഇവിടെ ഡെമോ വിവരങ്ങൾ ചേർത്തിട്ടില്ല; അല്ലെങ്കിൽ പട്ടിക സൂക്ഷിക്കാത്ത പഴയ പതിപ്പാണ് ചേർത്തത്.';
export const demoInUse = 'യഥാർഥ വിവരങ്ങൾ ഡെമോ വിവരങ്ങളോട് ചേർന്നുനിൽക്കുന്നു. ആദ്യം അവ നീക്കുകയോ മാറ്റുകയോ ചെയ്യുക:';
export const rowNames: Record<string, string> = {
  users: 'ആളുകൾ',
  community_questions: 'ബോർഡിലെ ചോദ്യങ്ങൾ',
  community_answers: 'ബോർഡിലെ ഉത്തരങ്ങൾ',
  community_question_votes: 'ചോദ്യങ്ങൾക്കുള്ള വോട്ടുകൾ',
  community_answer_votes: 'ഉത്തരങ്ങൾക്കുള്ള വോട്ടുകൾ',
  community_follows: 'പിന്തുടരുന്ന ചോദ്യങ്ങൾ',
  shops: 'ചേർത്ത കടകൾ',
  shop_categories: 'കടകളുടെ വിഭാഗങ്ങൾ',
  ads: 'ചേർത്ത പരസ്യങ്ങൾ',
  events: 'ചേർത്ത പരിപാടികൾ',
  posts: 'ചേർത്ത സർക്കുലറുകളും വാർത്തകളും',
  cards: 'അംഗത്വ കാർഡുകൾ',
  positions: 'കമ്മിറ്റിയിലെ സ്ഥാനങ്ങൾ',
  consents: 'നൽകിയ സമ്മതങ്ങൾ',
};

// Carry over
export const carriedMissing = 'ദയവായി ക്രമീകരണങ്ങളുടെ ഒരു ഫയൽ തിരഞ്ഞെടുക്കുക.';
export const carriedTooLarge = 'ഫയൽ വളരെ വലുതാണ്: പരമാവധി 16 MB.';
export const notCarried = 'ഇത് ക്രമീകരണങ്ങളുടെ ഫയലല്ല.';
export const otherVersion = 'ഈ ഫയൽ സോഫ്റ്റ്‌വെയറിന്റെ മറ്റൊരു പതിപ്പിന്റേതാണ്.';
export const notCarriedPlace = 'ഇത് വായിക്കാനാവുന്നില്ല.';
export const badApply = 'true അല്ലെങ്കിൽ false എന്ന് എഴുതുക.';

// The audit log
export const audit = {
  opened: 'സൈറ്റ് തുറന്നു',
  confirmed: 'സൈറ്റ് ക്രമീകരണത്തിലെ പണി സ്ഥിരീകരിച്ചു',
  mailed: 'മെയിൽ പരീക്ഷിച്ചു',
};

// The group of the menu
export const money = 'പണം';
