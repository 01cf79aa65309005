// What a form or the server does not take
export const needed = {
  person: 'വ്യക്തിയെ തിരഞ്ഞെടുക്കുക.',
  day: 'തീയതി ആവശ്യമാണ്.',
  reason: 'കാരണം ആവശ്യമാണ്.',
  year: 'വർഷം ആവശ്യമാണ്.',
  name: 'പേര് ആവശ്യമാണ്.',
  key: 'ഈ പണമടവിന്റെ കീ ഇല്ല.',
  method: 'എങ്ങനെ അടച്ചുവെന്ന് തിരഞ്ഞെടുക്കുക.',
  bank: 'ചെക്കിന്റെ ബാങ്കും തീയതിയും ആവശ്യമാണ്.',
  reference: 'റഫറൻസ് ആവശ്യമാണ്.',
  note: 'നിരസിക്കാനുള്ള കാരണം എഴുതുക.',
  file: 'ഒരു ഫയൽ തിരഞ്ഞെടുക്കുക.',
} as const;
export const badUpi = 'name@bank പോലെ ഒരു UPI ഐഡി നൽകുക.';
export const badDay = 'ശരിയായ തീയതി നൽകുക.';
export const badAmount = 'പൂജ്യത്തിൽ കൂടുതലുള്ള തുക നൽകുക.';
export const badYear = '2026-27 പോലെ ഒരു സാമ്പത്തിക വർഷം നൽകുക.';
export const badChoice = 'തിരിച്ചറിയാനാകാത്ത മൂല്യം.';
export const badNote = 'ഓരോ നോട്ടും നാണയവും എത്രയുണ്ടെന്ന് നൽകുക.';
export const proofTooLarge = 'ഫയൽ പരമാവധി 5 MB ആയിരിക്കണം.';
export const proofType = 'PDF, JPG അല്ലെങ്കിൽ PNG ഫയൽ തിരഞ്ഞെടുക്കുക.';
export const proofBroken = 'ഈ ഫയൽ വായിക്കാനായില്ല.';
export const sheetTooLarge = 'ഫയൽ പരമാവധി 5 MB ആയിരിക്കണം.';
export const sheetBroken = 'ഈ ഫയൽ വായിക്കാനായില്ല. CSV അല്ലെങ്കിൽ XLSX ഫയൽ തിരഞ്ഞെടുക്കുക.';
export const columnsNeeded = 'തീയതി, വിവരണം, തുക അല്ലെങ്കിൽ നിക്ഷേപം എന്നീ കോളങ്ങൾ പറയുക.';
export const claimUnknown = 'അവകാശവാദം കണ്ടെത്താനായില്ല.';
export const claimOpen = 'ഈ ഇൻവോയ്സിന് തീരുമാനിക്കാത്ത ഒരു അവകാശവാദമുണ്ട്.';
export const decided = 'ഇത് തീരുമാനിച്ചുകഴിഞ്ഞു.';
export const referenceUsed = 'ഈ റഫറൻസ് ഉള്ള ഒരു രസീതുണ്ട്.';
export const handoverUnknown = 'കൈമാറ്റം കണ്ടെത്താനായില്ല.';
export const confirmed = 'ഈ കൈമാറ്റം സ്ഥിരീകരിച്ചുകഴിഞ്ഞു.';
export const ownHandover = 'മറ്റൊരു ട്രഷറർ ഇത് സ്ഥിരീകരിക്കണം.';
export const tooMuchCash = 'നിങ്ങളുടെ കൈയിലുള്ള കാഷിനേക്കാൾ കൂടുതലാണിത്.';
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
export const notTreasurer = 'ഈ വ്യക്തി ട്രഷററല്ല.';
export const notYourself = 'മറ്റൊരാളെ തിരഞ്ഞെടുക്കുക.';
export const handingOverUnknown = 'കൈമാറ്റം കണ്ടെത്തിയില്ല.';
export const signed = 'ഇതിൽ ഒപ്പിട്ടുകഴിഞ്ഞു.';
export const tooMany = 'ഒരു തവണ പരമാവധി 200 ഇൻവോയ്സുകൾ.';
export const personUnknown = 'വ്യക്തിയെ കണ്ടെത്താനായില്ല.';
export const shopUnknown = 'ഈ കട കണ്ടെത്താനായില്ല.';
export const onePayer = 'ഒരു പണമടവ് ഒരു വ്യക്തിയുടേതോ ഒരു കടയുടേതോ ആണ്.';
export const planUnknown = 'പ്ലാൻ കണ്ടെത്തിയില്ല.';
export const planIssued = 'ഈ പ്ലാൻ ഇൻവോയ്സ് ചെയ്തുകഴിഞ്ഞു. ഇൻവോയ്സുകൾ ഓരോന്നായി റദ്ദാക്കുക.';
export const planNotIssued = 'ഈ പ്ലാൻ ഇൻവോയ്സ് ചെയ്തിട്ടില്ല.';
export const planPaid = 'ഈ പ്ലാനിൽ കുറച്ച് അടച്ചുകഴിഞ്ഞു.';
export const planTooLate = 'ഇൻവോയ്സ് ചെയ്തത് 14 ദിവസത്തിനകം മാത്രമേ പിൻവലിക്കാനാകൂ.';
export const invoiceUnknown = 'ഇൻവോയ്സ് കണ്ടെത്തിയില്ല.';
export const invoicePaid = 'ഈ ഇൻവോയ്സിൽ കുറച്ച് അടച്ചുകഴിഞ്ഞു.';
export const invoiceNotOpen = 'ഈ ഇൻവോയ്സിൽ ഒന്നും ബാക്കിയില്ല.';
export const receiptUnknown = 'രസീത് കണ്ടെത്തിയില്ല.';
export const receiptReversed = 'ഈ രസീത് റദ്ദാക്കിയതാണ്.';
export const payerKnown = 'ഈ രസീതിന് പണമടച്ചയാൾ ഉണ്ട്.';
export const tooMuch = 'ഇത് രസീതിൽ ബാക്കിയുള്ളതിനേക്കാൾ കൂടുതലാണ്.';
export const allocationUnknown = 'ഒരു ഇൻവോയ്സ് കണ്ടെത്തിയില്ല.';
export const cashOnly = 'നിങ്ങൾക്ക് പണം (കാഷ്) മാത്രമേ രേഖപ്പെടുത്താനാകൂ.';
export const keyUsed = 'ഈ പണമടവ് മറ്റൊരാൾ രേഖപ്പെടുത്തി.';
export const inFuture = 'ഈ ദിവസം വരാനിരിക്കുന്നതാണ്.';
export const tooOld = 'ഈ ദിവസം 60 ദിവസത്തിലേറെ മുമ്പാണ്.';
export const booksClosed = '{day} വരെ കണക്കുകൾ അടച്ചിരിക്കുന്നു.';
export const badReference = {
  upi: 'UPI റഫറൻസിന് 12 അക്കങ്ങളുണ്ട്.',
  bank: 'ബാങ്ക് റഫറൻസിന് 12, 16 അല്ലെങ്കിൽ 22 അക്ഷരങ്ങളും അക്കങ്ങളും ഉണ്ട്.',
  cheque: 'ചെക്ക് നമ്പറിന് 6 മുതൽ 9 വരെ അക്കങ്ങളുണ്ട്.',
  cash: 'കാഷിന് റഫറൻസ് ഇല്ല.',
} as const;

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

export const methodNames = { cash: 'കാഷ്', upi: 'യുപിഐ', bank: 'ബാങ്ക് ട്രാൻസ്ഫർ', cheque: 'ചെക്ക്' } as const;
export const statusNames = {
  open: 'അടയ്ക്കാനുണ്ട്',
  part: 'ഭാഗികമായി അടച്ചു',
  paid: 'അടച്ചു',
  void: 'റദ്ദാക്കി',
  waived: 'ഒഴിവാക്കി',
} as const;
export const accountNames = {
  bank: 'ബാങ്ക്',
  cash: 'കാഷ്',
  dues: 'വരിസംഖ്യ',
  income: 'വരുമാനം',
  suspense: 'അറിയാത്തവർ അടച്ചത്',
  write_off: 'ഒഴിവാക്കി',
} as const;
export const claimStateNames = { open: 'പരിശോധിക്കാനുണ്ട്', approved: 'അംഗീകരിച്ചു', rejected: 'നിരസിച്ചു' } as const;
export const unknownPayer = 'അറിയാത്തയാൾ';
export const purposeOther = 'പണമടവ്';

export const statementUndone = 'സ്റ്റേറ്റ്മെന്റ് പിൻവലിച്ചു';
export const openingUndone = 'പഴയ കുടിശ്ശിക പിൻവലിച്ചു';
export const issueUndone = 'ഇൻവോയ്സ് ചെയ്തത് പിൻവലിച്ചു';

// Settings of the site
export const settings = {
  upi_id: {
    label: 'UPI ഐഡി',
    help: 'അംഗങ്ങൾ ഇതിലേക്ക് പണമടയ്ക്കുന്നു. മാറ്റം 24 മണിക്കൂറിനു ശേഷം പ്രാബല്യത്തിൽ വരും.',
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
} as const;

export const pushed = 'വരിസംഖ്യയെക്കുറിച്ചുള്ള അറിയിപ്പ്';
export const notices = {
  'dues.overdue': '{day}-നകം അടയ്ക്കേണ്ടിയിരുന്ന {amount} നിങ്ങൾ അടച്ചിട്ടില്ല',
  'dues.overdue_how': 'ഇൻവോയ്സ് {number}. അടച്ചിട്ടുണ്ടെങ്കിൽ വരിസംഖ്യയുടെ പേജിൽ അറിയിക്കുക.',
  'dues.money_moves': 'പണം എവിടേക്ക് പോകുന്നുവെന്ന് {name} മാറ്റി',
  'dues.claimed': 'വരിസംഖ്യ അടച്ചുവെന്ന് {name} പറയുന്നു',
  'dues.claim_of': 'ഇൻവോയ്സ് {number}',
  'dues.claim_approved': '{number}-നുള്ള നിങ്ങളുടെ പണമടവ് ട്രഷറർ രേഖപ്പെടുത്തി',
  'dues.claim_rejected': '{number}-നുള്ള നിങ്ങളുടെ പണമടവ് ട്രഷറർ കണ്ടെത്തിയില്ല',
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
export const tabs = {
  record: 'പണമടവ് രേഖപ്പെടുത്തുക',
  invoices: 'ഇൻവോയ്സുകൾ',
  receipts: 'രസീതുകൾ',
  claims: 'അവകാശവാദങ്ങൾ',
  plans: 'പ്ലാനുകൾ',
} as const;
export const payer = 'പണമടച്ചയാൾ';
export const shop = 'കട';
export const numberLabel = 'നമ്പർ';
export const amount = 'തുക';
export const openLabel = 'ബാക്കി';
export const dueOnLabel = 'അവസാന തീയതി';
export const plan = 'പ്ലാൻ';
export const allPlans = 'എല്ലാ പ്ലാനുകളും';
export const invoicesLead = 'ബിൽ ചെയ്തത്. നമ്പറുകൾ നഷ്ടപ്പെടില്ല: റദ്ദാക്കിയവയും ലിസ്റ്റിൽ തുടരും.';
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
export const fromDay = 'മുതൽ';
export const toDay = 'വരെ';
export const flagsLabel = 'ഫ്ലാഗുകൾ';
export const flagNames = {
  unknown_payer: 'അറിയാത്തയാൾ',
  credit: 'കൂടുതൽ അടച്ചു',
  reference_used: 'റഫറൻസ് രണ്ടുതവണ',
  cash_limit: 'കാഷ് പരിധി',
  revenue_stamp: 'റവന്യൂ സ്റ്റാമ്പ്',
  reversed: 'റദ്ദാക്കി',
} as const;

// The audit log
export const audit = {
  plan: 'വരിസംഖ്യാ പ്ലാൻ',
  plans: 'വരിസംഖ്യാ പ്ലാനുകൾ',
  issue: 'ഇൻവോയ്സുകൾ നൽകി',
  undo: 'പിൻവലിച്ചു',
  invoice: 'ഇൻവോയ്സ്',
  invoices: 'ഇൻവോയ്സുകൾ',
  void: 'റദ്ദാക്കി',
  waive: 'ഒഴിവാക്കി',
  receipt: 'രസീത്',
  receipts: 'രസീതുകൾ',
  allocate: 'വകയിരുത്തി',
  reverse: 'തിരിച്ചെടുത്തു',
  claim: 'പണമടച്ചെന്ന അവകാശവാദം',
  claims: 'പണമടച്ചെന്ന അവകാശവാദങ്ങൾ',
  approve: 'അംഗീകരിച്ചു',
  reject: 'നിരസിച്ചു',
  handover: 'കാഷ് കൈമാറ്റം',
  handovers: 'കാഷ് കൈമാറ്റങ്ങൾ',
  confirm: 'സ്ഥിരീകരിച്ചു',
  deposit: 'കാഷ് ബാങ്കിൽ അടച്ചു',
  statement: 'ബാങ്ക് സ്റ്റേറ്റ്മെന്റ്',
  statements: 'ബാങ്ക് സ്റ്റേറ്റ്മെന്റുകൾ',
  apply: 'ഏറ്റെടുത്തു',
  opening: 'പഴയ കുടിശ്ശിക',
  handingOver: 'ട്രഷറി',
  handingsOver: 'ട്രഷറികൾ',
  start: 'കൈമാറി',
  sign: 'ഏറ്റെടുത്തു',
  claimsExported: 'അവകാശവാദങ്ങൾ എക്സ്പോർട്ട് ചെയ്തു',
  handoversExported: 'കൈമാറ്റങ്ങൾ എക്സ്പോർട്ട് ചെയ്തു',
  plansExported: 'പ്ലാനുകൾ എക്സ്പോർട്ട് ചെയ്തു',
  invoicesExported: 'ഇൻവോയ്സുകൾ എക്സ്പോർട്ട് ചെയ്തു',
  receiptsExported: 'രസീതുകൾ എക്സ്പോർട്ട് ചെയ്തു',
  arrearsExported: 'കുടിശ്ശിക എക്സ്പോർട്ട് ചെയ്തു',
  ledgerExported: 'ലെഡ്ജർ എക്സ്പോർട്ട് ചെയ്തു',
  membershipExtended: 'പണമടച്ചതിനാൽ അംഗത്വം നീട്ടി',
  membershipTakenBack: 'പണമടവ് തിരിച്ചെടുത്തതിനാൽ അംഗത്വം പഴയതാക്കി',
} as const;

// The member's own page: /member/dues
export const ownLead = 'കമ്മിറ്റിക്ക് അടയ്ക്കാനുള്ളത്, അടയ്ക്കേണ്ട വിധം, നിങ്ങളുടെ രസീതുകൾ.';
export const ownFailed = 'നിങ്ങളുടെ വരിസംഖ്യ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const nothingDue = 'അടയ്ക്കാനൊന്നുമില്ല.';
export const dueBy = '{amount}, {day}-നകം അടയ്ക്കുക';
export const invoiceTitle = 'ഇൻവോയ്സ് {number}';
export const dueOn = '{day}-നകം അടയ്ക്കുക';
export const paidOf = '{paid} അടച്ചു';
export const creditIs = 'നിങ്ങൾ {amount} കൂടുതൽ അടച്ചിട്ടുണ്ട്. അത് അടുത്ത തവണ കണക്കാക്കും.';
export const payAtOffice = 'നിങ്ങളുടെ ഏരിയയിൽ പണമായി അടയ്ക്കുക, അല്ലെങ്കിൽ ഓഫീസിൽ ചോദിക്കുക.';
export const payTo = 'അടയ്ക്കേണ്ടത്:';
export const scanIt = 'ഫോണിലെ UPI ആപ്പ് കൊണ്ട് സ്കാൻ ചെയ്യുക.';
export const qrLabel = 'ഈ ഇൻവോയ്സിന്റെ UPI QR കോഡ്';
export const saveQr = 'QR സൂക്ഷിക്കുക';
export const saveQrHow = 'പിന്നീട് UPI ആപ്പിൽ “Scan from gallery” തിരഞ്ഞെടുക്കുക.';
export const qrNotSaved = 'QR സൂക്ഷിക്കാനായില്ല. പകരം UPI ID പകർത്തുക.';
export const copyUpi = 'UPI ID പകർത്തുക';
export const copyAmount = 'തുക പകർത്തുക, {amount}';
export const copied = 'പകർത്തി: {text}';
export const notCopied = 'പകർത്താനായില്ല. ടൈപ്പ് ചെയ്യുക: {text}';
export const openApp = 'UPI ആപ്പ് തുറക്കുക';
export const mayBeRefused = 'ചിലപ്പോൾ നിരസിക്കപ്പെടാം.';
export const claimHow = 'അടച്ച ശേഷം ട്രഷററെ അറിയിക്കുക. പണം കണ്ടെത്തുന്നതുവരെ ഒന്നും അടച്ചതായി രേഖപ്പെടുത്തില്ല.';
export const claimPaid = 'ഞാൻ അടച്ചു';
export const claimTitle = 'ഞാൻ അടച്ചു';
export const claimLead = '{number}, {amount}. ട്രഷറർ അത് ബാങ്കിലെ കണക്കുമായി ഒത്തുനോക്കും.';
export const claimWaits = 'അടച്ചതായി നിങ്ങൾ ട്രഷററെ അറിയിച്ചു, റഫറൻസ് {reference}. പരിശോധിക്കുന്നു.';
export const claimRejected = 'ട്രഷറർക്ക് ഈ പണം കണ്ടെത്താനായില്ല: {note}';
export const claimSend = 'ട്രഷററെ അറിയിക്കുക';
export const claimSent = 'ട്രഷററെ അറിയിച്ചു.';
export const paidBy = 'അടച്ച രീതി';
export const paidOnDay = 'അടച്ച ദിവസം';
export const reference = 'റഫറൻസ്';
export const referenceHint = 'UPI: ആപ്പിൽ കാണുന്ന 12 അക്കങ്ങൾ. ബാങ്ക്: 12, 16 അല്ലെങ്കിൽ 22 അക്ഷരങ്ങളും അക്കങ്ങളും.';
export const proofLabel = 'സ്ക്രീൻഷോട്ട് അല്ലെങ്കിൽ രസീത്';
export const proofHint = 'PDF, JPG അല്ലെങ്കിൽ PNG, പരമാവധി 5 MB.';
export const receiptsTitle = 'രസീതുകൾ';
export const noReceipts = 'രസീതുകളൊന്നുമില്ല.';
export const receiptFailed = 'രസീത് സൂക്ഷിക്കാനായില്ല.';
export const isReversed = 'തിരിച്ചെടുത്തു';
export const saveAs = { pdf: 'PDF', png: 'ചിത്രം' } as const;
export const earlierTitle = 'മുൻ ഇൻവോയ്സുകൾ';

// A person's dues, on their page in the office
export const ofPersonFailed = 'വരിസംഖ്യാ വിവരങ്ങൾ ലഭ്യമായില്ല. വീണ്ടും ശ്രമിക്കുക.';
export const isOpen = 'അടയ്ക്കാനുണ്ട്';
export const creditOf = '{amount} മുൻകൂർ അടച്ചിട്ടുണ്ട്';
export const claimsTitle = 'അടച്ചുവെന്ന് അറിയിച്ചത്';
export const invoicesTitle = 'ഇൻവോയ്സുകൾ';
export const noInvoices = 'ഇതുവരെ ഇൻവോയ്സുകളില്ല.';
export const openIs = '{amount} ബാക്കി';
export const paidOnIs = 'അടച്ചത് {day}';

// Where money goes, while a change does not count yet
export const moneyMoves = 'പണം അടയ്ക്കേണ്ട സ്ഥലം മാറാൻ പോകുന്നു.';
export const moneyMove = '{what}, {moment} മുതൽ: {after}. അതുവരെ: {before}.';
export const notSet = 'നൽകിയിട്ടില്ല';

// What waits for treasurers
export const claimsWaiting = 'പരിശോധിക്കേണ്ട പണമടവ് അറിയിപ്പുകൾ';
export const handoversWaiting = 'കൈമാറിയ കാഷ്, എണ്ണി ഉറപ്പാക്കാൻ';
