export const badChoice = 'തിരിച്ചറിയാനാകാത്ത മൂല്യം.';
export const amount = 'തുക';
export const dueOnLabel = 'അവസാന തീയതി';
export const day = 'തീയതി';
export const goneHolder = 'ഇപ്പോൾ ഇല്ലാത്ത ഒരാൾ';
export const together = 'ഒന്നിച്ച്';
export const badDay = 'ശരിയായ തീയതി നൽകുക.';
export const badAmount = 'പൂജ്യത്തിൽ കൂടുതലുള്ള തുക നൽകുക.';
export const accountNames = {
  bank: 'ബാങ്ക്',
  cash: 'കാഷ്',
  dues: 'വരിസംഖ്യ',
  income: 'വരുമാനം',
  suspense: 'അറിയാത്തവർ അടച്ചത്',
  write_off: 'ഒഴിവാക്കി',
} as const;
export const fromDay = 'മുതൽ';
export const toDay = 'വരെ';
export const needed = {
  day: 'തീയതി ആവശ്യമാണ്.',
  method: 'എങ്ങനെ അടച്ചുവെന്ന് തിരഞ്ഞെടുക്കുക.',
  reference: 'റഫറൻസ് ആവശ്യമാണ്.',
} as const;
export const invoiceUnknown = 'ഇൻവോയ്സ് കണ്ടെത്തിയില്ല.';
export const invoiceNotOpen = 'ഈ ഇൻവോയ്സിൽ ഒന്നും ബാക്കിയില്ല.';
export const inFuture = 'ഈ ദിവസം വരാനിരിക്കുന്നതാണ്.';
export const badReference = {
  upi: 'UPI റഫറൻസിന് 12 അക്കങ്ങളുണ്ട്.',
  bank: 'ബാങ്ക് റഫറൻസിന് 12, 16 അല്ലെങ്കിൽ 22 അക്ഷരങ്ങളും അക്കങ്ങളും ഉണ്ട്.',
  cheque: 'ചെക്ക് നമ്പറിന് 6 മുതൽ 9 വരെ അക്കങ്ങളുണ്ട്.',
  cash: 'കാഷിന് റഫറൻസ് ഇല്ല.',
} as const;
export const methodNames = { cash: 'കാഷ്', upi: 'യുപിഐ', bank: 'ബാങ്ക് ട്രാൻസ്ഫർ', cheque: 'ചെക്ക്' } as const;
export const receiptTitle = 'രസീത്';
export const reasonLabel = 'കാരണം';
export const nothingDue = 'അടയ്ക്കാനൊന്നുമില്ല.';
export const dueOn = '{day}-നകം അടയ്ക്കുക';
export const paidBy = 'അടച്ച രീതി';
export const reference = 'റഫറൻസ്';
export const receiptsTitle = 'രസീതുകൾ';
export const noReceipts = 'രസീതുകളൊന്നുമില്ല.';
export const receiptFailed = 'രസീത് സൂക്ഷിക്കാനായില്ല.';
export const invoicesTitle = 'ഇൻവോയ്സുകൾ';
export const noInvoices = 'ഇതുവരെ ഇൻവോയ്സുകളില്ല.';
export const openIs = '{amount} ബാക്കി';
export const tabs = {
  record: 'പണമടവ് രേഖപ്പെടുത്തുക',
  invoices: 'ഇൻവോയ്സുകൾ',
  receipts: 'രസീതുകൾ',
  claims: 'അവകാശവാദങ്ങൾ',
  plans: 'പ്ലാനുകൾ',
  arrears: 'കുടിശ്ശിക',
  cash: 'ഏരിയകളിലെ കാഷ്',
  statement: 'സ്റ്റേറ്റ്മെന്റ്',
  opening: 'പഴയ കുടിശ്ശിക',
  ledger: 'അക്കൗണ്ടുകളും കണക്കുപുസ്തകവും',
  handing: 'ചുമതല കൈമാറൽ',
} as const;
