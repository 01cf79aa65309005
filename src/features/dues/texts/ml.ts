// What a form or the server does not take
export const needed = {
  reason: 'കാരണം ആവശ്യമാണ്.',
  year: 'വർഷം ആവശ്യമാണ്.',
  name: 'പേര് ആവശ്യമാണ്.',
  key: 'ഈ പണമടവിന്റെ കീ ഇല്ല.',
  bank: 'ചെക്കിന്റെ ബാങ്കും തീയതിയും ആവശ്യമാണ്.',
} as const;
export const badUpi = 'name@bank പോലെ ഒരു UPI ഐഡി നൽകുക.';
export const stickerFaults = {
  link: 'ഈ QR കോഡ് UPI ലിങ്ക് അല്ല. ബാങ്കിന്റെ ഇടപാടുകാർ പണമടയ്ക്കുന്ന കോഡിന്റെ ഫോട്ടോ എടുക്കുക.',
  values: 'ഈ UPI കോഡിൽ ബാങ്കുകൾ നൽകാത്ത വിവരങ്ങളുണ്ട്. ബാങ്കിന്റെ സ്വന്തം സ്റ്റിക്കറിന്റെ ഫോട്ടോ എടുക്കുക.',
  amount: 'ഈ UPI കോഡിൽ ഒരു തുകയുണ്ട്. തുകയില്ലാത്ത ബാങ്ക് സ്റ്റിക്കറിന്റെ ഫോട്ടോ എടുക്കുക.',
} as const;
export const stickerOfAnother = 'സ്റ്റിക്കർ മറ്റൊരു UPI ഐഡിയുടേതാണ്.';
export const badLimit = 'മുഴുവൻ രൂപയിൽ നൽകുക, ഉദാ. 5000.';
export const badGstin = '15 അക്ഷരങ്ങളും അക്കങ്ങളുമുള്ള GSTIN നൽകുക.';
export const badYear = '2026-27 പോലെ ഒരു സാമ്പത്തിക വർഷം നൽകുക.';
export const tooMany = 'ഒരു തവണ പരമാവധി 200 ഇൻവോയ്സുകൾ.';
export const personUnknown = 'വ്യക്തിയെ കണ്ടെത്താനായില്ല.';
export const shopUnknown = 'ഈ കട കണ്ടെത്താനായില്ല.';
export const onePayer = 'ഒരു പണമടവ് ഒരു വ്യക്തിയുടേതോ ഒരു കടയുടേതോ ആണ്.';
export const planUnknown = 'പ്ലാൻ കണ്ടെത്തിയില്ല.';
export const planIssued = 'ഈ പ്ലാൻ ഇൻവോയ്സ് ചെയ്തുകഴിഞ്ഞു. ഇൻവോയ്സുകൾ ഓരോന്നായി അസാധുവാക്കുക.';
export const planNotIssued = 'ഈ പ്ലാൻ ഇൻവോയ്സ് ചെയ്തിട്ടില്ല.';
export const planPaid = 'ഈ പ്ലാനിൽ കുറച്ച് അടച്ചുകഴിഞ്ഞു.';
export const planTooLate = 'ഇൻവോയ്സ് ചെയ്തത് 14 ദിവസത്തിനകം മാത്രമേ പിൻവലിക്കാനാകൂ.';
export const invoicePaid = 'ഈ ഇൻവോയ്സിൽ കുറച്ച് അടച്ചുകഴിഞ്ഞു.';
export const receiptUnknown = 'രസീത് കണ്ടെത്തിയില്ല.';
export const receiptReversed = 'ഈ രസീത് റദ്ദാക്കിയതാണ്.';
export const payerKnown = 'ഈ രസീതിന് പണമടച്ചയാൾ ഉണ്ട്.';
export const tooMuch = 'ഇത് രസീതിൽ ബാക്കിയുള്ളതിനേക്കാൾ കൂടുതലാണ്.';
export const allocationUnknown = 'ഒരു ഇൻവോയ്സ് കണ്ടെത്തിയില്ല.';
export const cashOnly = 'നിങ്ങൾക്ക് പണം (കാഷ്) മാത്രമേ രേഖപ്പെടുത്താനാകൂ.';
export const keyUsed = 'ഈ പണമടവ് മറ്റൊരാൾ രേഖപ്പെടുത്തി.';
export const tooOld = 'ഈ ദിവസം 60 ദിവസത്തിലേറെ മുമ്പാണ്.';
export const booksClosed = '{day} വരെ കണക്കുകൾ അടച്ചിരിക്കുന്നു.';

// Why someone gets no invoice of a plan
export const why = {
  invoiced: 'ഈ പ്ലാനിന്റെ ഇൻവോയ്സ് ഉണ്ട്',
  class: 'മറ്റൊരു ലൈസൻസ് ക്ലാസ്',
  member: 'അംഗമല്ല',
  deceased: 'മരിച്ചു',
} as const;

// What a reversal keeps
export const keptWhat = { membership: 'അംഗത്വത്തിന്റെ അവസാന തീയതി', request: 'അംഗത്വ അപേക്ഷ' } as const;
export const keptWhy = { changed: 'അതിനുശേഷം അത് മാറ്റിയിട്ടുണ്ട്.' } as const;
export const statusNames = {
  open: 'അടയ്ക്കാനുണ്ട്',
  part: 'ഭാഗികമായി അടച്ചു',
  paid: 'അടച്ചു',
  void: 'അസാധുവാക്കി',
  waived: 'ഒഴിവാക്കി',
} as const;
export const unknownPayer = 'അറിയാത്തയാൾ';
export const purposeOther = 'പണമടവ്';
export const issueUndone = 'ഇൻവോയ്സ് ചെയ്തത് പിൻവലിച്ചു';

// Settings of the site
export const settings = {
  upi_id: {
    label: 'UPI ഐഡി',
    help: 'അംഗങ്ങൾ ഇതിലേക്ക് പണമടയ്ക്കുന്നു. മാറ്റം 24 മണിക്കൂറിനു ശേഷം പ്രാബല്യത്തിൽ വരും.',
  },
  upi_sticker: {
    label: 'ബാങ്കിന്റെ സ്റ്റിക്കർ',
    help: 'UPI ഐഡിക്കൊപ്പം ബാങ്ക് നൽകിയത്: വിഭാഗം, രീതി, സ്ഥാപനം, ഒപ്പ്. അംഗങ്ങൾക്കു കിട്ടുന്ന QR കോഡിലും ലിങ്കിലും ഇതുണ്ട്; UPI ഐഡി മാറ്റിയാൽ ഇത് ഒഴിവാകും.',
  },
  payee: {
    label: 'സ്വീകരിക്കുന്നയാൾ',
    help: 'UPI ഐഡിക്ക് ആപ്പുകൾ കാണിക്കുന്ന പേര്.',
  },
  bank_account: {
    label: 'ബാങ്ക് അക്കൗണ്ട്',
    help: 'ട്രാൻസ്ഫറുകൾക്കുള്ള അക്കൗണ്ട് നമ്പർ, IFSC, ബാങ്ക്. മാറ്റം 24 മണിക്കൂറിനു ശേഷം പ്രാബല്യത്തിൽ വരും.',
  },
  books_closed_until: {
    label: 'കണക്കുകൾ അടച്ചത്',
    help: '2026-03-31 പോലെ ഒരു ദിവസം: ആ ദിവസത്തെയോ അതിനു മുമ്പത്തെയോ പണമടവുകൾ ഇനി രേഖപ്പെടുത്തില്ല.',
  },
  cash_limit: {
    label: 'കാഷ് അടയാളപ്പെടുത്തുന്നത് (₹) മുതൽ',
    help: '1961-ലെ ആദായനികുതി നിയമം, വകുപ്പ് 269ST: ഒരാളിൽ നിന്ന് ഒരു ദിവസം ₹ 2,00,000-മോ അതിലധികമോ കാഷ് വാങ്ങരുത്. അക്കൗണ്ടന്റ് സ്ഥിരീകരിക്കണം.',
  },
  revenue_stamp: {
    label: 'റവന്യൂ സ്റ്റാമ്പ് വേണ്ടത് (₹) ഇതിനു മുകളിലുള്ള കാഷ് രസീതിന്',
    help: '1899-ലെ ഇന്ത്യൻ സ്റ്റാമ്പ് നിയമം, ഷെഡ്യൂൾ I, ആർട്ടിക്കിൾ 53: ₹ 5,000. അക്കൗണ്ടന്റ് സ്ഥിരീകരിക്കണം.',
  },
  gstin: {
    label: 'ജിഎസ്ടി നമ്പർ (GSTIN)',
    help: 'രസീതുകളിൽ കാണും. ഇതില്ലാതെ കമ്മിറ്റിക്ക് ടാക്സ് ഇൻവോയ്സ് നൽകാനാവില്ല; ഈ സൈറ്റിലെ ഒരു കടലാസിനും ആ പേരില്ല (2017-ലെ CGST നിയമം, വകുപ്പുകൾ 31, 32). അക്കൗണ്ടന്റ് സ്ഥിരീകരിക്കണം.',
  },
} as const;
export const pushed = 'വരിസംഖ്യയെക്കുറിച്ചുള്ള അറിയിപ്പ്';
export const notices = {
  'dues.overdue': '{day}-നകം അടയ്ക്കേണ്ടിയിരുന്ന {amount} നിങ്ങൾ അടച്ചിട്ടില്ല',
  'dues.overdue_how': 'ഇൻവോയ്സ് {number}. അടച്ചിട്ടുണ്ടെങ്കിൽ വരിസംഖ്യയുടെ പേജിൽ അറിയിക്കുക.',
  'dues.money_moves': 'പണം എവിടേക്ക് പോകുന്നുവെന്ന് {name} മാറ്റി',
  'dues.money_from': '{day} മുതൽ: {after}. മുമ്പ്: {before}.',
} as const;
export const paper = {
  title: 'രസീത് {number}',
  from: 'പണമടച്ചത്',
  purpose: 'ആവശ്യം',
  amount: 'തുക',
  inWords: 'അക്ഷരത്തിൽ',
  method: 'അടച്ച രീതി',
  received: 'ലഭിച്ച തീയതി',
  by: 'രേഖപ്പെടുത്തിയത്',
  reversed: 'റദ്ദാക്കി',
  check: 'ശരിയാണോ എന്നു നോക്കാൻ',
  gstin: 'ജിഎസ്ടി നമ്പർ {gstin}',
} as const;

// What anyone learns of a receipt by its code
export const verified = {
  good: 'ഈ രസീത് യഥാർത്ഥമാണ്.',
  goodLead: '{committee} നൽകിയ രസീത്. നമ്പറും തുകയും പണമടച്ചയാളും കടലാസിലേതുമായി ഒത്തുനോക്കുക.',
  reversed: 'ഈ രസീത് റദ്ദാക്കിയതാണ്.',
  reversedLead: '{committee} ഇത് തിരിച്ചെടുത്തു: പണമടവിന് തെളിവല്ല.',
  number: 'നമ്പർ',
  date: 'നൽകിയ തീയതി',
} as const;

// ഓഫീസിന്റെ പേജ്, /app/admin/dues
export const officeLead = 'അംഗങ്ങളും കടകളും അടയ്ക്കാനുള്ളത്, അടച്ചത്, പണം എവിടെയെന്ന്.';
export const collectorLead = 'നിങ്ങളുടെ ഏരിയയിൽ നിങ്ങൾ വാങ്ങുന്ന കാഷ്.';
export const tabsLabel = 'വരിസംഖ്യ';
export const payer = 'പണമടച്ചയാൾ';
export const shop = 'കട';
export const numberLabel = 'നമ്പർ';
export const openLabel = 'ബാക്കി';
export const plan = 'പ്ലാൻ';
export const allPlans = 'എല്ലാ പ്ലാനുകളും';
export const invoicesLead = 'ബിൽ ചെയ്തത്. നമ്പറുകൾ നഷ്ടപ്പെടില്ല: അസാധുവാക്കിയവയും ലിസ്റ്റിൽ തുടരും.';
export const invoiceSearchHint = 'നമ്പർ, പേര് അല്ലെങ്കിൽ അംഗത്വ നമ്പർ';
export const invoicesFailed = 'ഇൻവോയ്സുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const invoicePages = 'ഇൻവോയ്സുകളുടെ പേജുകൾ';
export const noInvoicesWhy = 'പ്ലാനുകളിൽ നിന്നും അംഗത്വ അപേക്ഷകളിൽ നിന്നും പരസ്യങ്ങളിൽ നിന്നുമാണ് ഇൻവോയ്സുകൾ ഉണ്ടാകുന്നത്.';
export const receiptsLead = 'ലഭിച്ച പണം. തെറ്റിയാൽ തിരിച്ചെടുത്ത് വീണ്ടും രേഖപ്പെടുത്തുക.';
export const ownReceiptsLead = 'നിങ്ങൾ രേഖപ്പെടുത്തിയ പണമടവുകൾ.';
export const receiptSearchHint = 'നമ്പർ, പേര്, അംഗത്വ നമ്പർ അല്ലെങ്കിൽ റഫറൻസ്';
export const receiptsFailed = 'രസീതുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const receiptPages = 'രസീതുകളുടെ പേജുകൾ';
export const receivedOnLabel = 'ലഭിച്ച തീയതി';
export const leftLabel = 'മിച്ചം';
export const flagNames = {
  unknown_payer: 'അറിയാത്തയാൾ',
  credit: 'കൂടുതൽ അടച്ചു',
  reference_used: 'റഫറൻസ് രണ്ടുതവണ',
  cash_limit: 'കാഷ് പരിധി',
  revenue_stamp: 'റവന്യൂ സ്റ്റാമ്പ്',
  reversed: 'റദ്ദാക്കി',
} as const;

// പണമടവ് രേഖപ്പെടുത്തൽ
export const whoPays = 'പണമടയ്ക്കുന്നത് ആര്';
export const theMoney = 'പണം';
export const whatItPays = 'എന്തിനാണ് അടയ്ക്കുന്നത്';
export const searchPayer = 'പണമടച്ചയാളെ കണ്ടെത്തുക';
export const payerHint = 'പേര്, ഫോൺ, അംഗത്വ നമ്പർ, അല്ലെങ്കിൽ കടയുടെ പേര്.';
export const ownAreaHint = 'നിങ്ങളുടെ ഏരിയയിലെ അംഗത്തിന്റെ പേര് അല്ലെങ്കിൽ ഫോൺ.';
export const searching = 'തിരയുന്നു …';
export const searchFailed = 'തിരയാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const noPayerFound = 'ആരെയും കണ്ടെത്തിയില്ല.';
export const payersFound = { one: '{count} ഫലം.', other: '{count} ഫലങ്ങൾ.' };
export const nobodyKnows = 'ആരാണ് അടച്ചതെന്ന് അറിയില്ല';
export const unknownHow = 'പണമടച്ചയാളെ പിന്നീട് രസീതിൽ ചേർക്കാം.';
export const changePayer = 'ആളെ മാറ്റുക';
export const choosePayer = 'ആരാണ് അടയ്ക്കുന്നതെന്ന് തിരഞ്ഞെടുക്കുക.';
export const openTitle = 'ബാക്കി';
export const openFailed = 'ബാക്കി ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const takeAmount = '{amount} എടുക്കുക';
export const amountInRupees = 'തുക രൂപയിൽ';
export const cashHow = 'കാഷായി അടച്ചു. മറ്റു പണമടവുകൾ ട്രഷറർ രേഖപ്പെടുത്തും.';
export const chequeNumber = 'ചെക്ക് നമ്പർ';
export const chequeDated = 'ചെക്കിന്റെ തീയതി';
export const noteLabel = 'കുറിപ്പ്';
export const nothingOpen = 'അടയ്ക്കാനുള്ള ഇൻവോയ്സില്ല. മുഴുവൻ തുകയും മിച്ചമായി തുടരും.';
export const partOf = '{number}-നുള്ള രൂപ';
export const badPart = 'തുക രൂപയിൽ നൽകുക.';
export const morePart = '{open} മാത്രമേ ബാക്കിയുള്ളൂ.';
export const oldestFirst = 'പഴയത് ആദ്യം എന്ന രീതിയിൽ';
export const paysForOthers = 'മറ്റുള്ളവർക്കും വേണ്ടി അടയ്ക്കുന്നു';
export const searchInvoice = 'മറ്റൊരാളുടെ ഇൻവോയ്സ് കണ്ടെത്തുക';
export const othersHint = 'ഇൻവോയ്സ് നമ്പർ, പേര് അല്ലെങ്കിൽ അംഗത്വ നമ്പർ.';
export const noOpenInvoice = 'ബാക്കിയുള്ള ഇൻവോയ്സ് കണ്ടെത്തിയില്ല.';
export const tooMuchBy = 'ഭാഗങ്ങൾ ആകെ തുകയേക്കാൾ {amount} കൂടുതലാണ്.';
export const nothingLeft = 'മുഴുവൻ തുകയും ഇൻവോയ്സുകൾക്കാണ്.';
export const leftIsCredit = '{amount} മിച്ചം: അത് {name} എന്നയാളുടെ പേരിൽ തുടരും.';
export const leftIsUnknown = '{amount} മിച്ചം: ആരുടേതെന്ന് അറിയുന്നതുവരെ കാത്തിരിക്കും.';
export const mendParts = 'ആദ്യം ഭാഗങ്ങൾ തിരുത്തുക.';
export const recordIt = 'പണമടവ് രേഖപ്പെടുത്തുക';
export const recordFailed = 'പണമടവ് രേഖപ്പെടുത്താനായില്ല.';
export const isRecorded = 'രേഖപ്പെടുത്തി: {number}';
export const paysInvoice = '{number}-ന് {amount}';
export const sharePicture = 'ചിത്രമായി അയയ്ക്കുക';
export const savePdf = 'PDF ആയി സേവ് ചെയ്യുക';
export const nextPayment = 'അടുത്ത പണമടവ്';
export const flagMeanings = {
  unknown_payer: 'ആരാണ് അടച്ചതെന്ന് അറിയില്ല. അറിയുമ്പോൾ രസീതിൽ പേര് ചേർക്കുക.',
  credit: '{amount} ഇതുവരെ ഒരു ഇൻവോയ്സിനുമില്ല. അടുത്തതിന് കണക്കാക്കും.',
  reference_used: 'ഈ റഫറൻസ് മറ്റൊരു രസീതിലുണ്ട്. പണം രണ്ടുതവണ വന്നോ എന്നു നോക്കുക.',
  cash_limit: 'ഇത്രയും തുക കാഷായി വാങ്ങാൻ നിയമം അനുവദിക്കുന്നില്ല. അക്കൗണ്ടന്റിനോട് ചോദിക്കുക.',
  revenue_stamp: 'റവന്യൂ സ്റ്റാമ്പിന്റെ പരിധിക്കു മുകളിലുള്ള കാഷ്: അച്ചടിച്ച രസീതിൽ സ്റ്റാമ്പ് വേണം.',
  reversed: 'ഈ രസീത് റദ്ദാക്കിയതാണ്: പണമടവിന് തെളിവല്ല.',
} as const;

// ഓഫീസിലെ രസീതുകളും ഇൻവോയ്സുകളും അവകാശവാദങ്ങളും
export const openIt = 'തുറക്കുക';
export const openReceipt = '{number} തുറക്കുക';
export const isLeft = '{amount} മിച്ചമുണ്ട്.';
export const allocateLeft = 'മിച്ചം കൊണ്ട് ഇൻവോയ്സുകൾ അടയ്ക്കുക';
export const allocateIt = 'ഈ ഇൻവോയ്സുകൾ അടയ്ക്കുക';
export const namePayer = 'പണമടച്ചയാളെ ചേർക്കുക';
export const choosePart = 'ഏത് ഇൻവോയ്സിന് എത്രയെന്ന് നൽകുക.';
export const allocated = 'രസീത് ഇൻവോയ്സുകൾക്ക് വകയിരുത്തി.';
export const allocateFailed = 'രസീത് വകയിരുത്താനായില്ല.';
export const backToReceipt = 'രസീതിലേക്ക് മടങ്ങുക';
export const reverse = 'തിരിച്ചെടുക്കുക';
export const reverseMeans =
  'പൂജ്യത്തിൽ താഴെയുള്ള ഒരു രസീത് {number} തിരിച്ചെടുക്കുന്നു: അതിന്റെ ഇൻവോയ്സുകൾ വീണ്ടും അടയ്ക്കാനുള്ളതാകും, അത് നീട്ടിയ അംഗത്വം പഴയതാകും. ഇത് പിൻവലിക്കാനാകില്ല.';
export const reverseFailed = 'രസീത് തിരിച്ചെടുക്കാനായില്ല.';
export const reversedDone = '{number} തിരിച്ചെടുത്തു.';
export const keptTitle = 'തിരിച്ചെടുക്കാത്തത്';
export const invoiceDeeds = {
  void: {
    label: '{number} അസാധുവാക്കുക',
    submit: 'അസാധുവാക്കുക',
    title: '{name} എന്നയാളുടെ {number} അസാധുവാക്കണോ?',
    means: 'അത് തെറ്റായിരുന്നു: ഒന്നും അടയ്ക്കാനില്ല. നമ്പർ ലിസ്റ്റിൽ തുടരും. ഇത് പിൻവലിക്കാനാകില്ല.',
    failed: 'ഇൻവോയ്സ് അസാധുവാക്കാനായില്ല.',
    done: '{number} അസാധുവാക്കി.',
  },
  waive: {
    label: '{number} ഒഴിവാക്കുക',
    submit: 'ഒഴിവാക്കുക',
    title: '{name} എന്നയാളുടെ {number} ഒഴിവാക്കണോ?',
    means: '{amount} ഇനി അടയ്ക്കേണ്ട. ഇത് പിൻവലിക്കാനാകില്ല.',
    failed: 'ഇൻവോയ്സ് ഒഴിവാക്കാനായില്ല.',
    done: '{number} ഒഴിവാക്കി.',
  },
} as const;

// ഓഫീസിലെ പ്ലാനുകൾ
export const plansLead = 'ഒരു വർഷത്തേക്ക് അംഗങ്ങൾ അടയ്ക്കാനുള്ളത്. നൽകുമ്പോൾ ഓരോരുത്തർക്കും ഒരു ഇൻവോയ്സ് ലഭിക്കും.';
export const newPlan = 'പുതിയ പ്ലാൻ';
export const plansFailed = 'പ്ലാനുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const planPages = 'പ്ലാനുകളുടെ പേജുകൾ';
export const noPlans = 'പ്ലാനുകളില്ല';
export const noPlansWhy = 'ഒരു വർഷത്തേക്ക് അംഗങ്ങൾ എത്ര, എപ്പോഴേക്ക് അടയ്ക്കണമെന്ന് പ്ലാൻ പറയുന്നു.';
export const billed = 'ബിൽ ചെയ്തത്';
export const collected = 'ലഭിച്ചത്';
export const notIssued = 'നൽകിയിട്ടില്ല';
export const goodUntil = 'അംഗത്വം {day} വരെ';
export const financialYear = 'സാമ്പത്തിക വർഷം';
export const extendsUntil = 'അംഗത്വം ഏതുവരെ';
export const extendsHint = 'മുഴുവൻ അടച്ചാൽ അംഗത്വം ഈ ദിവസം വരെ സാധുവാകും.';
export const allClasses = 'ഒന്നും തിരഞ്ഞെടുത്തില്ലെങ്കിൽ: എല്ലാ വിഭാഗങ്ങളിലെയും അംഗങ്ങൾ.';
export const issuedStays = 'ഇൻവോയ്സുകൾ നൽകിക്കഴിഞ്ഞു: അവ അതേപടി തുടരും.';
export const planFailed = 'പ്ലാൻ സൂക്ഷിക്കാനായില്ല.';
export const planRemoved = '{name} ഇല്ലാതാക്കി.';
export const planRemoveFailed = 'പ്ലാൻ ഇല്ലാതാക്കാനായില്ല.';
export const removePlanQuestion = '{name} എന്ന പ്ലാൻ ഇല്ലാതാക്കണോ?';
export const removePlanMeans = 'ഇൻവോയ്സുകൾ നൽകിയിട്ടില്ല: ഇതുപ്രകാരം ആരും ഒന്നും അടയ്ക്കാനില്ല.';
export const issue = 'നൽകുക';
export const issueOf = '{name}: ഇൻവോയ്സുകൾ നൽകുക';
export const issueQuestion = '{name}: ഇൻവോയ്സുകൾ നൽകുക';
export const previewFailed = 'ആർക്കൊക്കെ ഇൻവോയ്സ് ലഭിക്കുമെന്ന് കണ്ടെത്താനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const peopleGet = {
  one: '{count} അംഗത്തിന് ഇൻവോയ്സ് ലഭിക്കും, ആകെ {total}.',
  other: '{count} അംഗങ്ങൾക്ക് ഇൻവോയ്സ് ലഭിക്കും, ആകെ {total}.',
};
export const nobodyGets = 'ആർക്കും ഇൻവോയ്സ് ലഭിക്കില്ല.';
export const issueMeans = 'ഒന്നും അടയ്ക്കാത്തിടത്തോളം 14 ദിവസത്തിനകം തിരിച്ചെടുക്കാം.';
export const whoGets = 'ലഭിക്കുന്നവർ';
export const filterByName = 'പേര് കൊണ്ട് തിരയുക';
export const tickFound = { one: '{count} പേരെ തിരഞ്ഞെടുക്കുക', other: '{count} പേരെയും തിരഞ്ഞെടുക്കുക' };
export const untickFound = { one: '{count} പേരെ ഒഴിവാക്കുക', other: '{count} പേരെയും ഒഴിവാക്കുക' };
export const undoUntil = '{day} വരെ തിരിച്ചെടുക്കാം';
export const andMore = 'കൂടാതെ {count} എണ്ണം കൂടി';
export const issueThem = { one: '{count} ഇൻവോയ്സ് നൽകുക', other: '{count} ഇൻവോയ്സുകൾ നൽകുക' };
export const isIssuing = { one: '{count} ഇൻവോയ്സ് നൽകുന്നു.', other: '{count} ഇൻവോയ്സുകൾ നൽകുന്നു.' };
export const issueFailed = 'ഇൻവോയ്സുകൾ നൽകാനായില്ല.';
export const undoIssue = 'തിരിച്ചെടുക്കുക';
export const undoIssueOf = '{name} ഇൻവോയ്സുകൾ തിരിച്ചെടുക്കുക';
export const undoIssueQuestion = '{name}: ഇൻവോയ്സുകൾ തിരിച്ചെടുക്കണോ?';
export const undoIssueMeans = {
  one: '{count} ഇൻവോയ്സ് അസാധുവാകും. നമ്പർ തുടരും.',
  other: '{count} ഇൻവോയ്സുകൾ അസാധുവാകും. നമ്പറുകൾ തുടരും.',
};
export const issueUndoneDone = 'ഇൻവോയ്സുകൾ അസാധുവാക്കി.';
export const undoIssueFailed = 'ഇൻവോയ്സുകൾ തിരിച്ചെടുക്കാനായില്ല.';

// The audit log
export const audit = {
  plan: 'വരിസംഖ്യാ പ്ലാൻ',
  plans: 'വരിസംഖ്യാ പ്ലാനുകൾ',
  issue: 'ഇൻവോയ്സുകൾ നൽകി',
  undo: 'പിൻവലിച്ചു',
  invoice: 'ഇൻവോയ്സ്',
  invoices: 'ഇൻവോയ്സുകൾ',
  void: 'അസാധുവാക്കി',
  waive: 'ഒഴിവാക്കി',
  receipt: 'രസീത്',
  receipts: 'രസീതുകൾ',
  allocate: 'വകയിരുത്തി',
  reverse: 'തിരിച്ചെടുത്തു',
  plansExported: 'പ്ലാനുകൾ എക്സ്പോർട്ട് ചെയ്തു',
  invoicesExported: 'ഇൻവോയ്സുകൾ എക്സ്പോർട്ട് ചെയ്തു',
  receiptsExported: 'രസീതുകൾ എക്സ്പോർട്ട് ചെയ്തു',
  membershipExtended: 'പണമടച്ചതിനാൽ അംഗത്വം നീട്ടി',
  membershipTakenBack: 'പണമടവ് തിരിച്ചെടുത്തതിനാൽ അംഗത്വം പഴയതാക്കി',
} as const;

// Where money goes, while a change does not count yet
export const moneyMoves = 'പണം അടയ്ക്കേണ്ട സ്ഥലം മാറാൻ പോകുന്നു.';
export const moneyMove = '{what}, {moment} മുതൽ: {after}. അതുവരെ: {before}.';
export const notSet = 'നൽകിയിട്ടില്ല';

// The bank's sticker, in the settings
export const stickerPhoto = 'ബാങ്കിന്റെ സ്റ്റിക്കറിന്റെ ഫോട്ടോ എടുക്കുക';
export const stickerPhotoHint = 'ബാങ്ക് നൽകിയ UPI QR കോഡിന്റെ ഫോട്ടോ. ഇത് ഈ ഉപകരണത്തിൽ തന്നെ വായിക്കുന്നു, അയയ്ക്കുന്നില്ല.';
export const stickerReading = 'ഫോട്ടോ വായിക്കുന്നു …';
export const stickerNone = 'ഈ ഫോട്ടോയിൽ QR കോഡില്ല. നേരെ, അടുത്തുനിന്ന്, നല്ല വെളിച്ചത്തിൽ എടുക്കുക.';
export const stickerNoPicture = 'ബ്രൗസറിന് വായിക്കാവുന്ന ചിത്രമല്ല ഇത്. JPG അല്ലെങ്കിൽ PNG തിരഞ്ഞെടുക്കുക.';
export const stickerFound = 'ഫോട്ടോയിൽ നിന്ന് വായിച്ച് ചേർത്തു. ഉപയോഗിക്കാൻ പ്രസിദ്ധീകരിക്കുക.';
export const stickerIs = 'അംഗങ്ങളുടെ QR കോഡിലും ലിങ്കിലും ഈ സ്റ്റിക്കറിലുള്ളത് ഉണ്ട്.';
export const stickerRemove = 'സ്റ്റിക്കർ ഒഴിവാക്കുക';
export const stickerParts = {
  pa: 'UPI ഐഡി (pa)',
  pn: 'സ്വീകരിക്കുന്നയാൾ (pn)',
  mc: 'വിഭാഗം (mc)',
  mode: 'രീതി (mode)',
  orgid: 'സ്ഥാപനം (orgid)',
  sign: 'ഒപ്പ് (sign)',
} as const;
export const stickerSigned = 'ബാങ്ക് ഒപ്പിട്ടതിനാൽ കോഡിൽ തുകയില്ല: അംഗങ്ങൾ അത് ചേർക്കണം.';
