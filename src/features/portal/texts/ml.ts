// What a form or the server does not take
export const badEmail = 'ഇമെയിൽ വിലാസം ശരിയല്ല';
export const emailNeeded = 'ഇമെയിൽ വിലാസം നൽകുക';
export const nameNeeded = 'പേര് നൽകുക';
export const phoneNeeded = 'ഫോൺ നമ്പർ ആവശ്യമാണ്';
export const badPhone = 'ഫോൺ നമ്പർ 10 അക്കമായിരിക്കണം';
export const badChoice = 'ഒരെണ്ണം തിരഞ്ഞെടുക്കുക.';
export const badDay = 'ദയവായി ഒരു തീയതി നൽകുക.';
export const badMonth = 'ദയവായി മാസം 2026-11 എന്ന രീതിയിൽ നൽകുക.';
export const tokenNeeded = 'ലിങ്ക് പൂർണ്ണമല്ല.';
export const adNeeded = 'ദയവായി ഒരു പരസ്യം തിരഞ്ഞെടുക്കുക.';
export const fieldsNeeded = 'ആദ്യം കടയുടെ ഏതെങ്കിലും വിവരം മാറ്റുക.';
export const noteNeeded = 'ദയവായി കാരണം എഴുതുക.';
export const mediaNeeded = 'ദയവായി ഒരു ചിത്രമോ വീഡിയോയോ തിരഞ്ഞെടുക്കുക.';
export const mediaTooLarge = 'ഫയലിന്റെ വലുപ്പം പരമാവധി 50 MB ആകാം.';
export const contactThere = 'ഈ വിലാസം ഈ കടയുടെ ബന്ധപ്പെടേണ്ട ആളായി നേരത്തേ ചേർത്തിട്ടുണ്ട്.';
export const twoContacts = 'ഒരു കടയ്ക്ക് പരമാവധി രണ്ടുപേരെ ചേർക്കാം. ആദ്യം ഒരാളെ ഒഴിവാക്കുക.';
export const contactUnknown = 'ബന്ധപ്പെടേണ്ട ആളെ കണ്ടെത്തിയില്ല.';
export const shopUnknown = 'ഈ കട കണ്ടെത്താനായില്ല.';
export const adUnknown = 'ഈ പരസ്യം കണ്ടെത്താനായില്ല.';
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
    outage: {
      one: 'സൈറ്റ് ലഭ്യമല്ലാതിരുന്നതിനാൽ പരസ്യത്തിന് {count} ദിവസം കൂട്ടിച്ചേർത്തു.',
      other: 'സൈറ്റ് ലഭ്യമല്ലാതിരുന്നതിനാൽ പരസ്യത്തിന് {count} ദിവസം കൂട്ടിച്ചേർത്തു.',
    },
    renew: 'എത്രപേർ കണ്ടു എന്ന് പോർട്ടലിൽ കാണാം; രണ്ടു തൊടലിൽ പുതുക്കാം.',
  },
} as const;

// The picture of a month
export const picture = {
  seen: 'തവണ കണ്ടു',
  shown: 'തവണ കാണിച്ചു',
  tapped: 'തവണ ബട്ടണുകളിൽ തൊട്ടു',
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
  revoke: 'തിരിച്ചെടുത്തു',
  link: 'ലിങ്ക് അയച്ചു',
  signIn: 'പ്രവേശിച്ചു',
  approve: 'അംഗീകരിച്ചു',
  reject: 'നിരസിച്ചു',
  withdraw: 'പിൻവലിച്ചു',
  exported: 'പരസ്യദാതാക്കളുടെ അപേക്ഷകൾ ഫയലാക്കി',
} as const;

// Getting in
export const portalTitle = 'പരസ്യദാതാക്കളുടെ പോർട്ടൽ';
export const askLead =
  'നിങ്ങളുടെ പരസ്യങ്ങൾ എത്ര തവണ കണ്ടു എന്ന് അറിയാനും പുതുക്കാനും മാറ്റാനും: ഓഫീസിൽ നൽകിയ ഇമെയിൽ വിലാസം ചേർക്കുക; ലിങ്ക് ഇമെയിലിൽ വരും.';
export const sendLink = 'ലിങ്ക് അയയ്ക്കുക';
export const linkFailed = 'ലിങ്ക് ചോദിക്കാനായില്ല.';
export const linkLasts = 'അത് 60 മിനിറ്റ്, ഒരു തവണ മാത്രം പ്രവർത്തിക്കും.';
export const noContactYet = 'ഇമെയിൽ വന്നില്ലേ, ഓഫീസിൽ വിലാസം നൽകിയിട്ടില്ലേ? ഓഫീസിലേക്ക് വിളിക്കുക: WhatsApp വഴി ലിങ്ക് കിട്ടും.';
export const aboutAdvertising = 'പരസ്യം നൽകുന്നതിനെക്കുറിച്ച്';
export const enterTitle = 'പരസ്യദാതാക്കളുടെ പോർട്ടലിലേക്ക്';
export const enterLead = 'ഈ ലിങ്ക് ഒരു തവണ മാത്രം പ്രവർത്തിക്കും. പിന്നീട് ഈ ഉപകരണത്തിൽ 30 ദിവസം തുടരാം.';
export const enter = 'പ്രവേശിക്കുക';
export const entered = 'നിങ്ങൾ പ്രവേശിച്ചു.';
export const enteredNext = 'പോർട്ടൽ ഇപ്പോൾ തുറക്കും.';
export const enterFailed = 'പ്രവേശിക്കാനായില്ല.';
export const askAgain = 'ഇമെയിൽ വിലാസം നൽകി പുതിയ ലിങ്ക് ചോദിക്കുക, അല്ലെങ്കിൽ ഓഫീസിലേക്ക് വിളിക്കുക.';
export const askNewLink = 'പുതിയ ലിങ്ക് ചോദിക്കുക';

// The portal
export const insideAs = '{name} എന്ന പേരിലാണ് നിങ്ങൾ ഇവിടെ.';
export const leave = 'പുറത്തുകടക്കുക';
export const portalFailed = 'ഇത് ലോഡ് ചെയ്യാനായില്ല.';
export const yourAds = 'നിങ്ങളുടെ പരസ്യങ്ങൾ';
export const noAds = 'ഇതുവരെ പരസ്യങ്ങളില്ല';
export const noAdsWhy = 'ആദ്യ പരസ്യം ഓഫീസ് ചേർക്കും: ഓഫീസിലേക്ക് വിളിക്കുക.';
export const adName = '{tier}, നമ്പർ {id}';
export const runsUntil = '{day} വരെ';
export const startsOn = '{day} മുതൽ';
export const ended = 'കഴിഞ്ഞു';
export const scheduled = 'തുടങ്ങിയിട്ടില്ല';
export const renew = 'പുതുക്കുക';
export const newPicture = 'പുതിയ ചിത്രം';
export const renewTitle = 'പരസ്യം പുതുക്കുക';
export const renewLead =
  'ടിയറിന്റെ ദിവസങ്ങൾ ബാക്കിയുള്ളതിനോട് ചേർക്കും. ടിയറും വിലയും {days} ദിവസം മാറില്ല; ഓഫീസ് തീരുമാനിച്ച് ഇൻവോയ്സ് അയയ്ക്കും.';
export const tier = 'ടിയർ';
export const tierOption = '{tier}: {days}, {price}';
export const priceByOffice = 'വില ഓഫീസിൽനിന്ന്';
export const videoTiers = 'വീഡിയോകൾ ഡയമണ്ട്, പ്രീമിയം, ഗോൾഡ് എന്നിവയിൽ മാത്രം.';
export const askRenewal = 'പുതുക്കാൻ അപേക്ഷിക്കുക';
export const pictureLead = 'ഓഫീസ് ആദ്യം പരിശോധിക്കും. അതുവരെ പഴയ ചിത്രം തുടരും; പിന്നെ പുതിയത് ഉടൻ പകരം വരും.';
export const pictureOrVideo = 'ചിത്രം അല്ലെങ്കിൽ വീഡിയോ';
export const sendToOffice = 'ഓഫീസിലേക്ക് അയയ്ക്കുക';
export const requestSent = 'നിങ്ങളുടെ അപേക്ഷ ഓഫീസിലെത്തി. തീരുമാനമാകുമ്പോൾ ഇമെയിൽ വരും.';
export const requestFailed = 'അപേക്ഷ അയയ്ക്കാനായില്ല.';

// What was counted
export const figures = 'എത്ര തവണ കണ്ടു';
export const figuresLead = 'പുതിയ കണക്കുകൾ പത്തു സെക്കൻഡിനകം വരും. സന്ദർശകരെക്കുറിച്ച് ഒന്നും സൂക്ഷിക്കുന്നില്ല.';
export const period = 'കാലയളവ്';
export const ad = 'പരസ്യം';
export const allAds = 'എല്ലാ പരസ്യങ്ങളും';
export const saveCsv = 'CSV ആയി സേവ് ചെയ്യുക';
export const month = 'മാസം';
export const monthPicture = 'മാസം ഒരു ചിത്രമായി';

// Requests
export const yourRequests = 'നിങ്ങളുടെ അപേക്ഷകൾ';
export const noRequests = 'നിങ്ങൾ ഇതുവരെ ഒന്നും ആവശ്യപ്പെട്ടിട്ടില്ല.';
export const askedOn = 'അപേക്ഷിച്ചത് {day}';
export const frozenUntil = 'വില {day} വരെ മാറില്ല';
export const officeNote = 'ഓഫീസ്:';
export const invoice = 'ഇൻവോയ്സ് {number}: {amount}';
export const payBy = '{amount} {day}-ന് മുമ്പ് അടയ്ക്കുക.';
export const settled = 'ഒന്നും അടയ്ക്കാനില്ല.';
export const copyUpi = 'UPI ID {id} പകർത്തുക';
export const openUpi = 'UPI ആപ്പ് തുറക്കുക';
export const payAtOffice = 'എങ്ങനെ അടയ്ക്കണമെന്ന് ഓഫീസിൽ ചോദിക്കുക.';
export const copied = 'പകർത്തി: {text}';
export const notCopied = 'പകർത്താനായില്ല: {text}';
export const requestWithdrawn = 'അപേക്ഷ പിൻവലിച്ചു.';
export const withdrawFailed = 'അപേക്ഷ പിൻവലിക്കാനായില്ല.';

// The shop
export const yourShop = 'നിങ്ങളുടെ കട';
export const yourShopLead = 'കട തിരയുന്നവർ കാണുന്നത്.';
export const phone = 'ഫോൺ';
export const whatsApp = 'WhatsApp';
export const website = 'വെബ്സൈറ്റ്';
export const changeShop = 'മാറ്റം ചോദിക്കുക';

// Sessions
export const sessions = 'ലോഗിൻ ചെയ്തിട്ടുള്ള ഉപകരണങ്ങൾ';
export const sessionsLead = 'ഒരു ഉപകരണത്തിൽ 30 ദിവസം തുടരാം.';
export const unknownDevice = 'അറിയാത്ത ഉപകരണം';
export const lastUsed = 'അവസാനം ഉപയോഗിച്ചത് {day}';
export const thisDevice = 'ഈ ഉപകരണം';
export const end = 'അവസാനിപ്പിക്കുക';
export const sessionEnded = 'സെഷൻ അവസാനിപ്പിച്ചു.';
export const endFailed = 'സെഷൻ അവസാനിപ്പിക്കാനായില്ല.';
export const ownDevice = 'ഈ ഉപകരണം എണ്ണരുത്';
export const ownDeviceHint = 'നിങ്ങളുടെ കടയിലെ ഉപകരണമാണെങ്കിൽ: അതിൽനിന്നുള്ള കാഴ്ചകൾ എണ്ണില്ല.';

// The office’s screens
export const deskTitle = 'പരസ്യദാതാക്കളുടെ അപേക്ഷകൾ';
export const deskLead = 'കടകൾ പോർട്ടലിൽ ചോദിക്കുന്ന പുതുക്കലുകൾ, പുതിയ ചിത്രങ്ങൾ, വിവരങ്ങൾ.';
export const searchShop = 'കടയുടെ പേര്';
export const requestsTab = 'അപേക്ഷകൾ';
export const prices = 'നിരക്കുകൾ';
export const unreachableTab = 'ബന്ധപ്പെടേണ്ട ആളില്ല';
export const asked = 'ചോദിച്ചത്';
export const shop = 'കട';
export const kind = 'ഇനം';
export const price = 'വില';
export const deskFailed = 'അപേക്ഷകൾ ലോഡ് ചെയ്യാനായില്ല.';
export const deskPages = 'അപേക്ഷകളുടെ പേജുകൾ';
export const nothingAsked = 'അപേക്ഷകളില്ല';
export const nothingAskedWhy = 'കടകൾ പോർട്ടലിൽ ചോദിക്കുന്നത് ഇവിടെ വരും.';
export const decide = 'തീരുമാനിക്കുക';
export const decideTitle = '{kind}: {shop}';
export const willRenew = 'പരസ്യം {tier} ടിയറിൽ പുതുക്കും, {price} ഇൻവോയ്സ് ഉണ്ടാക്കും.';
export const willRenewFree = 'പരസ്യം {tier} ടിയറിൽ പുതുക്കും. ഈ ടിയറിന് വില ചേർത്തിട്ടില്ല: ഇൻവോയ്സ് ഉണ്ടാകില്ല.';
export const willSwap = 'പുതിയ ചിത്രം ഉടൻ പഴയതിന് പകരം വരും.';
export const willChange = 'കടയുടെ വിവരങ്ങൾ ഇങ്ങനെ മാറ്റും.';
export const newPictureOf = '{shop} അയച്ച പുതിയ ചിത്രം';
export const note = 'കടയ്ക്കുള്ള കുറിപ്പ്';
export const noteHint = 'നിരസിക്കാൻ വേണം; ഇമെയിലിൽ ഉണ്ടാകും.';
export const saveDecision = 'തീരുമാനം സേവ് ചെയ്യുക';
export const decisionFailed = 'തീരുമാനം സൂക്ഷിക്കാനായില്ല.';
export const requestApproved = 'അംഗീകരിച്ചു: {shop}';
export const requestRejected = 'നിരസിച്ചു: {shop}';
export const unreachableLead =
  'ഈ പരസ്യങ്ങൾ ഒരാഴ്ചയ്ക്കകം അവസാനിക്കും; ഇമെയിൽ അയയ്ക്കാൻ ആളില്ല: വിളിക്കുക, അല്ലെങ്കിൽ ബന്ധപ്പെടേണ്ട ആളെ ചേർക്കുക.';
export const allReachable = 'ഒരാഴ്ചയ്ക്കകം പരസ്യം അവസാനിക്കുന്ന എല്ലാ കടകൾക്കും ബന്ധപ്പെടേണ്ട ആളുണ്ട്.';
export const ends = 'അവസാനം';
export const contacts = 'ബന്ധപ്പെടേണ്ടവർ';
export const contactsOf = '{shop}: ബന്ധപ്പെടേണ്ടവർ';
export const contactsLead = 'പരസ്യദാതാക്കളുടെ പോർട്ടൽ ഉപയോഗിക്കാവുന്ന രണ്ടുപേർ.';
export const addContact = 'ആളെ ചേർക്കുക';
export const noContacts = 'ഇതുവരെ ആരുമില്ല';
export const noContactsWhy = 'ഒരാളെ ചേർത്താൽ കടയ്ക്ക് കണക്കുകൾ കാണാം, സ്വയം പുതുക്കാം.';
export const contactsFailed = 'ബന്ധപ്പെടേണ്ടവരെ ലോഡ് ചെയ്യാനായില്ല.';
export const language = 'ഭാഷ';
export const contactAdded = 'ആളെ ചേർത്തു.';
export const contactFailed = 'ആളെ ചേർക്കാനായില്ല.';
export const inPortal = '{day}-ന് പോർട്ടലിൽ';
export const neverIn = 'ഇതുവരെ പോർട്ടലിൽ വന്നിട്ടില്ല';
export const revokedOn = '{day}-ന് ഒഴിവാക്കി';
export const sendByWhatsApp = 'WhatsApp വഴി അയയ്ക്കുക';
export const makeLink = 'ലിങ്ക് ഉണ്ടാക്കുക';
export const linkReady = 'ലിങ്ക് ഒരു തവണ, {moment} വരെ പ്രവർത്തിക്കും. ഇപ്പോൾ മാത്രമേ കാണിക്കൂ.';
export const linkTitle = '{name}: ലിങ്ക്';
export const copyLink = 'ലിങ്ക് കോപ്പി ചെയ്യുക';
export const whatsAppText = 'പരസ്യദാതാക്കളുടെ പോർട്ടലിലേക്കുള്ള ലിങ്ക്. 24 മണിക്കൂർ, ഒരു തവണ പ്രവർത്തിക്കും: {url}';
export const makeLinkFailed = 'ലിങ്ക് ഉണ്ടാക്കാനായില്ല.';
export const revoke = 'തിരിച്ചെടുക്കുക';
export const revokeAsked = '{name} എന്നയാളെ ഒഴിവാക്കണോ?';
export const revokeWhat = 'സെഷനുകൾ ഉടൻ അവസാനിക്കും, അയച്ച ലിങ്കുകൾ പ്രവർത്തിക്കില്ല.';
export const contactRevoked = 'ആളെ ഒഴിവാക്കി.';
export const revokeFailed = 'ആളെ ഒഴിവാക്കാനായില്ല.';
export const backToShops = 'എല്ലാ കടകളും';

export const outageDays = {
  one: 'ഈ സൈറ്റ് ലഭ്യമല്ലാതിരുന്നതിനാൽ {count} ദിവസം കൂട്ടിച്ചേർത്തു.',
  other: 'ഈ സൈറ്റ് ലഭ്യമല്ലാതിരുന്നതിനാൽ {count} ദിവസം കൂട്ടിച്ചേർത്തു.',
} as const;
export const daysLeft = { one: '{count} ദിവസം ബാക്കി', other: '{count} ദിവസം ബാക്കി' } as const;
export const days = { one: '{count} ദിവസം', other: '{count} ദിവസം' } as const;
export const beside = {
  three_quarters: '{tier} പരസ്യങ്ങളിൽ മുക്കാൽ ഭാഗത്തെക്കാൾ കൂടുതൽ തവണ ദിവസവും കണ്ടു.',
  half: '{tier} പരസ്യങ്ങളിൽ പകുതിയെക്കാൾ കൂടുതൽ തവണ ദിവസവും കണ്ടു.',
  quarter: '{tier} പരസ്യങ്ങളിൽ കാൽ ഭാഗത്തെക്കാൾ കൂടുതൽ തവണ ദിവസവും കണ്ടു.',
} as const;
export const spanNames = { 7: '7 ദിവസം', 30: '30 ദിവസം', 90: '90 ദിവസം', 365: 'ഒരു വർഷം' } as const;
export const kindNames = { renew: 'പുതുക്കൽ', upload: 'പുതിയ ചിത്രം', shop: 'കടയുടെ വിവരങ്ങൾ' } as const;
export const stateNames = {
  open: 'കാത്തിരിക്കുന്നു',
  approved: 'അംഗീകരിച്ചു',
  rejected: 'നിരസിച്ചു',
  withdrawn: 'പിൻവലിച്ചു',
} as const;
export const factNames = {
  name: 'പേര്',
  location: 'സ്ഥലം',
  address: 'വിലാസം',
  category: 'വിഭാഗം',
  description: 'വിവരണം',
  contact_number: 'ഫോൺ നമ്പർ',
  whatsapp: 'WhatsApp നമ്പർ',
  email: 'ഇമെയിൽ',
  website: 'വെബ്സൈറ്റ്',
} as const;
