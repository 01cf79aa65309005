// The page
export const pageTitle = 'അക്കൗണ്ട് സുരക്ഷ';
export const pageLead = 'എവിടെയെല്ലാം ലോഗിൻ ചെയ്തിട്ടുണ്ട്, ഇത് നിങ്ങൾ തന്നെയെന്ന് എങ്ങനെ ഉറപ്പാക്കുന്നു എന്നിവ ഇവിടെ കാണാം.';

// Where you are logged in
export const sessionsTitle = 'ലോഗിൻ ചെയ്തിട്ടുള്ള ഉപകരണങ്ങൾ';
export const sessionsLead = 'ഇവയിൽ അറിയാത്തത് ഏതെങ്കിലുമുണ്ടെങ്കിൽ അത് അവസാനിപ്പിച്ച് നിങ്ങളുടെ പാസ്‌വേഡ് മാറ്റുക.';
export const sessionsFailed = 'എവിടെയെല്ലാം ലോഗിൻ ചെയ്തിട്ടുണ്ടെന്ന് ലോഡ് ചെയ്യാനായില്ല.';
export const unknownDevice = 'അറിയാത്ത ഉപകരണം';
export const thisDevice = 'ഈ ഉപകരണം';
export const usedNow = 'ഇപ്പോൾ ഉപയോഗിക്കുന്നു';
export const lastUsed = 'അവസാനം ഉപയോഗിച്ചത് {when}';
export const loggedInAt = 'ലോഗിൻ ചെയ്തത് {moment}';
export const onlyThisOne = 'ഈ ഉപകരണത്തിൽ മാത്രമാണ് നിങ്ങൾ ലോഗിൻ ചെയ്തിരിക്കുന്നത്.';
export const end = 'അവസാനിപ്പിക്കുക';
export const endOneTitle = 'ഈ സെഷൻ അവസാനിപ്പിക്കണോ?';
export const endOneMeans = '{device} ഉടൻ ലോഗൗട്ട് ആകും. അത് ഉപയോഗിക്കുന്നവർ വീണ്ടും ലോഗിൻ ചെയ്യണം.';
export const endOneYes = 'സെഷൻ അവസാനിപ്പിക്കുക';
export const ended = 'സെഷൻ അവസാനിച്ചു.';
export const endOthers = 'മറ്റെല്ലാം അവസാനിപ്പിക്കുക';
export const endOthersTitle = 'മറ്റെല്ലാ സെഷനുകളും അവസാനിപ്പിക്കണോ?';
export const endOthersMeans = 'മറ്റെല്ലാ ഉപകരണങ്ങളും ഉടൻ ലോഗൗട്ട് ആകും. ഈ ഉപകരണത്തിൽ നിങ്ങൾ ലോഗിൻ ചെയ്ത നിലയിൽ തുടരും.';
export const othersEnded = 'മറ്റെല്ലാ സെഷനുകളും അവസാനിച്ചു.';
export const endFailed = 'സെഷൻ അവസാനിപ്പിക്കാനായില്ല.';
export const sessionUnknown = 'ഈ സെഷൻ നേരത്തെ അവസാനിച്ചതാണ്.';
export const auditSessions = { 'login.end': 'സ്വന്തം സെഷൻ അവസാനിപ്പിച്ചു', 'login.end_others': 'സ്വന്തം മറ്റെല്ലാ സെഷനുകളും അവസാനിപ്പിച്ചു' } as const;
export const auditSessionFields = { sessions: 'സെഷനുകൾ' } as const;
