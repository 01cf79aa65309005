// What the server does not take, and what it writes
export const badNote = 'ഓരോ നോട്ടും നാണയവും എത്രയുണ്ടെന്ന് നൽകുക.';
export const handoverUnknown = 'കൈമാറ്റം കണ്ടെത്താനായില്ല.';
export const confirmed = 'ഈ കൈമാറ്റം സ്ഥിരീകരിച്ചുകഴിഞ്ഞു.';
export const ownHandover = 'മറ്റൊരു ട്രഷറർ ഇത് സ്ഥിരീകരിക്കണം.';
export const tooMuchCash = 'നിങ്ങളുടെ കൈയിലുള്ള കാഷിനേക്കാൾ കൂടുതലാണിത്.';
export const notTreasurer = 'ഈ വ്യക്തി ട്രഷററല്ല.';
export const notYourself = 'മറ്റൊരാളെ തിരഞ്ഞെടുക്കുക.';
export const handingOverUnknown = 'കൈമാറ്റം കണ്ടെത്തിയില്ല.';
export const signed = 'ഇതിൽ ഒപ്പിട്ടുകഴിഞ്ഞു.';
export const personNeeded = 'വ്യക്തിയെ തിരഞ്ഞെടുക്കുക.';

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

// What waits for treasurers
export const handoversWaiting = 'കൈമാറിയ കാഷ്, എണ്ണി ഉറപ്പാക്കാൻ';

// The audit log
export const audit = {
  handover: 'കാഷ് കൈമാറ്റം',
  handovers: 'കാഷ് കൈമാറ്റങ്ങൾ',
  confirm: 'സ്ഥിരീകരിച്ചു',
  handingOver: 'ട്രഷറി',
  handingsOver: 'ട്രഷറികൾ',
  start: 'കൈമാറി',
  sign: 'ഏറ്റെടുത്തു',
  handoversExported: 'കൈമാറ്റങ്ങൾ എക്സ്പോർട്ട് ചെയ്തു',
  deposit: 'കാഷ് ബാങ്കിൽ അടച്ചു',
} as const;
