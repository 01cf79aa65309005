// What a form or the server does not take
export const badDay = 'ദയവായി ശരിയായ തീയതി നൽകുക.';
export const badChoice = 'ദയവായി പട്ടികയിൽ നിന്ന് ഒന്ന് തിരഞ്ഞെടുക്കുക.';
export const scanNeeded = 'പുതുക്കിയ ലൈസൻസിന്റെ ഫോട്ടോ അല്ലെങ്കിൽ PDF ചേർക്കുക.';
export const scanTooLarge = 'ഫയലിന് പരമാവധി 5 MB വലുപ്പമാകാം.';
export const scanType = 'ദയവായി PDF, JPG അല്ലെങ്കിൽ PNG ഫയൽ തിരഞ്ഞെടുക്കുക.';
export const scanBroken = 'ഈ ഫയൽ വായിക്കാനാകുന്നില്ല. ദയവായി മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക.';
export const scanPixels = 'ഈ ചിത്രം വളരെ വലുതാണ്. പരമാവധി 50 മെഗാപിക്സലുള്ള ഒന്ന് തിരഞ്ഞെടുക്കുക.';
export const scanActive =
  'ഈ PDF-ൽ പേജുകൾക്കു പുറമേ സ്ക്രിപ്റ്റുകളോ മറ്റു ഫയലുകളോ ഉണ്ട്. പുതിയൊരു PDF ആയി പ്രിന്റ് ചെയ്യുക, അല്ലെങ്കിൽ ഫോട്ടോ എടുക്കുക.';
export const dayNeeded = 'കാലാവധി തീരുന്ന പുതിയ തീയതി നൽകുക.';
export const numberNeeded = 'ലൈസൻസ് നമ്പർ നൽകുക.';
export const recordNeeded = 'ഇവയിൽ ഒന്നെങ്കിലും നൽകുക.';
export const recordNoteNeeded = 'കൈവശമുള്ള രേഖ എന്താണെന്ന് എഴുതുക: അംഗം ഇത് വായിക്കും.';
export const noteNeeded = 'എന്താണ് തിരുത്തേണ്ടത്, അല്ലെങ്കിൽ എന്തുകൊണ്ടാണ് നിരസിക്കുന്നത് എന്ന് എഴുതുക.';
export const decisionNeeded = 'ദയവായി തീരുമാനം തിരഞ്ഞെടുക്കുക.';
export const kindNeeded = 'ലൈസൻസ് അല്ലെങ്കിൽ അംഗത്വം തിരഞ്ഞെടുക്കുക.';
export const open = 'ഒരു അപേക്ഷ നിലവിലുണ്ട്. ആദ്യം അത് തിരുത്തുകയോ പിൻവലിക്കുകയോ ചെയ്യുക.';
export const decided = 'ഈ അപേക്ഷയിൽ ഇനി തീരുമാനമെടുക്കാനില്ല.';
export const unknown = 'ഇങ്ങനെയൊരു അപേക്ഷയില്ല.';
export const noMember = 'ഇങ്ങനെയൊരു അംഗമില്ല.';
export const confirmed = 'സ്ഥിരീകരിക്കാൻ ഒന്നുമില്ല.';
export const orderTaken = 'ഈ നമ്പറിലുള്ള ഉത്തരവ് നേരത്തേ ചേർത്തിട്ടുണ്ട്.';
export const orderUnknown = 'ഇങ്ങനെയൊരു ഉത്തരവില്ല.';
export const orderNeeded = 'ഉത്തരവിന്റെ നമ്പർ നൽകുക.';
export const windowBackwards = 'കാലയളവ് തുടങ്ങുന്നതിനു മുമ്പേ അവസാനിക്കുന്നു.';
export const untilTooEarly = 'ഉത്തരവ് അതിന്റെ കാലയളവ് തുടങ്ങുന്ന ദിവസത്തിനപ്പുറം നീളണം.';
export const notLater = 'പുതിയ തീയതി പഴയ തീയതിക്ക് ({old}) ശേഷമാകണം.';

// What can be renewed, and where a request is
export const kindNames = {
  licence: 'ലൈസൻസ്',
  membership: 'അംഗത്വം',
} as const;
export const requestStateNames = {
  queue: 'ഓഫീസിന്റെ പരിഗണനയിൽ',
  correction: 'തിരുത്തൽ ആവശ്യപ്പെട്ടു',
  approved: 'അംഗീകരിച്ചു',
  rejected: 'നിരസിച്ചു',
  withdrawn: 'പിൻവലിച്ചു',
} as const;
export const lastValidDay = 'കാലാവധി തീരുന്ന തീയതി';
export const daysLeft = { one: '{days} ദിവസം ബാക്കി', other: '{days} ദിവസം ബാക്കി' } as const;
export const daysOver = { one: 'കഴിഞ്ഞിട്ട് {days} ദിവസം', other: 'കഴിഞ്ഞിട്ട് {days} ദിവസം' } as const;
export const lastDayToday = 'ഇന്ന് അവസാന ദിവസം';
export const notKnown = 'വിവരമില്ല';
export const notGiven = 'നൽകിയിട്ടില്ല';

// The desk
export const deskLead = 'തീരുമാനം കാത്തിരിക്കുന്ന പുതുക്കൽ അപേക്ഷകളും, ആരുടെ കാലാവധി എപ്പോൾ തീരും എന്നതും.';
export const ownAreaLead = 'നിങ്ങളുടെ ഏരിയ: ഓഫീസിന്റെ പരിഗണനയിലുള്ള പുതുക്കൽ അപേക്ഷകളും, ആരുടെ കാലാവധി എപ്പോൾ തീരും എന്നതും.';
export const sortHeads = { waiting: 'കാത്തിരിക്കുന്നത്', kind: 'ഇനം', daysLeft: 'ശേഷിക്കുന്ന ദിവസങ്ങൾ' };
export const lists = 'പട്ടികകൾ';
export const searchDesk = 'ലൈസൻസുകളിൽ തിരയുക';
export const searchDeskHint = 'പേര്, അംഗത്വ ഐഡി, ഫോൺ അല്ലെങ്കിൽ ലൈസൻസ് നമ്പർ';
export const tabs = {
  queue: 'അപേക്ഷകൾ',
  expiring: 'തീരാറായവ',
  expired: 'കാലാവധി കഴിഞ്ഞവ',
  lapsed: 'ലാപ്സായവ',
  unknown: 'വിവരമില്ലാത്തവ',
  unconfirmed: 'സ്ഥിരീകരിക്കാത്തവ',
  statistics: 'സ്ഥിതിവിവരം',
  orders: 'സർക്കാർ ഉത്തരവുകൾ',
} as const;
export const licenseCategory = 'ലൈസൻസ് വിഭാഗം';
export const allCategories = 'എല്ലാ വിഭാഗങ്ങളും';
export const listFailed = 'ഈ പട്ടിക ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const listPages = 'ഈ പട്ടികയുടെ പേജുകൾ';

// The desk: requests that wait
export const queueEmpty = 'ഒന്നും കാത്തിരിക്കുന്നില്ല.';
export const sentToday = 'ഇന്ന് അയച്ചത്';
export const waitingDays = { one: '{days} ദിവസമായി കാത്തിരിക്കുന്നു', other: '{days} ദിവസമായി കാത്തിരിക്കുന്നു' } as const;
export const askForCorrection = 'തിരുത്തൽ ആവശ്യപ്പെടുക';
export const ownRecord = 'നിങ്ങളുടേതിൽ മറ്റൊരു രജിസ്ട്രാറോ സൂപ്പർ യൂസറോ ആണ് തീരുമാനമെടുക്കുക.';
export const noScan = 'സ്കാൻ അയച്ചിട്ടില്ല.';
export const pdf = 'PDF';
export const openPdfOf = '{name} അയച്ച PDF തുറക്കുക';
export const scanOf = '{name} അയച്ച സ്കാൻ, പൂർണ്ണ വലുപ്പത്തിൽ തുറക്കും';
export const licenseNumber = 'ലൈസൻസ് നമ്പർ';
export const issued = 'അനുവദിച്ച തീയതി';
export const insteadOf = '{now} എന്നതിനു പകരം';
export const unchanged = '(മാറ്റമില്ല)';

// The desk: a decision
export const approveQuestion = 'ഈ പുതുക്കൽ അംഗീകരിക്കണോ?';
export const approveMeans = '{name}: {until} വരെ സാധു. പ്രൊഫൈൽ മാറ്റുകയും അംഗത്തെ അറിയിക്കുകയും ചെയ്യും.';
export const noteToMember = 'അംഗത്തിനുള്ള കുറിപ്പ്';
export const approvedOf = '{name} എന്ന അംഗത്തിന്റെ പുതുക്കൽ അംഗീകരിച്ചു.';
export const sendToMember = 'അംഗത്തിന് അയയ്ക്കുക';
export const whatToCorrect = 'എന്താണ് തിരുത്തേണ്ടത്';
export const correctionAskedOf = 'അപേക്ഷ തിരുത്താൻ {name} എന്ന അംഗത്തോട് ആവശ്യപ്പെട്ടു.';
export const rejectQuestion = 'ഈ പുതുക്കൽ നിരസിക്കണോ?';
export const whyRejected = 'നിരസിക്കാനുള്ള കാരണം';
export const rejectedOf = '{name} എന്ന അംഗത്തിന്റെ പുതുക്കൽ നിരസിച്ചു.';
export const decisionFailed = 'തീരുമാനം സേവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const decidedMeanwhile = 'ഇതിനിടെ മറ്റൊരാൾ ഈ അപേക്ഷയിൽ തീരുമാനമെടുത്തു.';
export const requestChangedMeanwhile = 'ഇതിനിടെ അംഗം ഈ അപേക്ഷ തിരുത്തി. ദയവായി ഒന്നുകൂടി നോക്കുക.';

// The desk: people
export const nobodyExpiring = 'അടുത്ത 90 ദിവസത്തിനുള്ളിൽ ആരുടെയും കാലാവധി തീരുന്നില്ല.';
export const nobodyExpired = 'കഴിഞ്ഞ 180 ദിവസത്തിനിടെ ആരുടെയും കാലാവധി കഴിഞ്ഞിട്ടില്ല.';
export const nobodyLapsed = 'കാലാവധി കഴിഞ്ഞ് 180 ദിവസത്തിലേറെയായ ആരുമില്ല.';
export const nobodyUnknown = 'എല്ലാവരുടെയും കാലാവധി തീരുന്ന തീയതി അറിയാം.';
export const noPeople = 'ആരുമില്ല.';
export const noLicenseNumber = 'ലൈസൻസ് നമ്പറില്ല';
export const noCategory = 'വിഭാഗമില്ല';
export const asEntered = 'അംഗം നൽകിയത്';

// The desk: not confirmed
export const unconfirmedLead =
  'ഈ അംഗങ്ങൾ നൽകിയ വിവരങ്ങൾ ഓഫീസ് സ്ഥിരീകരിച്ചാൽ മാത്രമേ അവരുടെ നിലയ്ക്കും കാർഡിലും കമ്മ്യൂണിറ്റിയിലും കണക്കാക്കൂ.';
export const nobodyUnconfirmed = 'എല്ലാ ലൈസൻസുകളും നൽകിയതുപോലെ സ്ഥിരീകരിച്ചിട്ടുണ്ട്.';
export const entryConfirmed = '(സ്ഥിരീകരിച്ചു)';
export const confirmedInstead = 'സ്ഥിരീകരിച്ചത്: {confirmed}';
export const confirmedNothing = 'സ്ഥിരീകരിച്ചത്: ഒന്നുമില്ല';
export const confirm = 'സ്ഥിരീകരിക്കുക';
export const licenceOf = '– {name} എന്ന അംഗത്തിന്റെ ലൈസൻസ്';
export const licenceConfirmedOf = '{name} എന്ന അംഗത്തിന്റെ ലൈസൻസ് സ്ഥിരീകരിച്ചു.';
export const licencesConfirmed = {
  one: '{count} ലൈസൻസ് സ്ഥിരീകരിച്ചു.',
  other: '{count} ലൈസൻസുകൾ സ്ഥിരീകരിച്ചു.',
} as const;
export const licencesRefused = {
  one: '{count} ലൈസൻസ് സ്ഥിരീകരിച്ചില്ല: കാരണം അതിന്റെ വരിയിലുണ്ട്.',
  other: '{count} ലൈസൻസുകൾ സ്ഥിരീകരിച്ചില്ല: കാരണങ്ങൾ അവയുടെ വരികളിലുണ്ട്.',
} as const;
export const confirmSeveral = {
  one: '{count} ലൈസൻസ് സ്ഥിരീകരിക്കുക',
  other: '{count} ലൈസൻസുകൾ സ്ഥിരീകരിക്കുക',
} as const;
export const scanSent = 'അയച്ചത് {day}';
export const confirmFailed = 'ലൈസൻസ് സ്ഥിരീകരിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// The desk: statistics
export const statisticsFailed = 'സ്ഥിതിവിവരം ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const membersByStatus = 'അംഗങ്ങൾ നില തിരിച്ച്';
export const measures = 'അളവുകൾ';
export const lastDayKnown = 'കാലാവധി തീരുന്ന തീയതി അറിയാവുന്നവർ';
export const memberships = 'അംഗത്വങ്ങൾ';
export const renewedInTime = 'സമയത്തിന് പുതുക്കിയവ';
export const renewedInAYear = 'ഒരു വർഷത്തെ {due} എണ്ണത്തിൽ; പുതുക്കാത്തവ: {never}; പഴയ തീയതി അറിയാത്തവ: {unknown}';
export const daysToDecision = 'തീരുമാനത്തിന് എടുത്ത ദിവസങ്ങൾ';
export const medianOf = '90 ദിവസത്തെ {decided} എണ്ണത്തിന്റെ മധ്യമം';
export const monthByMonth = 'മാസം തിരിച്ച്';
export const monthsLead = 'ഓരോ മാസവും കാലാവധി തീരുന്ന ലൈസൻസുകളും, ആ മാസം അംഗീകരിച്ച പുതുക്കലുകളും.';
export const runningOut = 'കാലാവധി തീരുന്നവ';
export const renewed = 'പുതുക്കിയവ';
export const runningOutSaid = 'കാലാവധി തീരുന്നവ';
export const renewedSaid = 'പുതുക്കിയവ, അതിൽ {inTime} എണ്ണം സമയത്തിന്';

// The desk: government orders
export const ordersLead = 'ഉത്തരവിൽ പറയുന്ന കാലയളവിൽ കാലാവധി തീരുന്ന ലൈസൻസ് ഉത്തരവിലെ തീയതി വരെ സാധുവായിരിക്കും.';
export const enterOrder = 'ഉത്തരവ് ചേർക്കുക';
export const ordersFailed = 'ഉത്തരവുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const noOrders = 'ഇതുവരെ ഉത്തരവുകളില്ല';
export const orderMeans = '{from} മുതൽ {to} വരെ കാലാവധി തീരുന്നവ: {until} വരെ സാധു';
export const orderLengthens = {
  one: '{classes} · ഇപ്പോൾ {count} ലൈസൻസിന്റെ കാലാവധി നീട്ടുന്നു',
  other: '{classes} · ഇപ്പോൾ {count} ലൈസൻസുകളുടെ കാലാവധി നീട്ടുന്നു',
} as const;
export const takeBackOrder = '{order} പിൻവലിക്കുക';
export const takeBackOrderQuestion = '{order} എന്ന ഉത്തരവ് പിൻവലിക്കണോ?';
export const takeBackOrderMeans = 'ഇത് നീട്ടിയ ലൈസൻസുകൾക്ക് ഉടൻതന്നെ അവയുടെ സ്വന്തം അവസാന തീയതി ബാധകമാകും.';
export const takeBack = 'പിൻവലിക്കുക';
export const orderTakenBack = 'ഉത്തരവ് പിൻവലിച്ചു.';
export const takeBackOrderFailed = 'ഉത്തരവ് പിൻവലിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const enterOrderTitle = 'സർക്കാർ ഉത്തരവ് ചേർക്കുക';
export const orderEntered = {
  one: 'ഉത്തരവ് ചേർത്തു. ഇത് {count} ലൈസൻസിന്റെ കാലാവധി നീട്ടുന്നു.',
  other: 'ഉത്തരവ് ചേർത്തു. ഇത് {count} ലൈസൻസുകളുടെ കാലാവധി നീട്ടുന്നു.',
} as const;
export const enterOrderFailed = 'ഉത്തരവ് ചേർക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const governmentOrder = 'സർക്കാർ ഉത്തരവ്';
export const orderNumber = 'ഉത്തരവിന്റെ നമ്പർ';
export const runsOutFrom = 'കാലാവധി തീരുന്നത് — മുതൽ';
export const runsOutTo = 'വരെ';
export const noCategoryChosen = 'ഒന്നും തിരഞ്ഞെടുത്തില്ലെങ്കിൽ ഉത്തരവ് എല്ലാ വിഭാഗങ്ങൾക്കും ബാധകമാണ്.';
export const enterOrderSubmit = 'ഉത്തരവ് ചേർക്കുക';

// The dashboard of the office
export const renewalsToDecide = 'പുതുക്കൽ അപേക്ഷകൾ';
export const expiringSoon = '90 ദിവസത്തിൽ കാലാവധി തീരുന്നവ';
export const expired = 'കാലാവധി കഴിഞ്ഞവ';

// The member's dashboard
export const licenceAndMembership = 'ലൈസൻസും അംഗത്വവും';
export const correctionAsked = 'അപേക്ഷ തിരുത്താൻ ഓഫീസ് ആവശ്യപ്പെട്ടിരിക്കുന്നു';
export const withTheOffice = 'നിങ്ങളുടെ അപേക്ഷ ഓഫീസിന്റെ പരിഗണനയിലാണ്';
export const renewalDue = 'പുതുക്കാൻ സമയമായി';
export const endsOn = {
  licence: 'നിങ്ങളുടെ ലൈസൻസ് {until} ന് അവസാനിക്കും',
  membership: 'നിങ്ങളുടെ അംഗത്വം {until} ന് അവസാനിക്കും',
} as const;
export const endedOn = {
  licence: 'നിങ്ങളുടെ ലൈസൻസ് {until} ന് അവസാനിച്ചു',
  membership: 'നിങ്ങളുടെ അംഗത്വം {until} ന് അവസാനിച്ചു',
} as const;
export const cardLastDayToday = 'ലൈസൻസ് {until} വരെ സാധു, ഇന്ന് അവസാന ദിവസം';
export const cardDaysLeft = {
  one: 'ലൈസൻസ് {until} വരെ സാധു, {days} ദിവസം ബാക്കി',
  other: 'ലൈസൻസ് {until} വരെ സാധു, {days} ദിവസം ബാക്കി',
} as const;
export const cardDaysOver = {
  one: 'ലൈസൻസിന്റെ കാലാവധി {until}-ന് തീർന്നു, {days} ദിവസം കഴിഞ്ഞു',
  other: 'ലൈസൻസിന്റെ കാലാവധി {until}-ന് തീർന്നു, {days} ദിവസം കഴിഞ്ഞു',
} as const;
export const lastDayUnknown = 'കാലാവധി തീരുന്ന തീയതി ഓഫീസിന് അറിയില്ല';

// The own licence
export const pageTitle = 'ലൈസൻസും അംഗത്വവും';
export const pageLead = 'ഇവ എന്നുവരെ സാധുവാണെന്നും, പുതുക്കാനുള്ള വഴിയും.';
export const pageFailed = 'നിങ്ങളുടെ ലൈസൻസ് ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const lengthenedBy = 'സർക്കാർ ഉത്തരവ് {order} പ്രകാരം നീട്ടിയത്. ലൈസൻസിലെ തീയതി {until} ആണ്.';
export const lastDayEntered = 'നിങ്ങൾ നൽകിയ കാലാവധി തീരുന്ന തീയതി';
export const notKnownToOffice = 'ഓഫീസിന് അറിയില്ല';
export const sendRenewedLicence = 'പുതുക്കിയ ലൈസൻസ് അയയ്ക്കുക';
export const sendMembershipRenewal = 'അംഗത്വം പുതുക്കിയത് അയയ്ക്കുക';
export const reminders = 'ഓർമ്മപ്പെടുത്തലുകൾ';
export const remindersLead =
  'കാലാവധി തീരുന്നതിന് 90, 30, 7 ദിവസം മുമ്പും, അന്നും, 30 ദിവസം കഴിഞ്ഞും, നിങ്ങൾ പുതുക്കലിന് അപേക്ഷിക്കുന്നതുവരെ. അറിയിപ്പുകളിൽ ഇവ എപ്പോഴും ഉണ്ടാകും.';
export const remindersByMail = 'ഓർമ്മപ്പെടുത്തലുകൾ ഇമെയിലായും അയയ്ക്കുക';
export const remindersOn = 'ഓർമ്മപ്പെടുത്തലുകൾ ഇമെയിലായും വരും.';
export const remindersOff = 'ഓർമ്മപ്പെടുത്തലുകൾ ഇനി ഇമെയിലായി വരില്ല.';

// The own licence: requests
export const openRequest = 'നിലവിലുള്ള അപേക്ഷ';
export const sentOn = '{day}-ന് അയച്ചത്';
export const wantedUntil = 'കാലാവധി തീരുന്ന തീയതി: {until}';
export const yourPdf = 'നിങ്ങളുടെ PDF';
export const correct = 'തിരുത്തുക';
export const withdrawMeans = 'ഓഫീസിന് ഇനി ഇത് കാണാനാവില്ല; ഇതിന്റെ സ്കാൻ ഇല്ലാതാക്കും.';
export const withdrawn = 'അപേക്ഷ പിൻവലിച്ചു.';
export const withdrawFailed = 'പിൻവലിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const history = 'മുൻ അപേക്ഷകൾ';
export const historyEmpty = 'നിങ്ങൾ ഇതുവരെ പുതുക്കലിന് അപേക്ഷിച്ചിട്ടില്ല.';
export const kindThrough = '{kind}, {until} വരെ';

// The own licence: asking for a renewal
export const correctTitle = 'അപേക്ഷ തിരുത്തുക';
export const licenseIssueDate = 'ലൈസൻസ് അനുവദിച്ച തീയതി';
export const certificateFile = 'സർട്ടിഫിക്കറ്റിന്റെ ഫോട്ടോ അല്ലെങ്കിൽ PDF';
export const receiptFile = 'രസീതിന്റെ ഫോട്ടോ അല്ലെങ്കിൽ PDF';
export const replaceFileHint = 'അയച്ച ഫയൽ മാറ്റണമെങ്കിൽ മാത്രം തിരഞ്ഞെടുക്കുക. JPG, PNG അല്ലെങ്കിൽ PDF, പരമാവധി 5 MB.';
export const fileHint = 'JPG, PNG അല്ലെങ്കിൽ PDF, പരമാവധി 5 MB. ഇത് നിങ്ങളും ഓഫീസും മാത്രമേ കാണൂ.';
export const sendAgain = 'വീണ്ടും അയയ്ക്കുക';
export const sendToOffice = 'ഓഫീസിലേക്ക് അയയ്ക്കുക';
export const requestSent = 'നിങ്ങളുടെ അപേക്ഷ ഓഫീസിൽ ലഭിച്ചു. തീരുമാനമാകുമ്പോൾ അറിയിക്കും.';

// Notices, by the key that each keeps. `days` is a whole number above 1, `until` the last valid day.
export const notices = {
  'licences.licence_in_days': 'നിങ്ങളുടെ ലൈസൻസിന്റെ കാലാവധി {days} ദിവസത്തിനകം തീരും',
  'licences.licence_in_a_day': 'നിങ്ങളുടെ ലൈസൻസിന്റെ കാലാവധി നാളെ തീരും',
  'licences.licence_today': 'നിങ്ങളുടെ ലൈസൻസിന്റെ കാലാവധി ഇന്ന് തീരും',
  'licences.licence_a_day_ago': 'നിങ്ങളുടെ ലൈസൻസിന്റെ കാലാവധി ഇന്നലെ കഴിഞ്ഞു',
  'licences.licence_days_ago': 'നിങ്ങളുടെ ലൈസൻസിന്റെ കാലാവധി കഴിഞ്ഞിട്ട് {days} ദിവസമായി',
  'licences.membership_in_days': 'നിങ്ങളുടെ അംഗത്വത്തിന്റെ കാലാവധി {days} ദിവസത്തിനകം തീരും',
  'licences.membership_in_a_day': 'നിങ്ങളുടെ അംഗത്വത്തിന്റെ കാലാവധി നാളെ തീരും',
  'licences.membership_today': 'നിങ്ങളുടെ അംഗത്വത്തിന്റെ കാലാവധി ഇന്ന് തീരും',
  'licences.membership_a_day_ago': 'നിങ്ങളുടെ അംഗത്വത്തിന്റെ കാലാവധി ഇന്നലെ കഴിഞ്ഞു',
  'licences.membership_days_ago': 'നിങ്ങളുടെ അംഗത്വത്തിന്റെ കാലാവധി കഴിഞ്ഞിട്ട് {days} ദിവസമായി',
  'licences.licence_approved': 'നിങ്ങളുടെ ലൈസൻസ് പുതുക്കൽ അംഗീകരിച്ചു',
  'licences.licence_correction': 'നിങ്ങളുടെ ലൈസൻസ് പുതുക്കൽ അപേക്ഷ ദയവായി തിരുത്തുക',
  'licences.licence_rejected': 'നിങ്ങളുടെ ലൈസൻസ് പുതുക്കൽ അംഗീകരിച്ചില്ല',
  'licences.licence_recorded': 'ഓഫീസ് നിങ്ങളുടെ ലൈസൻസ് വിവരം രേഖപ്പെടുത്തി',
  'licences.membership_recorded': 'ഓഫീസ് നിങ്ങളുടെ അംഗത്വ വിവരം രേഖപ്പെടുത്തി',
  'licences.membership_approved': 'നിങ്ങളുടെ അംഗത്വം പുതുക്കൽ അംഗീകരിച്ചു',
  'licences.membership_correction': 'നിങ്ങളുടെ അംഗത്വം പുതുക്കൽ അപേക്ഷ ദയവായി തിരുത്തുക',
  'licences.membership_rejected': 'നിങ്ങളുടെ അംഗത്വം പുതുക്കൽ അംഗീകരിച്ചില്ല',
  'licences.valid_through': '{day} വരെ സാധുവാണ്.',
  'licences.valid_through_noted': '{day} വരെ സാധുവാണ്. {note}',
  'licences.was_valid_through': '{day} വരെ മാത്രമായിരുന്നു സാധുത.',
} as const;

// Mails
export const mails = {
  greeting: 'പ്രിയ {name},',
  sendCertificate: 'ലൈസൻസ് പുതുക്കിയ ശേഷം പുതിയ സർട്ടിഫിക്കറ്റിന്റെ ഫോട്ടോയോ PDF-ഓ നിങ്ങളുടെ ലൈസൻസ് പേജ് വഴി ഓഫീസിലേക്ക് അയയ്ക്കുക.',
  tellOffice: 'അംഗത്വം പുതുക്കിയ ശേഷം അക്കാര്യം നിങ്ങളുടെ ലൈസൻസ് പേജ് വഴി ഓഫീസിനെ അറിയിക്കുക.',
  openPage: 'ലൈസൻസ് പേജ് തുറക്കുക',
  reminderFooter: 'നിങ്ങൾ അംഗമായതിനാലാണ് ഈ ഓർമ്മപ്പെടുത്തൽ ലഭിക്കുന്നത്. നിങ്ങളുടെ ലൈസൻസ് പേജിൽ ഈ ഇമെയിലുകൾ വേണ്ടെന്നു വയ്ക്കാം.',
  recordedFooter: 'നിങ്ങളുടെ അംഗത്വത്തെക്കുറിച്ചുള്ള വിവരം ഓഫീസ് മാറ്റിയതിനാലാണ് ഈ ഇമെയിൽ ലഭിക്കുന്നത്.',
  decidedFooter: 'പുതുക്കലിനായി നിങ്ങൾ ഓഫീസിൽ അപേക്ഷിച്ചതിനാലാണ് ഈ ഇമെയിൽ ലഭിക്കുന്നത്.',
} as const;
export const reminderStopAsk = 'ഓർമ്മപ്പെടുത്തലുകൾ ഇനി ഇമെയിലായി ലഭിക്കില്ല. സൈറ്റിലെ മണി തുടരും.';
export const reminderStopDone = 'ഓർമ്മപ്പെടുത്തലുകൾ ഇനി ഇമെയിലായി ലഭിക്കില്ല. നിങ്ങളുടെ ലൈസൻസ് പേജിൽ ഇത് എപ്പോൾ വേണമെങ്കിലും മാറ്റാം.';

// The audit log
export const personSection = 'ലൈസൻസും അംഗത്വവും';
export const personFailed = 'ലൈസൻസ് ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const recordByHand = 'നേരിട്ട് രേഖപ്പെടുത്തുക';
export const record = 'രേഖപ്പെടുത്തുക';
export const recordOf = '{name}: രേഖപ്പെടുത്തുക';
export const recordMeans =
  'കൈവശം കിട്ടിയ രേഖ: കാണിച്ച സർട്ടിഫിക്കറ്റ്, അടച്ച അംഗത്വ തുക. ഇത് ഉടൻ പ്രാബല്യത്തിൽ വരും; അംഗത്തെ അറിയിക്കും. മാറ്റമില്ലാത്തത് ഒഴിച്ചിടുക.';
export const recordedOf = '{name}: രേഖപ്പെടുത്തി.';
export const recordFailed = 'രേഖപ്പെടുത്താനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const recordNoteHint = 'ഏത് രേഖയാണ് അല്ലെങ്കിൽ തുകയാണ്, എവിടെ, എപ്പോൾ; അംഗം ഇത് വായിക്കും.';
export const recordFile = 'അതിന്റെ ഫോട്ടോ അല്ലെങ്കിൽ PDF';
export const nowIs = 'ഇപ്പോൾ {value}';
export const personChangedMeanwhile = 'അംഗത്തിന്റെ പ്രൊഫൈൽ മാറിയിരിക്കുന്നു. ദയവായി ഒന്നുകൂടി നോക്കുക.';
export const confirmAsEntered = 'നൽകിയതുപോലെ സ്ഥിരീകരിക്കുക';
export const openRequests = 'തീരുമാനമാകാത്ത അപേക്ഷകൾ';
export const noRenewalsYet = 'ഇതുവരെ പുതുക്കലുകളില്ല.';

export const audit = {
  listExported: 'സർക്കാർ ഉത്തരവുകളുടെ പട്ടിക എക്സ്പോർട്ട് ചെയ്തു',
  renewal: 'പുതുക്കൽ',
  renewals: 'പുതുക്കലുകൾ',
  askedFor: 'ആവശ്യപ്പെട്ടു',
  withdrawn: 'പിൻവലിച്ചു',
  approved: 'അംഗീകരിച്ചു',
  sentBack: 'തിരുത്താനായി തിരിച്ചയച്ചു',
  rejected: 'നിരസിച്ചു',
  recorded: 'ഓഫീസ് രേഖപ്പെടുത്തി',
  exported: 'എക്സ്പോർട്ട് ചെയ്തു',
  order: 'സർക്കാർ ഉത്തരവ്',
  orders: 'സർക്കാർ ഉത്തരവുകൾ',
  orderField: 'ഉത്തരവ്',
  lastValidDay: 'കാലാവധി തീരുന്ന തീയതി',
  membershipLastValidDay: 'അംഗത്വത്തിന്റെ കാലാവധി തീരുന്ന തീയതി',
  remindersSwitched: 'ഓർമപ്പെടുത്തൽ മെയിൽ വേണമെന്നോ വേണ്ടെന്നോ തീരുമാനിച്ചു',
  reminderMail: 'ഓർമപ്പെടുത്തൽ മെയിൽ',
} as const;
