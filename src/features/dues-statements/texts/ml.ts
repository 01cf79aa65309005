// What the server does not take, and what it writes
export const sheetTooLarge = 'ഫയൽ പരമാവധി 5 MB ആയിരിക്കണം.';
export const sheetBroken = 'ഈ ഫയൽ വായിക്കാനായില്ല. CSV അല്ലെങ്കിൽ XLSX ഫയൽ തിരഞ്ഞെടുക്കുക.';
export const columnsNeeded = 'തീയതി, വിവരണം, തുക അല്ലെങ്കിൽ നിക്ഷേപം എന്നീ കോളങ്ങൾ പറയുക.';
export const statementUnknown = 'സ്റ്റേറ്റ്മെന്റ് കണ്ടെത്താനായില്ല.';
export const applied = 'ഈ ഫയൽ പ്രയോഗിച്ചുകഴിഞ്ഞു.';
export const notApplied = 'ഈ ഫയൽ പ്രയോഗിച്ചിട്ടില്ല.';
export const undone = 'ഈ ഫയൽ പിൻവലിച്ചുകഴിഞ്ഞു.';
export const badTick = 'അടയാളപ്പെടുത്തിയ ഒരു വരി ഒന്നിനോടും യോജിക്കുന്നില്ല.';
export const openingUnknown = 'ഫയൽ കണ്ടെത്തിയില്ല.';
export const openingFaults = {
  member: 'ഈ അംഗത്വ നമ്പറുള്ള അംഗമില്ല.',
  amount: 'തുക പൂജ്യത്തിൽ കൂടുതലല്ല.',
  day: 'ഇത് ഒരു തീയതിയല്ല.',
  columns: 'Membership ID, Amount, Due On എന്നീ കോളങ്ങൾ ഫയലിൽ വേണം.',
} as const;
export const fileNeeded = 'ഒരു ഫയൽ തിരഞ്ഞെടുക്കുക.';
export const takenBack = {
  statement: 'സ്റ്റേറ്റ്മെന്റ് പിൻവലിച്ചു',
  opening: 'പഴയ കുടിശ്ശിക പിൻവലിച്ചു',
} as const;

// ഫയലുകൾ
export const showLines = 'വരികൾ കാണുക';
export const sending = 'ഫയൽ അയയ്ക്കുന്നു';
export const looking = 'വരികൾ പരിശോധിക്കുന്നു';
export const readFailed = 'ഫയൽ വായിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const allFiles = 'എല്ലാ ഫയലുകളും';
export const earlierFiles = 'മുൻ ഫയലുകൾ';
export const filesFailed = 'ഫയലുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const noFiles = 'ഇതുവരെ ഫയലുകളില്ല';
export const fileFailed = 'ഈ ഫയൽ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const openFile = '{moment}-ലെ {filename} തുറക്കുക';
export const readOn = 'ഫയൽ വായിച്ചത്';
export const fileStates = { preview: 'നടപ്പാക്കിയിട്ടില്ല', applied: 'നടപ്പാക്കി', undone: 'പഴയപടിയാക്കി' } as const;
export const appliedAt = 'നടപ്പാക്കിയത്: {moment}';
export const undoneAt = 'പഴയപടിയാക്കിയത്: {moment}';
export const apply = 'നടപ്പാക്കുക';
export const applyFailed = 'ഈ ഫയൽ നടപ്പാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const undoFile = 'ഈ ഫയൽ പഴയപടിയാക്കുക';
export const undoFailed = 'ഈ ഫയൽ പഴയപടിയാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const line = 'വരി';
export const lineStates = { new: 'പുതിയത്', known: 'അറിയാവുന്നത്', error: 'പിശകുള്ളത്' } as const;
export const noSuchLines = 'ഇത്തരം വരികളില്ല';
export const linePages = 'വരികളുടെ പേജുകൾ';

// ബാങ്ക് സ്റ്റേറ്റ്മെന്റ്
export const statementLead = 'ബാങ്കും കണക്കും ഒത്തുനോക്കുക. നിങ്ങൾ നടപ്പാക്കുന്നതുവരെ ഒന്നും മാറില്ല.';
export const statementFile = 'ബാങ്കിന്റെ ഫയൽ';
export const statementFileLead = 'CSV അല്ലെങ്കിൽ XLSX, പരമാവധി 5 MB, ബാങ്ക് തരുന്നതുപോലെ. ഫയലുകളിൽ ഒരേ വരി വന്നാലും ഒരിക്കലേ എണ്ണൂ.';
export const columnsTitle = 'കോളങ്ങൾ';
export const columnsLead = 'ഫയലിലെ ഓരോ കോളത്തിലും എന്താണുള്ളത്. ഇതേ തലക്കെട്ടുകളുള്ള അടുത്ത ഫയലിനായി ഓർത്തുവയ്ക്കും.';
export const columnsUnclear = 'ഈ ഫയലിലെ കോളങ്ങൾ എന്താണെന്നു വ്യക്തമല്ല. ഇവിടെ തിരഞ്ഞെടുക്കുക.';
export const columnsAgain = 'കോളങ്ങൾ തിരുത്താൻ ഫയൽ ഒരിക്കൽ കൂടി തിരഞ്ഞെടുക്കുക.';
export const columnNames = {
  value_day: 'തീയതി',
  narration: 'വിവരണം',
  withdrawal: 'പോയ പണം',
  deposit: 'വന്ന പണം',
  amount: 'തുക, പോയത് പൂജ്യത്തിനു താഴെ',
  balance: 'ബാക്കിത്തുക',
  reference: 'റഫറൻസ്',
} as const;
export const notUsed = 'ഉപയോഗിക്കേണ്ട';
export const readAgain = 'വീണ്ടും വായിക്കുക';
export const linesTitle = 'വരികൾ';
export const lineCount = { one: '{count} വരി', other: '{count} വരികൾ' } as const;
export const narration = 'വിവരണം';
export const money = 'വന്നത് അല്ലെങ്കിൽ പോയത്';
export const whatHappens = 'എന്തു സംഭവിക്കും';
export const matchNames = { sure: 'ഉറപ്പ്', suggestion: 'നിർദേശം' } as const;
export const lineKnown = 'ഒന്നുമില്ല: കണക്കിലുണ്ട്.';
export const lineFaulty = 'ഒന്നുമില്ല: തീയതിയോ തുകയോ വായിക്കാനാകുന്നില്ല.';
export const lineOut = 'ഒന്നുമില്ല: പോയ പണം ഒത്തുനോക്കുക മാത്രമേയുള്ളൂ.';
export const lineLinked = 'ഇതിന്റെ രസീത് നേരത്തേ രേഖപ്പെടുത്തി; വരി അതിനോടു ചേർക്കും.';
export const lineUnknown = 'രേഖപ്പെടുത്തും, അറിയാത്തയാളുടേതായി.';
export const lineRecorded = 'രേഖപ്പെടുത്തി.';
export const pays = '{name} അടയ്ക്കാനുള്ളതിലേക്ക്';
export const paysInvoice = 'ഒരു ഇൻവോയ്സിലേക്ക്';
export const paysClaim = '{name} പറഞ്ഞ പണമടവ് അംഗീകരിക്കും';
export const tickLine = 'വരി {line} ഏറ്റെടുക്കുക';
export const tickSure = { one: 'ഉറപ്പുള്ള വരി ടിക്ക് ചെയ്യുക', other: 'ഉറപ്പുള്ള {count} വരികളും ടിക്ക് ചെയ്യുക' } as const;
export const untickAll = 'ടിക്കുകൾ മാറ്റുക';
export const applyLead =
  'ടിക്ക് ചെയ്ത വരികൾ അവ അടയ്ക്കുന്നതിലേക്കു രേഖപ്പെടുത്തും. വന്ന പണത്തിന്റെ മറ്റു വരികളും രേഖപ്പെടുത്തും, അറിയാത്തയാളുടേതായി.';
export const willPay = {
  one: '{count} വരി അത് അടയ്ക്കുന്നതിലേക്കു രേഖപ്പെടുത്തും.',
  other: '{count} വരികൾ അവ അടയ്ക്കുന്നതിലേക്കു രേഖപ്പെടുത്തും.',
} as const;
export const willBeUnknown = {
  one: '{count} വരി, {amount}, അറിയാത്തയാളുടേതായി രേഖപ്പെടുത്തും.',
  other: '{count} വരികൾ, {amount}, അറിയാത്തവരുടേതായി രേഖപ്പെടുത്തും.',
} as const;
export const willBeLinked = {
  one: '{count} വരി നേരത്തേയുള്ള രസീതിനോടു ചേർക്കും.',
  other: '{count} വരികൾ നേരത്തേയുള്ള രസീതുകളോടു ചേർക്കും.',
} as const;
export const willStay = { one: '{count} വരി ഒന്നും മാറ്റില്ല.', other: '{count} വരികൾ ഒന്നും മാറ്റില്ല.' } as const;
export const sureLeft = {
  one: 'ഉറപ്പുള്ള {count} വരി ടിക്ക് ചെയ്തിട്ടില്ല.',
  other: 'ഉറപ്പുള്ള {count} വരികൾ ടിക്ക് ചെയ്തിട്ടില്ല.',
} as const;
export const nothingToApply = 'ഈ ഫയലിൽ പുതിയതായി ഒന്നുമില്ല.';
export const applyStatement = 'ഫയൽ നടപ്പാക്കുക';
export const applyQuestion = 'ഈ ഫയൽ നടപ്പാക്കണോ?';
export const statementApplied = 'ഫയൽ നടപ്പാക്കി.';
export const undoStatementLead = 'ഫയൽ രേഖപ്പെടുത്തിയത് തിരിച്ചെടുക്കും; അതിലെ വരികൾ വീണ്ടും വരാം.';
export const undoQuestion = 'ഈ ഫയൽ പഴയപടിയാക്കണോ?';
export const statementUndone = 'ഫയൽ പഴയപടിയാക്കി.';
export const compareTitle = 'ബാങ്കും കണക്കും';
export const byLedger = 'കണക്കനുസരിച്ച് ബാങ്കിൽ';
export const byStatement = 'സ്റ്റേറ്റ്മെന്റനുസരിച്ച് ബാങ്കിൽ';
export const difference = 'വ്യത്യാസം';
export const noBalances = 'ഒത്തുനോക്കാൻ ഫയലിൽ ബാക്കിത്തുകയില്ല.';
export const agree = 'ബാങ്കും കണക്കും ഒത്തുപോകുന്നു.';
export const inFileOnly = 'ഫയലിലുണ്ട്, കണക്കിലില്ല';
export const inBooksOnly = 'കണക്കിലുണ്ട്, ഫയലിലില്ല';
export const fromBefore = 'മറ്റുള്ളവ: ഈ ഫയലിനു മുമ്പുള്ളതും ബാങ്കിൽ അടച്ച കാഷും';
export const firstOf = { one: 'ആദ്യത്തെ {count}', other: 'ആദ്യത്തെ {count}' } as const;
export const noneOf = 'ഒന്നുമില്ല.';

// പഴയ കുടിശ്ശിക
export const openingLead = 'ഈ കണക്കു തുടങ്ങുന്നതിനു മുമ്പ് അംഗങ്ങൾ അടയ്ക്കാനുണ്ടായിരുന്നത്, സ്പ്രെഡ്ഷീറ്റിൽ നിന്ന്.';
export const openingFile = 'കുടിശ്ശികയുടെ ഫയൽ';
export const openingFileLead =
  'Membership ID, Amount, Due On എന്നീ കോളങ്ങളുള്ള CSV അല്ലെങ്കിൽ XLSX. ശരിയായ ഓരോ വരിയും ഒരു ഇൻവോയ്സാകും.';
export const rowsTitle = 'വരികൾ';
export const rowCount = { one: '{count} വരി', other: '{count} വരികൾ' } as const;
export const member = 'അംഗം';
export const good = 'ശരിയായത്';
export const faulty = 'പിശകുള്ളത്';
export const openingApplyLead = {
  one: '{count} ഇൻവോയ്സ്, ആകെ {amount}. പിശകുള്ള വരികൾ ഒഴിവാക്കും.',
  other: '{count} ഇൻവോയ്സുകൾ, ആകെ {amount}. പിശകുള്ള വരികൾ ഒഴിവാക്കും.',
} as const;
export const applyOpening = 'ഇൻവോയ്സുകൾ ഉണ്ടാക്കുക';
export const openingQuestion = 'ഈ ഇൻവോയ്സുകൾ ഉണ്ടാക്കണോ?';
export const openingApplied = 'ഇൻവോയ്സുകൾ ഉണ്ടാക്കി.';
export const openingUndoLead = 'ഇൻവോയ്സുകൾ അസാധുവാകും; നമ്പറുകൾ തുടരും. അവയിലൊന്നും അടച്ചിട്ടില്ലെങ്കിൽ മാത്രമേ ഇതു സാധിക്കൂ.';
export const openingUndone = 'ഇൻവോയ്സുകൾ അസാധുവാക്കി.';
export const noGoodRows = 'ഈ ഫയലിൽ ശരിയായ വരികളില്ല.';

// The audit log
export const audit = {
  statement: 'ബാങ്ക് സ്റ്റേറ്റ്മെന്റ്',
  statements: 'ബാങ്ക് സ്റ്റേറ്റ്മെന്റുകൾ',
  apply: 'ഏറ്റെടുത്തു',
  opening: 'പഴയ കുടിശ്ശിക',
  undo: 'പിൻവലിച്ചു',
} as const;
