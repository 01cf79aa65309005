// What a form or the server does not take
export const badEmail = 'ഇമെയിൽ വിലാസം ശരിയല്ല';
export const emailNeeded = 'ഇമെയിൽ ആവശ്യമാണ്';
export const nameNeeded = 'പേര് ആവശ്യമാണ്';
export const phoneNeeded = 'ഫോൺ നമ്പർ ആവശ്യമാണ്';
export const badPhone = 'ഫോൺ നമ്പർ 10 അക്കമായിരിക്കണം';
export const badChoice = 'ദയവായി ഒരെണ്ണം തിരഞ്ഞെടുക്കുക.';
export const badDay = 'ദയവായി ഒരു തീയതി നൽകുക.';
export const badMonth = 'ദയവായി മാസം 2026-11 എന്ന രീതിയിൽ നൽകുക.';
export const tokenNeeded = 'ലിങ്ക് പൂർണ്ണമല്ല.';
export const adNeeded = 'ദയവായി ഒരു പരസ്യം തിരഞ്ഞെടുക്കുക.';
export const fieldsNeeded = 'ആദ്യം കടയുടെ ഏതെങ്കിലും വിവരം മാറ്റുക.';
export const noteNeeded = 'കാരണം പറയുക.';
export const mediaNeeded = 'ദയവായി ഒരു ചിത്രമോ വീഡിയോയോ തിരഞ്ഞെടുക്കുക.';
export const mediaTooLarge = 'ഫയലിന് പരമാവധി 50MB വലുപ്പമേ പാടുള്ളൂ.';
export const contactThere = 'ഈ വിലാസം ഈ കടയുടെ ബന്ധപ്പെടേണ്ട ആളായി നേരത്തേ ചേർത്തിട്ടുണ്ട്.';
export const twoContacts = 'ഒരു കടയ്ക്ക് പരമാവധി രണ്ടുപേരെ ചേർക്കാം. ആദ്യം ഒരാളെ ഒഴിവാക്കുക.';
export const contactUnknown = 'ബന്ധപ്പെടേണ്ട ആളെ കണ്ടെത്തിയില്ല.';
export const shopUnknown = 'കട കണ്ടെത്തിയില്ല.';
export const adUnknown = 'പരസ്യം കണ്ടെത്തിയില്ല.';
export const requestUnknown = 'അപേക്ഷ കണ്ടെത്തിയില്ല.';
export const requestDecided = 'ഈ അപേക്ഷയിൽ തീരുമാനം എടുത്തുകഴിഞ്ഞു.';
export const adGone = 'ഈ അപേക്ഷയിലെ പരസ്യം നീക്കം ചെയ്തു. അപേക്ഷ നിരസിച്ച് അക്കാര്യം അറിയിക്കുക.';
export const sessionUnknown = 'സെഷൻ കണ്ടെത്തിയില്ല.';
export const sessionDead = 'നിങ്ങളുടെ സെഷൻ അവസാനിച്ചു. ദയവായി പുതിയ ലിങ്ക് ചോദിക്കുക.';
export const linkDead = 'ഈ ലിങ്ക് ഉപയോഗിച്ചുകഴിഞ്ഞു, അല്ലെങ്കിൽ അതിന്റെ സമയം കഴിഞ്ഞു.';
export const linkAsked = 'ഈ വിലാസം ഒരു പരസ്യദാതാവിന്റേതാണെങ്കിൽ ലിങ്ക് അയച്ചിട്ടുണ്ട്.';

// What an invoice is for
export const purpose = 'പരസ്യം, {tier}';

// Mails
export const mails = {
  greeting: 'നമസ്കാരം {name},',
  footer: 'ഞങ്ങളുടെ വെബ്സൈറ്റിലെ ഒരു പരസ്യദാതാവിനുവേണ്ടി ബന്ധപ്പെടേണ്ട ആളായതിനാലാണ് ഈ ഇമെയിൽ.',
  open: 'പോർട്ടൽ തുറക്കുക',
  link: {
    title: 'പരസ്യദാതാക്കളുടെ പോർട്ടലിലേക്കുള്ള ലിങ്ക്',
    text: '{shop} നൽകുന്ന പരസ്യങ്ങൾ എത്രപേർ കണ്ടു എന്ന് ഈ ലിങ്കിലൂടെ അറിയാം. ഇത് {minutes} മിനിറ്റ്, ഒരു തവണ മാത്രം പ്രവർത്തിക്കും.',
    ignore: 'നിങ്ങൾ ചോദിച്ചതല്ലെങ്കിൽ ഒന്നും ചെയ്യേണ്ടതില്ല.',
    button: 'പോർട്ടലിലേക്ക് പോകുക',
  },
  decided: {
    title: { approved: 'നിങ്ങളുടെ അപേക്ഷ അംഗീകരിച്ചു', rejected: 'നിങ്ങളുടെ അപേക്ഷ അംഗീകരിക്കാനായില്ല' },
    approved: {
      renew: 'ഓഫീസ് നിങ്ങളുടെ പരസ്യം പുതുക്കി.',
      upload: 'നിങ്ങളുടെ പരസ്യത്തിൽ ഇപ്പോൾ പുതിയ ചിത്രം കാണാം.',
      shop: 'നിങ്ങൾ ചോദിച്ചതുപോലെ കടയുടെ വിവരങ്ങൾ മാറ്റി.',
    },
    rejected: {
      renew: 'ഓഫീസിന് നിങ്ങളുടെ പരസ്യം പുതുക്കാനായില്ല.',
      upload: 'ഓഫീസിന് പുതിയ ചിത്രം സ്വീകരിക്കാനായില്ല.',
      shop: 'ഓഫീസിന് കടയുടെ വിവരങ്ങൾ മാറ്റാനായില്ല.',
    },
    note: 'ഓഫീസിന്റെ കുറിപ്പ്',
    invoice: 'നിങ്ങളുടെ ഇൻവോയ്സ് {number}. എത്ര, എങ്ങനെ അടയ്ക്കണം എന്ന് പോർട്ടലിൽ കാണാം.',
  },
  ending: {
    title: {
      one: 'നിങ്ങളുടെ പരസ്യം {count} ദിവസത്തിൽ അവസാനിക്കും',
      other: 'നിങ്ങളുടെ പരസ്യം {count} ദിവസത്തിൽ അവസാനിക്കും',
    },
    text: '{shop} നൽകുന്ന {tier} പരസ്യം {day} വരെയാണ്.',
    renew: 'എത്രപേർ കണ്ടു എന്ന് പോർട്ടലിൽ കാണാം; രണ്ടു തൊടലിൽ പുതുക്കാം.',
  },
} as const;

// The picture of a month
export const picture = {
  title: '{shop}, {month}',
  seen: 'തവണ കണ്ടു',
  shown: 'തവണ കാണിച്ചു',
  tapped: 'തവണ വിളിക്കുക, WhatsApp, വെബ്സൈറ്റ്, മാപ്പ്, വിവരങ്ങൾ എന്നിവയിൽ തൊട്ടു',
  none: 'ഇതുവരെ ആരും കണ്ടിട്ടില്ല.',
} as const;

// What waits in the office
export const requestsWaiting = 'പരസ്യദാതാക്കളുടെ അപേക്ഷകൾ';
export const unreachableWaiting = 'ബന്ധപ്പെടേണ്ട ആളില്ലാതെ ഉടൻ അവസാനിക്കുന്ന പരസ്യങ്ങൾ';

// The audit log
export const audit = {
  contact: 'കടയുടെ ബന്ധപ്പെടേണ്ട ആൾ',
  contacts: 'കടകളുടെ ബന്ധപ്പെടേണ്ട ആളുകൾ',
  request: 'പരസ്യദാതാവിന്റെ അപേക്ഷ',
  requests: 'പരസ്യദാതാക്കളുടെ അപേക്ഷകൾ',
  revoke: 'ഒഴിവാക്കി',
  link: 'ലിങ്ക് അയച്ചു',
  signIn: 'പ്രവേശിച്ചു',
  approve: 'അംഗീകരിച്ചു',
  reject: 'നിരസിച്ചു',
  withdraw: 'പിൻവലിച്ചു',
  exported: 'പരസ്യദാതാക്കളുടെ അപേക്ഷകൾ ഫയലാക്കി',
} as const;
