// What the server says
export const notValid = 'ഈ കാർഡ് സാധുവല്ല.';
export const revoked = 'നിങ്ങളുടെ അംഗത്വ കാർഡ് ഓഫീസ് തിരിച്ചെടുത്തു. പുതിയ കാർഡിനായി ദയവായി ഓഫീസിനെ സമീപിക്കുക.';
export const unknownPerson = 'ഇങ്ങനെയൊരു അംഗമില്ല.';
export const noCard = 'ഈ വ്യക്തിക്ക് തിരിച്ചെടുക്കാവുന്ന കാർഡില്ല.';
export const unknownArea = 'ഇങ്ങനെയൊരു ഏരിയയില്ല.';
export const yesOrNo = 'ശരി അല്ലെങ്കിൽ തെറ്റ് ആയിരിക്കണം.';
export const unknownSheet = 'ഈ പ്രിന്റിങ് ഷീറ്റ് ഇപ്പോൾ ഇവിടെയില്ല.';
export const reasonNeeded = 'ദയവായി കാരണം എഴുതുക.';
export const reasonShort = 'ദയവായി കുറഞ്ഞത് 3 അക്ഷരത്തിൽ കാരണം എഴുതുക.';
export const areaNeeded = 'ദയവായി ഏരിയ തിരഞ്ഞെടുക്കുക.';
export const revokedDone = 'കാർഡ് ഇനി സാധുവല്ല.';
export const issuedDone = 'പുതിയ കാർഡ് നൽകി.';

// What a card says of its holder, and whether somebody has one
export const statusNames = {
  member: 'അംഗം',
  active: 'സജീവം',
  expiring: 'തീരാറായി',
  expired: 'കാലാവധി കഴിഞ്ഞു',
  lapsed: 'ലാപ്സായി',
} as const;
export const stateNames = {
  live: 'സാധുവായ കാർഡുണ്ട്',
  none: 'ഇതുവരെ കാർഡില്ല',
  revoked: 'തിരിച്ചെടുത്തു',
} as const;

// The facts of a card
export const area = 'ഏരിയ';
export const licenseClass = 'വിഭാഗം';
export const issued = 'നൽകിയ തീയതി';
export const code = 'കോഡ്';
export const checked = 'പരിശോധിച്ചത്';

// The own card
export const cardLead = 'ഇടപാടുകാരെയോ ഓഫീസുകളിലോ കാണിക്കാം. കോഡ് സ്കാൻ ചെയ്യുന്നയാൾക്ക് കാർഡ് സാധുവാണോ എന്ന് ഉടൻ കാണാം.';
export const cardOf = '{name} എന്ന അംഗത്തിന്റെ അംഗത്വ കാർഡ്, QR കോഡ് സഹിതം';
export const cardOfWithId = '{name} ({id}) എന്ന അംഗത്തിന്റെ അംഗത്വ കാർഡ്, QR കോഡ് സഹിതം';
export const noValidCard = 'നിങ്ങൾക്ക് സാധുവായ കാർഡില്ല';
export const cardFailed = 'നിങ്ങളുടെ കാർഡ് ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const lastConfirmed = 'അവസാനം സ്ഥിരീകരിച്ചത് {day}';
export const confirmedLongAgo = 'അതിനു ശേഷം 30 ദിവസത്തിലേറെയായി.';
export const siteNotReached = 'സൈറ്റുമായി ബന്ധപ്പെടാനാകുന്നില്ല.';
export const codeLeadsTo = 'കോഡ് സ്കാൻ ചെയ്താൽ {link} തുറക്കും: നിങ്ങളുടെ പേര്, അംഗത്വ നമ്പർ, ഏരിയ, നില എന്നിവ മാത്രം; മറ്റൊന്നുമില്ല.';
export const pageOthersSee = 'മറ്റുള്ളവർ കാണുന്ന പേജ്';
export const saveAsPdf = 'PDF ആയി സേവ് ചെയ്യുക';
export const saveAsPicture = 'ചിത്രമായി സേവ് ചെയ്യുക';
export const saveFailed = 'കാർഡ് സേവ് ചെയ്യാനായില്ല.';
export const showLarge = 'കോഡ് വലുതായി കാണിക്കുക';
export const codeOf = '{name} ന്റെ കോഡ്';
export const newCode = 'പുതിയ കോഡ്';
export const newCodeQuestion = 'പുതിയ കോഡ് എടുക്കണോ?';
export const newCodeMeans =
  'ഇപ്പോഴത്തെ കോഡ് ഉടൻതന്നെ അസാധുവാകും; നിങ്ങൾ പ്രിന്റ് ചെയ്തതോ അയച്ചതോ ആയ എല്ലാ പകർപ്പുകളിലും. കാർഡ് നഷ്ടപ്പെടുകയോ ആരെങ്കിലും പകർത്തുകയോ ചെയ്താൽ ഇത് ചെയ്യുക.';
export const newCodeConfirm = 'പുതിയ കോഡ് എടുക്കുക';
export const newCodeDone = 'നിങ്ങളുടെ കാർഡിന് പുതിയ കോഡായി. പഴയത് ഇനി സാധുവല്ല.';
export const newCodeFailed = 'പുതിയ കോഡ് എടുക്കാനായില്ല.';

// The card as it is drawn
export const drawn = {
  card: 'അംഗത്വ കാർഡ്',
  cardOf: 'അംഗത്വ കാർഡ് {id}',
  sheetOf: 'അംഗത്വ കാർഡുകൾ {area}',
  membershipId: 'അംഗത്വ നമ്പർ',
  area: 'ഏരിയ',
  licenseClass: 'വിഭാഗം',
  statusOn: '{day}-ലെ നില',
  scan: 'സ്കാൻ ചെയ്ത് പരിശോധിക്കാം',
  noPhoto: 'ഫോട്ടോയില്ല',
  noMembers: '{area} ഏരിയയിലെ ഒരംഗത്തിനും കാർഡില്ല.',
} as const;

// The office's list
export const cardsTitle = 'അംഗത്വ കാർഡുകൾ';
export const cardsLead = 'ആർക്കൊക്കെ കാർഡുണ്ട്, കാർഡ് തിരിച്ചെടുക്കൽ, ഏരിയയിലെ കാർഡുകളുടെ പ്രിന്റിങ്.';
export const searchLabel = 'അംഗത്വ കാർഡുകൾ';
export const nameOrMembershipId = 'പേര് അല്ലെങ്കിൽ അംഗത്വ നമ്പർ';
export const card = 'കാർഡ്';
export const membersFound = { one: '{count} അംഗം', other: '{count} അംഗങ്ങൾ' } as const;
export const listFailed = 'അംഗത്വ കാർഡുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const noMembersFound = 'അംഗങ്ങളെ കണ്ടെത്തിയില്ല';
export const nobodyMatches = 'ഇതുമായി യോജിക്കുന്ന ആരുമില്ല.';
export const issuedOn = '{day}-ന് നൽകിയത്';
export const replace = 'മാറ്റി നൽകുക';
export const issue = 'നൽകുക';
export const replaceCardOf = 'മാറ്റി നൽകുക: {name} എന്ന അംഗത്തിന്റെ കാർഡ്';
export const issueCardOf = 'നൽകുക: {name} എന്ന അംഗത്തിന്റെ കാർഡ്';
export const takeBack = 'തിരിച്ചെടുക്കുക';
export const takeBackCardOf = 'തിരിച്ചെടുക്കുക: {name} എന്ന അംഗത്തിന്റെ കാർഡ്';

// The office: issuing and taking back
export const issuedTo = 'പുതിയ കാർഡ് നൽകി: {name}.';
export const oldCardEnded = 'മുമ്പത്തെ കാർഡ് ഇനി സാധുവല്ല.';
export const issueFailed = 'കാർഡ് നൽകാനായില്ല.';
export const takeBackQuestion = '{name} എന്ന അംഗത്തിന്റെ കാർഡ് തിരിച്ചെടുക്കണോ?';
export const takeBackMeans = 'എല്ലാ പകർപ്പുകളും ഉടൻതന്നെ അസാധുവാകും. പിന്നീട് ഓഫീസിനു മാത്രമേ പുതിയ കാർഡ് നൽകാനാകൂ.';
export const takeBackForm = 'കാർഡ് തിരിച്ചെടുക്കുക';
export const reason = 'കാരണം';
export const takeBackFailed = 'കാർഡ് തിരിച്ചെടുക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// The office: a printing sheet
export const printArea = 'ഏരിയ പ്രിന്റ് ചെയ്യുക';
export const printTitle = 'ഏരിയയിലെ കാർഡുകൾ പ്രിന്റ് ചെയ്യുക';
export const printLead =
  'A4 വലുപ്പത്തിലുള്ള PDF: ഒരു പേജിൽ പത്ത് കാർഡ്, മുറിക്കാനുള്ള അടയാളങ്ങൾ സഹിതം. പേജിനൊത്ത് ചുരുക്കാതെ 100 % വലുപ്പത്തിൽ പ്രിന്റ് ചെയ്യുക. കാർഡില്ലാത്ത അംഗങ്ങൾക്ക് കാർഡ് ലഭിക്കും.';
export const onlyUnprinted = 'ഇതുവരെ പ്രിന്റ് ചെയ്യാത്ത കാർഡുകൾ മാത്രം';
export const withExpired = 'കാലാവധി കഴിഞ്ഞവരും ഏറെനാളായി പുതുക്കാത്തവരും';
export const withExpiredHint = 'ഇല്ലെങ്കിൽ, ലൈസൻസിന്റെയോ അംഗത്വത്തിന്റെയോ കാലാവധി കഴിഞ്ഞ അംഗങ്ങളെ ഒഴിവാക്കും.';
export const willPrint = {
  one: '{count} കാർഡ്, പേജുകൾ: {pages}.',
  other: '{count} കാർഡുകൾ, പേജുകൾ: {pages}.',
} as const;
export const nothingToPrint = 'ഇനി പ്രിന്റ് ചെയ്യാൻ കാർഡുകളില്ല.';
export const counting = 'എണ്ണുന്നു …';
export const countFailed = 'കാർഡുകൾ എണ്ണാനായില്ല.';
export const sheetsTitle = 'തയ്യാറാക്കിയ ഷീറ്റുകൾ';
export const sheetsFailed = 'തയ്യാറാക്കിയ ഷീറ്റുകൾ ലഭ്യമാക്കാനായില്ല.';
export const makePdf = 'PDF തയ്യാറാക്കുക';
export const drawing = '{area} ഏരിയയിലെ കാർഡുകൾ തയ്യാറാക്കുന്നു. ഈ വിൻഡോ അടയ്ക്കാം.';
export const drawFailed = 'കാർഡുകൾ തയ്യാറാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const printFailed = 'കാർഡുകൾ പ്രിന്റ് ചെയ്യാനായില്ല. {reason}';
export const sheetDone = {
  one: '{day}: {area}, {count} കാർഡ്. {until} വരെ സൂക്ഷിക്കും.',
  other: '{day}: {area}, {count} കാർഡുകൾ. {until} വരെ സൂക്ഷിക്കും.',
} as const;
export const savePdf = 'PDF സേവ് ചെയ്യുക';

// Checking a card
export const checkTitle = 'അംഗത്വ കാർഡ് പരിശോധന';
export const checkEyebrow = 'അംഗത്വ കാർഡ് · {site}';
export const cardIsValid = 'ഈ കാർഡ് സാധുവാണ്.';
export const isMember = '{name} {committee} അംഗമാണ്.';
export const cardRanOut = 'ഈ കാർഡിന്റെ കാലാവധി കഴിഞ്ഞു.';
export const isMemberButRanOut = '{name} അംഗമാണ്; എന്നാൽ ലൈസൻസിന്റെയോ അംഗത്വത്തിന്റെയോ കാലാവധി കഴിഞ്ഞു.';
export const compareFace = 'കാർഡിലെ പേരും ഫോട്ടോയും മുന്നിലുള്ള ആളുമായി ഒത്തുനോക്കുക.';
export const provesNothing = 'ഈ കാർഡ് അംഗത്വത്തിന് തെളിവല്ല.';
export const whyNotValid =
  'കാർഡ് മാറ്റി പുതിയത് നൽകിയതോ തിരിച്ചെടുത്തതോ ആകാം, അല്ലെങ്കിൽ കോഡ് ശരിയായി വായിക്കാനായില്ല. അക്കൗണ്ടിൽ ഇപ്പോൾ കാണുന്ന കാർഡ് കാണിക്കാൻ കാർഡുടമയോട് ആവശ്യപ്പെടുക.';
export const askOurOffice = 'ഞങ്ങളുടെ ഓഫീസുമായി ബന്ധപ്പെടുക';
export const tooManyChecks = 'പരിശോധനകൾ വളരെ കൂടുതൽ';
export const manyChecked = 'നിങ്ങളുടെ കണക്ഷനിൽ നിന്ന് കുറഞ്ഞ സമയത്തിനുള്ളിൽ ഒട്ടേറെ കാർഡുകൾ പരിശോധിച്ചു.';
export const waitMinutes = 'ദയവായി {minutes} മിനിറ്റ് കാത്തിരുന്ന ശേഷം കാർഡ് വീണ്ടും സ്കാൻ ചെയ്യുക.';
export const waitSeconds = 'ദയവായി {seconds} സെക്കൻഡ് കാത്തിരുന്ന ശേഷം കാർഡ് വീണ്ടും സ്കാൻ ചെയ്യുക.';

// Notices, by the key that each keeps
export const notices = {
  'cards.revoked': 'നിങ്ങളുടെ അംഗത്വ കാർഡ് ഓഫീസ് തിരിച്ചെടുത്തു',
  'cards.issued': 'ഓഫീസ് നിങ്ങൾക്ക് പുതിയ അംഗത്വ കാർഡ് നൽകി',
} as const;

// The audit log
export const audit = {
  card: 'കാർഡ്',
  cards: 'കാർഡുകൾ',
  revoked: 'തിരിച്ചെടുത്തു',
  issued: 'നൽകി',
  issueUndone: 'കാർഡ് നൽകിയത് തിരിച്ചെടുത്തു',
  renewed: 'പുതിയ കോഡ് എടുത്തു',
  printed: 'കാർഡുകൾ പ്രിന്റ് ചെയ്തു',
  exported: 'കാർഡുകളുടെ പട്ടിക എക്സ്പോർട്ട് ചെയ്തു',
  area: 'ഏരിയ',
} as const;

export const personSection = 'കാർഡ്';
export const onlyMembersHaveCards = 'അംഗങ്ങൾക്ക് മാത്രമേ കാർഡ് ഉള്ളൂ.';
export const cardOfFailed = 'കാർഡ് ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const earlierCards = 'മുമ്പത്തെ കാർഡുകൾ';
export const issuedAndEnded = '{day}-ന് നൽകി, {end} മുതൽ സാധുവല്ല';

// What a phone takes along
export const cardConfirmed = 'അംഗത്വ കാർഡ്, സ്ഥിരീകരിച്ചത് {moment}';
