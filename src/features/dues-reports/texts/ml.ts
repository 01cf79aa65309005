// കുടിശ്ശിക
export const arrearsLead = 'ഇന്ന് കുടിശ്ശികയായത്, എത്ര നാളായി എന്നനുസരിച്ച്.';
export const arrearsFailed = 'കുടിശ്ശിക ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const arrearsByArea = 'ഏരിയ തിരിച്ച് കുടിശ്ശിക';
export const arrearsNone = 'അടയ്ക്കാനൊന്നുമില്ല.';
export const area = 'ഏരിയ';
export const noArea = 'ഏരിയ ഇല്ലാത്തവർ';
export const people = 'ആളുകൾ';
export const to30 = '0–30 ദിവസം';
export const to90 = '31–90 ദിവസം';
export const over90 = '90+ ദിവസം';
export const total = 'ആകെ';
export const everyArea = 'എല്ലാ ഏരിയകളും';
export const peopleOf = 'കുടിശ്ശിക: {area}';
export const peoplePages = 'കുടിശ്ശികയുള്ളവരുടെ പേജുകൾ';
export const peopleNone = 'ഇവിടെ അടയ്ക്കാനൊന്നുമില്ല.';
export const allArrears = 'ഏരിയ തിരിച്ച്';
export const since = 'എന്നുമുതൽ';
export const listPeople = 'ആളുകളെ കാണുക: {area}';

// അക്കൗണ്ടുകളും കണക്കുപുസ്തകവും
export const ledgerLead = 'പണം എവിടെയുണ്ട്, എവിടെ നിന്നു വന്നു.';
export const accountsTitle = 'അക്കൗണ്ടുകൾ';
export const accountsLead = 'ഉള്ളതും കിട്ടാനുള്ളതുമായ പണം മുകളിലേക്ക്, വന്ന വഴി താഴേക്ക് എണ്ണുന്നു: ഒന്നിച്ച് പൂജ്യം.';
export const accountsFailed = 'അക്കൗണ്ടുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const account = 'അക്കൗണ്ട്';
export const balance = 'ബാക്കിത്തുക';
export const entriesTitle = 'കണക്കുവരികൾ';
export const entriesFailed = 'കണക്കുവരികൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const entryPages = 'കണക്കുവരികളുടെ പേജുകൾ';
export const noEntries = 'ഇതുവരെ കണക്കുവരികളില്ല';
export const noEntriesWhy = 'പണത്തിന്റെ ഓരോ നീക്കവും ഇവിടെ കാണാം.';
export const year = 'സാമ്പത്തിക വർഷം';
export const everyYear = 'എല്ലാ വർഷങ്ങളും';
export const movement = 'നീക്കം';
export const movementNames = {
  invoice: 'ഇൻവോയ്സ്',
  void: 'ഇൻവോയ്സ് അസാധുവാക്കി',
  waive: 'ഇൻവോയ്സ് ഒഴിവാക്കി',
  receipt: 'രസീത്',
  allocation: 'ഇൻവോയ്സുകളുടെ പണമടവ്',
  reversal: 'രസീത് തിരിച്ചെടുത്തു',
  handover: 'കാഷ് കൈമാറി',
  deposit: 'കാഷ് ബാങ്കിലേക്ക്',
} as const;
export const ofPerson = '{account}: {name}';
export const forAccountant = 'വർഷത്തെ കണക്ക് Excel ആയി';
export const forAccountantHow = 'കണക്കുവരികൾ, രസീതുകൾ, കുടിശ്ശിക, അക്കൗണ്ടുകൾ: അക്കൗണ്ടന്റിന്.';

// The audit log
export const audit = {
  arrearsExported: 'കുടിശ്ശിക എക്സ്പോർട്ട് ചെയ്തു',
  ledgerExported: 'ലെഡ്ജർ എക്സ്പോർട്ട് ചെയ്തു',
} as const;
