// What a form or the server does not take
export const noteNeeded = 'നിരസിക്കാനുള്ള കാരണം എഴുതുക.';
export const proofTooLarge = 'ഫയൽ പരമാവധി 5 MB ആയിരിക്കണം.';
export const proofType = 'PDF, JPG അല്ലെങ്കിൽ PNG ഫയൽ തിരഞ്ഞെടുക്കുക.';
export const proofBroken = 'ഈ ഫയൽ വായിക്കാനായില്ല.';
export const claimUnknown = 'അവകാശവാദം കണ്ടെത്താനായില്ല.';
export const claimOpen = 'ഈ ഇൻവോയ്സിന് തീരുമാനിക്കാത്ത ഒരു അവകാശവാദമുണ്ട്.';
export const decided = 'ഇത് തീരുമാനിച്ചുകഴിഞ്ഞു.';
export const referenceUsed = 'ഈ റഫറൻസ് ഉള്ള ഒരു രസീതുണ്ട്.';

// Notices
export const notices = {
  'dues.claimed': 'വരിസംഖ്യ അടച്ചുവെന്ന് {name} പറയുന്നു',
  'dues.claim_of': 'ഇൻവോയ്സ് {number}',
  'dues.claim_approved': '{number}-നുള്ള നിങ്ങളുടെ പണമടവ് ട്രഷറർ രേഖപ്പെടുത്തി',
  'dues.claim_rejected': '{number}-നുള്ള നിങ്ങളുടെ പണമടവ് ട്രഷറർ കണ്ടെത്തിയില്ല',
} as const;

// What a reversal keeps
export const claimStateNames = { open: 'പരിശോധിക്കാനുണ്ട്', approved: 'അംഗീകരിച്ചു', rejected: 'നിരസിച്ചു' } as const;

// ഓഫീസിലെ രസീതുകളും ഇൻവോയ്സുകളും അവകാശവാദങ്ങളും
export const claimsLead = 'അടച്ചുവെന്ന് അംഗങ്ങൾ പറയുന്നത്. അംഗീകരിക്കുന്നതിനു മുമ്പ് ബാങ്കുമായി ഒത്തുനോക്കുക.';
export const claimSearchHint = 'ഇൻവോയ്സ്, പേര് അല്ലെങ്കിൽ റഫറൻസ്';
export const claimsFailed = 'അവകാശവാദങ്ങൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const claimPages = 'അവകാശവാദങ്ങളുടെ പേജുകൾ';
export const noClaims = 'അവകാശവാദങ്ങളില്ല';
export const noClaimsWhy = 'നിങ്ങളുടെ തീരുമാനം കാത്ത് ഒന്നുമില്ല.';
export const invoiceLabel = 'ഇൻവോയ്സ്';
export const claimedOn = 'അയച്ച തീയതി';
export const openProof = 'തെളിവ് തുറക്കുക';
export const proofOf = '{name} അയച്ച തെളിവ് തുറക്കുക';
export const sameReference = { one: 'ഇതേ റഫറൻസിൽ മറ്റ് {count}', other: 'ഇതേ റഫറൻസിൽ മറ്റ് {count}' };
export const sameReferenceWarns = 'മറ്റൊന്നിന് ഇതേ റഫറൻസുണ്ട്: ബാങ്കിൽ കാണുന്നത് ഏതെന്ന് നോക്കുക.';
export const approve = 'അംഗീകരിക്കുക';
export const approveOf = '{name} അയച്ചത് അംഗീകരിക്കുക';
export const approveQuestion = '{name} അയച്ചത് അംഗീകരിക്കണോ?';
export const approveMeans = '{number}-ന് {amount} രസീത് രേഖപ്പെടുത്തും, അംഗത്തിന് അറിയിപ്പ് ലഭിക്കും. പിന്നീട് തിരിച്ചെടുക്കാനേ കഴിയൂ.';
export const claimApproved = '{number}-ന് {name} അടച്ചത് രേഖപ്പെടുത്തി.';
export const reject = 'നിരസിക്കുക';
export const rejectOf = '{name} അയച്ചത് നിരസിക്കുക';
export const rejectQuestion = '{name} അയച്ചത് നിരസിക്കണോ?';
export const rejectMeans = 'അംഗം കാരണം വായിക്കും, വീണ്ടും അയയ്ക്കാം.';
export const claimRejectedDone = '{number}-ന് {name} അയച്ചത് നിരസിച്ചു.';
export const decisionFailed = 'തീരുമാനം സൂക്ഷിക്കാനായില്ല.';

// The member's own page: /member/dues
export const ownLead = 'കമ്മിറ്റിക്ക് അടയ്ക്കാനുള്ളത്, അടയ്ക്കേണ്ട വിധം, നിങ്ങളുടെ രസീതുകൾ.';
export const ownFailed = 'നിങ്ങളുടെ വരിസംഖ്യ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const dueBy = '{amount}, {day}-നകം അടയ്ക്കുക';
export const invoiceTitle = 'ഇൻവോയ്സ് {number}';
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
export const typeAmount = 'ബാങ്ക് ഒപ്പിട്ട ഈ കോഡിൽ തുകയില്ല: നിങ്ങളുടെ ആപ്പിൽ {amount} എന്നും കുറിപ്പായി {number} എന്നും ചേർക്കുക.';
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
export const paidOnDay = 'അടച്ച ദിവസം';
export const referenceHint = 'UPI: ആപ്പിൽ കാണുന്ന 12 അക്കങ്ങൾ. ബാങ്ക്: 12, 16 അല്ലെങ്കിൽ 22 അക്ഷരങ്ങളും അക്കങ്ങളും.';
export const proofLabel = 'സ്ക്രീൻഷോട്ട് അല്ലെങ്കിൽ രസീത്';
export const proofHint = 'PDF, JPG അല്ലെങ്കിൽ PNG, പരമാവധി 5 MB.';
export const isReversed = 'തിരിച്ചെടുത്തു';
export const saveAs = { pdf: 'PDF', png: 'ചിത്രം' } as const;
export const earlierTitle = 'മുൻ ഇൻവോയ്സുകൾ';

// A person's dues, on their page in the office
export const ofPersonFailed = 'വരിസംഖ്യാ വിവരങ്ങൾ ലഭ്യമായില്ല. വീണ്ടും ശ്രമിക്കുക.';
export const isOpen = 'അടയ്ക്കാനുണ്ട്';
export const creditOf = '{amount} മുൻകൂർ അടച്ചിട്ടുണ്ട്';
export const claimsTitle = 'അടച്ചുവെന്ന് അറിയിച്ചത്';
export const paidOnIs = 'അടച്ചത് {day}';

// What waits for treasurers
export const claimsWaiting = 'പരിശോധിക്കേണ്ട പണമടവ് അറിയിപ്പുകൾ';

// The audit log
export const audit = {
  claim: 'പണമടച്ചെന്ന അവകാശവാദം',
  claims: 'പണമടച്ചെന്ന അവകാശവാദങ്ങൾ',
  approve: 'അംഗീകരിച്ചു',
  reject: 'നിരസിച്ചു',
  claimsExported: 'അവകാശവാദങ്ങൾ എക്സ്പോർട്ട് ചെയ്തു',
} as const;
