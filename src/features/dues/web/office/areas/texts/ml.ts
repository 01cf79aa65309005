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

// ഏരിയകളിലെ കാഷ്
export const cashLead = 'ആരുടെ പക്കൽ കാഷുണ്ട്, എന്തെല്ലാം കൈമാറി.';
export const ownCashLead = 'നിങ്ങളുടെ പക്കലുള്ള കാഷും നിങ്ങൾ കൈമാറിയതും.';
export const cashFailed = 'കാഷ് വിവരം ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const youHold = 'നിങ്ങളുടെ പക്കൽ';
export const nothingHeld = 'നിങ്ങളുടെ പക്കൽ കാഷ് ഇല്ല.';
export const belowZero = 'രേഖപ്പെടുത്തിയതിലും കൂടുതൽ നിങ്ങൾ കൈമാറി. വിട്ടുപോയ പണമടവുകൾ രേഖപ്പെടുത്തുക.';
export const handOver = 'കൈമാറുക';
export const handOverTitle = 'കാഷ് കൈമാറുക';
export const handOverLead = 'എത്ര കൈമാറുന്നു എന്നു നൽകുക. ട്രഷറർ എണ്ണും; അതുവരെ അത് നിങ്ങളുടെ പക്കലാണ്.';
export const toBank = 'ബാങ്കിൽ അടയ്ക്കുക';
export const toBankTitle = 'കാഷ് ബാങ്കിൽ അടയ്ക്കുക';
export const toBankLead = 'നിങ്ങൾ അടയ്ക്കുന്നത് നിങ്ങളുടെ കാഷിൽ നിന്ന് ബാങ്കിലേക്കു മാറും.';
export const rupees = 'തുക രൂപയിൽ';
export const youHoldNow = 'നിങ്ങളുടെ പക്കൽ {amount} ഉണ്ട്.';
export const handedOver = '{amount} കൈമാറുന്നതായി അറിയിച്ചു.';
export const broughtToBank = '{amount} ബാങ്കിലേക്കു മാറി.';
export const moveFailed = 'കാഷ് മാറ്റാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const holders = 'കാഷ് കൈവശമുള്ളവർ';
export const noHolders = 'ഇതുവരെ കാഷ് രേഖപ്പെടുത്തിയിട്ടില്ല.';
export const holder = 'കൈവശമുള്ളയാൾ';
export const holds = 'കൈവശം';
export const goneHolder = 'ഇപ്പോൾ ഇല്ലാത്ത ഒരാൾ';
export const handoversTitle = 'കൈമാറ്റങ്ങൾ';
export const handoversFailed = 'കൈമാറ്റങ്ങൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const handoverPages = 'കൈമാറ്റങ്ങളുടെ പേജുകൾ';
export const noHandovers = 'ഇതുവരെ ഒന്നും കൈമാറിയിട്ടില്ല.';
export const noHandoversWhy = 'പിരിക്കുന്നവരും ഏരിയ അഡ്മിന്മാരും കൈമാറുന്നത് ഇവിടെ കാണാം.';
export const said = 'പറഞ്ഞത്';
export const counted = 'എണ്ണിയത്';
export const result = 'ഫലം';
export const handedOverOn = 'കൈമാറിയത്';
export const allHandovers = 'കൈമാറിയതെല്ലാം';
export const notCounted = 'എണ്ണിയിട്ടില്ല';
export const asSaid = 'പറഞ്ഞതുപോലെ';
export const lessBy = '{amount} കുറവ്';
export const moreBy = '{amount} കൂടുതൽ';
export const count = 'എണ്ണുക';
export const countOf = '{name} നൽകിയ കാഷ് എണ്ണുക';
export const countTitle = 'കാഷ് എണ്ണുക';
export const countLead = '{name} പറയുന്നത്: {amount}. നോട്ടുകളും നാണയങ്ങളും എത്രയെന്നു നൽകുക.';
export const noteOf = '₹{rupees} നോട്ടുകൾ';
export const coinOf = '₹{rupees} നാണയങ്ങൾ';
export const countedIs = 'എണ്ണിയത്: {amount}';
export const countAgrees = 'പറഞ്ഞതു തന്നെയാണ്.';
export const countLess = 'പറഞ്ഞതിലും {amount} കുറവ്. അത് {name} എന്നയാളുടെ പക്കൽ തുടരും.';
export const countMore = 'പറഞ്ഞതിലും {amount} കൂടുതൽ. അത് {name} എന്നയാളുടെ പക്കലുള്ളതിൽ നിന്നു കുറയും.';
export const confirmCount = '{amount} ഏറ്റെടുക്കുക';
export const countDone = '{name} എന്നയാളിൽ നിന്ന് {amount} നിങ്ങളിലേക്കു മാറി, പറഞ്ഞതുപോലെ.';
export const countDoneLess = '{name} എന്നയാളിൽ നിന്ന് {amount} നിങ്ങളിലേക്കു മാറി, പറഞ്ഞതിലും {difference} കുറവ്.';
export const countDoneMore = '{name} എന്നയാളിൽ നിന്ന് {amount} നിങ്ങളിലേക്കു മാറി, പറഞ്ഞതിലും {difference} കൂടുതൽ.';
export const countFailed = 'കൈമാറ്റം സ്ഥിരീകരിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// അടുത്ത ട്രഷറർക്കു കൈമാറൽ
export const handingLead = 'ട്രഷറർ മാറുമ്പോൾ: എന്തെല്ലാമുണ്ട്, എണ്ണിയത്, ഇരുവരും ഒപ്പിട്ടത്.';
export const handingFailed = 'കൈമാറൽ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const whatThereIs = 'എന്തെല്ലാമുണ്ട്';
export const openClaims = 'തീർപ്പാക്കാനുള്ള അവകാശവാദങ്ങൾ';
export const noOpenClaims = 'അവകാശവാദങ്ങളൊന്നും തീർപ്പാക്കാനില്ല.';
export const nextTitle = 'അടുത്ത ട്രഷറർക്കു കൈമാറുക';
export const nextLead = 'നിങ്ങളുടെ കാഷ് എണ്ണി അടുത്ത ട്രഷററെ തിരഞ്ഞെടുക്കുക. ഇരുവരും ഒപ്പിടുന്നതുവരെ ഒന്നും മാറില്ല.';
export const nextTreasurer = 'അടുത്ത ട്രഷറർ';
export const noTreasurers = 'ട്രഷററുടെ ചുമതല മറ്റാർക്കുമില്ല. സൂപ്പർ യൂസറാണ് അതു നൽകുന്നത്.';
export const booksSay = 'കണക്കനുസരിച്ച് നിങ്ങളുടെ പക്കൽ {amount} ഉണ്ട്.';
export const countedAgrees = 'എണ്ണിയത് കണക്കുമായി ഒത്തുപോകുന്നു.';
export const countedLess = 'കണക്കിലേതിലും {amount} കുറവാണ് എണ്ണിയത്.';
export const countedMore = 'കണക്കിലേതിലും {amount} കൂടുതലാണ് എണ്ണിയത്.';
export const signFirst = 'ഒപ്പിട്ട് കൈമാറുക';
export const signQuestion = 'ഒപ്പിട്ട് ഏറ്റെടുക്കണോ?';
export const signMeans = '{name} എന്നയാളിൽ നിന്ന് {amount} കാഷ് നിങ്ങളിലേക്കു മാറും; ഇന്നലെ വരെയുള്ള കണക്കുകൾ അടയ്ക്കും.';
export const sign = 'ഒപ്പിട്ട് ഏറ്റെടുക്കുക';
export const handingMade = 'നിങ്ങൾ ഒപ്പിട്ടു. അടുത്തതായി {name} ഒപ്പിടും.';
export const handingSigned = 'ഏറ്റെടുത്തു. {day} വരെയുള്ള കണക്കുകൾ അടച്ചു.';
export const handingNotMade = 'കൈമാറൽ രേഖപ്പെടുത്താനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const signFailed = 'കൈമാറലിൽ ഒപ്പിടാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const waitsForYou = '{name} നിങ്ങൾക്കു കൈമാറുന്നു: {amount} കാഷ്, {moment}.';
export const handedBefore = 'മുമ്പു കൈമാറിയത്';
export const noneBefore = 'മുമ്പ് ഒന്നും കൈമാറിയിട്ടില്ല.';
export const fromTo = '{from} – {to}';
export const cashOf = '{amount} കാഷ്';
export const signedBoth = 'ഇരുവരും ഒപ്പിട്ടത്: {moment}; {day} വരെയുള്ള കണക്കുകൾ അടച്ചു';
export const waitsFor = '{name} ഒപ്പിടാനുണ്ട്';
export const piecesOf = '{count} × ₹{rupees}';

// അക്കൗണ്ടുകളും കണക്കുപുസ്തകവും
export const ledgerLead = 'പണം എവിടെയുണ്ട്, എവിടെ നിന്നു വന്നു.';
export const accountsTitle = 'അക്കൗണ്ടുകൾ';
export const accountsLead = 'ഉള്ളതും കിട്ടാനുള്ളതുമായ പണം മുകളിലേക്ക്, വന്ന വഴി താഴേക്ക് എണ്ണുന്നു: ഒന്നിച്ച് പൂജ്യം.';
export const accountsFailed = 'അക്കൗണ്ടുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const account = 'അക്കൗണ്ട്';
export const balance = 'ബാക്കിത്തുക';
export const together = 'ഒന്നിച്ച്';
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
  void: 'ഇൻവോയ്സ് റദ്ദാക്കി',
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
