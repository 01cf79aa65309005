// What the server does not take
export const fileMissing = 'ദയവായി ഫയൽ തിരഞ്ഞെടുക്കുക.';
export const fileTooLarge = 'ഫയലിന് 5MB-യിൽ താഴെ വലുപ്പമേ പാടുള്ളൂ.';
export const unreadable = 'ഈ ഫയൽ വായിക്കാനായില്ല. ദയവായി XLSX അല്ലെങ്കിൽ CSV ആയി സേവ് ചെയ്യുക.';
export const oldFormat = 'ഇത് പഴയ Excel ഫയലോ പാസ്‌വേഡുള്ള ഫയലോ ആണ്. ദയവായി പാസ്‌വേഡില്ലാതെ XLSX അല്ലെങ്കിൽ CSV ആയി സേവ് ചെയ്യുക.';
export const unpacksTooLarge = 'ഈ ഫയലിൽ ഉള്ളടക്കം വളരെ കൂടുതലാണ്. ദയവായി പട്ടിക മാത്രം നിലനിർത്തി വീണ്ടും സേവ് ചെയ്യുക.';
export const tooManyRows = 'പരമാവധി 5,000 വരികൾ. ദയവായി ഫയൽ വിഭജിക്കുക.';
export const empty = 'ഈ ഫയലിൽ ആളുകളുടെ വിവരമുള്ള വരികളില്ല.';
export const badColumns = 'ഓരോ കോളത്തിനും ഒരു വിവരം തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ ഒഴിവാക്കുക.';
export const twoColumns = 'രണ്ട് കോളങ്ങൾ ഒരേ വിവരമായി എടുത്തിരിക്കുന്നു.';
export const badLines = 'ദയവായി ഈ ഫയലിലെ വരികൾ തിരഞ്ഞെടുക്കുക.';
export const unknownImport = 'ഇംപോർട്ട് കണ്ടെത്താനായില്ല.';
export const stale = 'ഈ ഫയലിലുള്ള ആരുടെയോ വിവരം ഇതിനിടെ മാറി. പ്രിവ്യൂ വീണ്ടും നോക്കുക.';
export const applied = 'ഈ ഇംപോർട്ട് നേരത്തേ നടപ്പാക്കിയതാണ്.';
export const notApplied = 'ഈ ഇംപോർട്ട് നടപ്പാക്കിയിട്ടില്ല.';
export const undone = 'ഈ ഇംപോർട്ട് നേരത്തേ പഴയപടിയാക്കിയതാണ്.';
export const tooLate = 'ഇംപോർട്ട് {days} ദിവസത്തിനുള്ളിൽ മാത്രമേ പഴയപടിയാക്കാനാകൂ.';
export const undoAgain = 'ഈ ഇംപോർട്ടിലെ ആളുകളുടെ വിവരം ഇപ്പോൾ മറ്റൊരാൾ മാറ്റുകയാണ്. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// What is wrong with a row
export const twoPeople = 'ഈ വരി ഒന്നിലേറെ ആളുകളുമായി യോജിക്കുന്നു: {people}.';
export const sameTwice = 'ഈ വ്യക്തി ഫയലിൽ ഒന്നിലേറെ തവണയുണ്ട്: {lines} വരികൾ.';
export const waiting = 'ഈ വ്യക്തിയുടെ അപേക്ഷ അംഗീകരിച്ചിട്ടില്ല. അപേക്ഷകൾ “പരിഗണനയിലുള്ളവ” എന്ന പേജിലാണ് അംഗീകരിക്കുന്നത്.';
export const office = 'സൂപ്പർ യൂസർമാരുടെ വിവരങ്ങൾ “ഉപയോക്താക്കൾ” എന്ന പേജിലാണ് മാറ്റുന്നത്.';
export const areaAdminArea = 'ഏരിയ അഡ്മിന്റെ ഏരിയ സൂപ്പർ യൂസർക്കു മാത്രമേ മാറ്റാനാകൂ.';
export const otherId = 'ഈ വ്യക്തിയുടെ അംഗത്വ നമ്പർ {id} ആണ്.';
export const badId = 'അംഗത്വ നമ്പറിൽ അക്ഷരം, അക്കം, ഹൈഫൻ, സ്ലാഷ് എന്നിവ പരമാവധി 30 എണ്ണമാകാം.';
export const cellError = 'സ്പ്രെഡ്ഷീറ്റിലെ ഈ സെല്ലിൽ പിശക് കാണിക്കുന്നു.';
export const garbled = 'ഇവിടെ അക്ഷരങ്ങൾക്കു പകരം ചോദ്യചിഹ്നങ്ങളാണ്. ദയവായി ഫയൽ XLSX ആയോ “CSV UTF-8” ആയോ സേവ് ചെയ്യുക.';
export const near = '{name} ആണോ?';
export const cannotClear = 'ഇത് ഒഴിച്ചിടാനാകില്ല.';
export const nobody = 'ആരെക്കുറിച്ചാണെന്നു പറയുന്ന ഒന്നും ഈ വരിയിലില്ല.';
export const doubtful = 'ഫോണോ ഇമെയിലോ മാത്രമാണ് ഈ വ്യക്തിയുടേത്: പേരും ജനനത്തീയതിയും വ്യത്യസ്തമാണ്. ഇത് മറ്റൊരാളാകാം.';
export const unticked = 'ഈ വ്യക്തിയാണെന്ന് ഉറപ്പാക്കാത്തതിനാൽ ഒഴിവാക്കി.';
export const keptChanged = 'ഇതിനിടെ മാറിയതിനാൽ അതേപടി വിട്ടു.';
export const why = 'കാരണം';

// The fields, what becomes of a row, and where an import is
export const fieldNames = {
  membership_id: 'അംഗത്വ നമ്പർ',
  full_name: 'മുഴുവൻ പേര്',
  first_name: 'പേരിന്റെ ആദ്യഭാഗം',
  last_name: 'പേരിന്റെ അവസാനഭാഗം',
  email: 'ഇമെയിൽ',
  phone: 'ഫോൺ',
  area: 'ഏരിയ',
  unit: 'യൂണിറ്റ്',
  licenseNo: 'ലൈസൻസ് നമ്പർ',
  license_category: 'ലൈസൻസ് വിഭാഗം',
  licenseDate: 'ലൈസൻസ് അനുവദിച്ച തീയതി',
  renewalDate: 'ലൈസൻസ് പുതുക്കേണ്ട തീയതി',
  membership_until: 'അംഗത്വത്തിന്റെ കാലാവധി തീരുന്ന തീയതി',
  dob: 'ജനനത്തീയതി',
  gender: 'ലിംഗം',
  maritalStatus: 'വൈവാഹിക നില',
  residentialAddress: 'വീട്ടുവിലാസം',
  officeAddress: 'ഓഫീസ് വിലാസം',
  postOffice: 'പോസ്റ്റ് ഓഫീസ്',
  pin: 'പിൻ കോഡ്',
  panchayath: 'പഞ്ചായത്ത്',
  qualification: 'യോഗ്യത',
  additionalQualification: 'അധിക യോഗ്യത',
  skills: 'വൈദഗ്ധ്യങ്ങൾ',
  bloodGroup: 'രക്തഗ്രൂപ്പ്',
} as const;
// The example row of the template
export const example = {
  full_name: 'ഉദാഹരണം: മീര നായർ',
  residentialAddress: 'വീട് 12, ക്ഷേത്രം റോഡ്, {district}',
  officeAddress: 'നായർ അസോസിയേറ്റ്സ്, കോടതി റോഡ്, {district}',
  postOffice: '{district}',
  panchayath: 'മരുതറോഡ്',
  skills: 'സർവേ, എസ്റ്റിമേറ്റ്',
} as const;
export const actionNames = {
  create: 'പുതിയത്',
  update: 'മാറ്റമുള്ളത്',
  same: 'മാറ്റമില്ലാത്തത്',
  error: 'പിശകുള്ളത്',
} as const;
export const doubtfulRows = 'ഉറപ്പാക്കേണ്ടത്';
export const stateNames = {
  preview: 'നടപ്പാക്കിയിട്ടില്ല',
  applied: 'നടപ്പാക്കി',
  undone: 'പഴയപടിയാക്കി',
} as const;
export const columnLetter = 'കോളം {letter}';

// The screen
export const screenLead = 'സ്പ്രെഡ്ഷീറ്റിൽ നിന്ന് അംഗങ്ങൾ. എന്തു മാറുമെന്ന് നിങ്ങൾ കാണുന്നതിനു മുമ്പ് ഒന്നും മാറില്ല.';

// A new file
export const newFile = 'പുതിയ ഫയൽ';
export const newFileLead =
  'Excel ഫയലിന്റെ (XLSX) ആദ്യ ഷീറ്റ്, അല്ലെങ്കിൽ CSV: പരമാവധി 5,000 വരികളും 5 MB-യും, തലക്കെട്ടുകളുടെ ഒരു വരിയും. ഈ സൈറ്റിൽ നിന്ന് ഡൗൺലോഡ് ചെയ്യുന്ന പട്ടിക അതേപടി ഉപയോഗിക്കാം.';
export const templateLead = 'പൂരിപ്പിക്കാനുള്ള ഒഴിഞ്ഞ പട്ടിക. അതിലെ ഉദാഹരണ വരി ഇംപോർട്ട് ചെയ്യില്ല.';
export const templateAsExcel = 'മാതൃക Excel ആയി';
export const templateAsCsv = 'മാതൃക CSV ആയി';
export const templateFailed = 'മാതൃക ഡൗൺലോഡ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const sending = 'ഫയൽ അയയ്ക്കുന്നു';
export const looking = 'വരികൾ പരിശോധിക്കുന്നു';
export const showPreview = 'പ്രിവ്യൂ കാണുക';
export const readFailed = 'ഫയൽ വായിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// Earlier imports
export const searchImportsHint = 'ഫയൽ അല്ലെങ്കിൽ ആൾ';
export const earlierImports = 'മുൻ ഇംപോർട്ടുകൾ';
export const listFailed = 'ഇംപോർട്ടുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const noImports = 'ഇതുവരെ ഇംപോർട്ടുകളില്ല';
export const noImportsHint = 'നിങ്ങൾ ചേർക്കുന്ന ഫയലുകൾ ഇവിടെ കാണാം; {days} ദിവസത്തിനുള്ളിൽ പഴയപടിയാക്കുകയും ചെയ്യാം.';
export const by = 'ചേർത്തത്';
export const listPages = 'ഇംപോർട്ടുകളുടെ പേജുകൾ';
export const somebodyGone = 'ഇപ്പോൾ ഇല്ലാത്ത ഒരാൾ';
export const openImport = '{moment}-ലെ {filename} തുറക്കുക';

// One import
export const allImports = 'എല്ലാ ഇംപോർട്ടുകളും';
export const importGone = 'ഈ ഇംപോർട്ട് ഇപ്പോൾ ഇവിടെയില്ല.';
export const importFailed = 'ഈ ഇംപോർട്ട് ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const sentAt = 'അയച്ചത്: {moment}';
export const appliedAt = 'നടപ്പാക്കിയത്: {moment}';
export const undoneAt = 'പഴയപടിയാക്കിയത്: {moment}';
export const keptTitle = 'ഈ ആളുകളുടെ വിവരം പിന്നീടു മാറിയതിനാൽ അതേപടി തുടരുന്നു';

// One import: its columns
export const columns = 'കോളങ്ങൾ';
export const columnsLead = 'ഫയലിലെ ഓരോ കോളത്തിലും എന്താണുള്ളത്. നിങ്ങളുടെ തിരഞ്ഞെടുപ്പ് തലക്കെട്ടനുസരിച്ച് ഓർത്തുവയ്ക്കും.';
export const nobodyNamed = 'ആരാണെന്നു പറയുന്ന കോളമില്ല. അംഗത്വ നമ്പർ, ലൈസൻസ് നമ്പർ, ഫോൺ അല്ലെങ്കിൽ ഇമെയിൽ ഉള്ള കോളം തിരഞ്ഞെടുക്കുക.';
export const notImported = 'ഇംപോർട്ട് ചെയ്യേണ്ട';
export const suchAs = 'ഉദാഹരണം: {sample}';
export const updatePreview = 'പ്രിവ്യൂ പുതുക്കുക';
export const columnsFailed = 'കോളങ്ങൾ മാറ്റാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// One import: doing it
export const apply = 'നടപ്പാക്കുക';
export const nothingToApply = 'നടപ്പാക്കാൻ ഒന്നുമില്ല: ഒരു വരിയും ആരിലും മാറ്റം വരുത്തില്ല.';
export const newMembers = { one: '{count} പുതിയ അംഗം', other: '{count} പുതിയ അംഗങ്ങൾ' } as const;
export const peopleChanged = {
  one: '{created}, {count} വ്യക്തിയിൽ മാറ്റം.',
  other: '{created}, {count} വ്യക്തികളിൽ മാറ്റം.',
} as const;
export const leftOut = { one: 'പിശകുള്ള {count} വരി ഒഴിവാക്കും.', other: 'പിശകുള്ള {count} വരികൾ ഒഴിവാക്കും.' } as const;
export const doubtfulLeft = {
  one: '{count} വരി മറ്റൊരാളുടേതാകാം. താഴെ ടിക്ക് ചെയ്തില്ലെങ്കിൽ അത് ഒഴിവാക്കും.',
  other: '{count} വരികൾ മറ്റാരുടെയെങ്കിലുമാകാം. താഴെ ടിക്ക് ചെയ്യാത്തവ ഒഴിവാക്കും.',
} as const;
export const sendLinks = 'പാസ്‌വേഡ് സജ്ജമാക്കാനുള്ള ലിങ്ക് പുതിയ അംഗങ്ങൾക്ക് ഇമെയിലായി അയയ്ക്കുക';
export const sendFirstLinks = 'ആദ്യമായി ഇമെയിൽ വിലാസം ലഭിക്കുന്നവർക്ക് പാസ്‌വേഡ് സജ്ജമാക്കാനുള്ള ലിങ്ക് ഇമെയിലായി അയയ്ക്കുക';
export const sendLinksHint = 'ലിങ്ക് 7 ദിവസം പ്രവർത്തിക്കും. ലിങ്കില്ലാത്തവർക്ക് “പാസ്‌വേഡ് മറന്നോ” ഉപയോഗിക്കാം.';
export const applyImport = 'ഇംപോർട്ട് നടപ്പാക്കുക';
export const lookAgain = 'വീണ്ടും പരിശോധിക്കുക';
export const lookedAnew = 'വരികൾ പുതുതായി പരിശോധിച്ചു.';
export const lookFailed = 'വരികൾ പരിശോധിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const applyQuestion = 'ഈ ഇംപോർട്ട് നടപ്പാക്കണോ?';
export const applyMeans = '{what} {days} ദിവസത്തിനുള്ളിൽ ഇത് പഴയപടിയാക്കാം.';
export const linksQueued = { one: '{count} ലിങ്ക് അയയ്ക്കുന്നു.', other: '{count} ലിങ്കുകൾ അയയ്ക്കുന്നു.' } as const;
export const applyFailed = 'ഇംപോർട്ട് നടപ്പാക്കാനായില്ല. ആരുടെയും വിവരം മാറിയിട്ടില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// One import: taking it back
export const undo = 'പഴയപടിയാക്കുക';
export const undoLead = '{moment} വരെ. പിന്നീട് വിവരം മാറിയവർ അതേപടി തുടരും.';
export const undoImport = 'ഇംപോർട്ട് പഴയപടിയാക്കുക';
export const undoQuestion = 'ഈ ഇംപോർട്ട് പഴയപടിയാക്കണോ?';
export const undoMeans = 'മാറ്റം വന്നവരുടെ വിവരങ്ങൾ പഴയതുപോലെയാകും; ഇതുവഴി വന്ന പുതിയ അംഗങ്ങളെ അവരുടെ അക്കൗണ്ടുകൾക്കൊപ്പം നീക്കും.';
export const restored = {
  one: '{count} വ്യക്തിയുടെ വിവരം പഴയതുപോലെയായി, {removed}',
  other: '{count} വ്യക്തികളുടെ വിവരം പഴയതുപോലെയായി, {removed}',
} as const;
export const removed = { one: '{count} പുതിയ അംഗത്തെ നീക്കി.', other: '{count} പുതിയ അംഗങ്ങളെ നീക്കി.' } as const;
export const undoFailed = 'ഇംപോർട്ട് പഴയപടിയാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// One import: its rows
export const rows = 'വരികൾ';
export const rowsFound = { one: '{count} വരി', other: '{count} വരികൾ' } as const;
export const faultyRowsAsExcel = 'പിശകുള്ള വരികൾ Excel ആയി';
export const faultyRowsAsCsv = 'പിശകുള്ള വരികൾ CSV ആയി';
export const faultyRowsFailed = 'പിശകുള്ള വരികൾ ഡൗൺലോഡ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const noSuchRows = 'ഇത്തരം വരികളില്ല';
export const noSuchRowsHint = 'ഈ ഫയലിലെ ഒരു വരിയും ഈ തരത്തിലുള്ളതല്ല.';
export const row = 'വരി';
export const whatHappens = 'എന്തു സംഭവിക്കും';
export const who = 'ആർക്ക്';
export const details = 'വിശദാംശങ്ങൾ';
export const tickRow = 'വരി {line} ഈ വ്യക്തിയെക്കുറിച്ചാണ്: നടപ്പാക്കുക';
export const rowPages = 'വരികളുടെ പേജുകൾ';
export const emptied = 'ഒഴിവാക്കി';
export const withoutAddress = 'ഇമെയിൽ ഇല്ല: ലോഗിൻ ഇല്ലാത്ത അംഗം';
export const nothingChanges = 'ഒന്നും മാറില്ല';

// The audit log
export const audit = {
  listExported: 'ഇംപോർട്ടുകളുടെ പട്ടിക എക്സ്പോർട്ട് ചെയ്തു',
  import: 'ഇംപോർട്ട്',
  imports: 'ഇംപോർട്ടുകൾ',
  lookedAt: 'പരിശോധിച്ചു',
  applied: 'നടപ്പാക്കി',
  undone: 'പഴയപടിയാക്കി',
  faultyRowsTaken: 'തെറ്റുള്ള വരികൾ എക്സ്പോർട്ട് ചെയ്തു',
  faultyRows: 'തെറ്റുള്ള വരികൾ',
  membershipLastValidDay: 'അംഗത്വത്തിന്റെ കാലാവധി തീരുന്ന തീയതി',
  restored: 'വിവരം പഴയതുപോലെയായ ആളുകൾ',
  removed: 'വീണ്ടും നീക്കിയ ആളുകൾ',
  kept: 'അതേപടി വിട്ട ആളുകൾ',
} as const;
export const readOn = 'ഫയൽ വായിച്ചത്';
export const rowsOfFile = 'വരികൾ';
