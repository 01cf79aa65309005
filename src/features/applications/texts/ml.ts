// Messages of the forms and calls
export const passwordShortHint = 'പാസ്‌വേഡിന് കുറഞ്ഞത് 8 അക്ഷരം വേണം';
export const passwordShort = 'പാസ്‌വേഡിന് കുറഞ്ഞത് 6 അക്ഷരം വേണം';
export const passwordsDiffer = 'പാസ്‌വേഡുകൾ ഒരുപോലെയല്ല';
export const photoTooLarge2 = 'ഫയലിന് 2MB-യിൽ താഴെ വലുപ്പമേ പാടുള്ളൂ.';
export const registered = 'രജിസ്ട്രേഷൻ പൂർത്തിയായി! നിങ്ങളുടെ അപേക്ഷ അംഗീകാരം കാത്തിരിക്കുന്നു.';
export const registeredSimple = 'രജിസ്ട്രേഷൻ പൂർത്തിയായി! ആദ്യ പാസ്‌വേഡിനായി നിങ്ങളുടെ ഇമെയിൽ നോക്കുക.';

// A link in a mail about the account
export const userApproved = 'അംഗീകാരം നൽകി!';
export const approvalWithdrawn = 'അംഗീകാരം പിൻവലിച്ചു!';
export const alreadyApproved = 'ഈ ഉപയോക്താവിനെ നേരത്തേ അംഗീകരിച്ചതാണ്.';

// Names of fields, and of what can be chosen in them
export const district = 'ജില്ല';
export const position = 'സ്ഥാനം';
export const passportPhoto = 'പാസ്പോർട്ട് ഫോട്ടോ';

// Choosing area and unit
export const selectArea = 'ഏരിയ തിരഞ്ഞെടുക്കുക';
export const selectUnit = 'യൂണിറ്റ് തിരഞ്ഞെടുക്കുക';
export const selectAreaFirst = 'ആദ്യം ഏരിയ തിരഞ്ഞെടുക്കുക.';
export const loadingAreas = 'ഏരിയകൾ ലോഡ് ചെയ്യുന്നു …';
export const loadingUnits = 'യൂണിറ്റുകൾ ലോഡ് ചെയ്യുന്നു …';

// Ways that several screens share
export const contactTheOffice = 'ഓഫീസുമായി ബന്ധപ്പെടുക';
export const logIn = 'ലോഗിൻ ചെയ്യുക';
export const goingToLoginIn = '{seconds} സെക്കൻഡിനുള്ളിൽ ലോഗിനിലേക്ക് പോകും.';
export const loading = 'ലോഡ് ചെയ്യുന്നു';

// Joining
export const joinSummary =
  'അംഗത്വത്തിന് അപേക്ഷിക്കുക: {ofDistrict} ലൈസൻസുള്ള എഞ്ചിനീയർമാർ, ഡിസൈനർമാർ, ടൗൺ പ്ലാനർമാർ, സൂപ്പർവൈസർമാർ എന്നിവർക്ക്.';
export const joinLead =
  'ജില്ലയിലെ ലൈസൻസുള്ള എഞ്ചിനീയർമാർ, ഡിസൈനർമാർ, ടൗൺ പ്ലാനർമാർ, സൂപ്പർവൈസർമാർ എന്നിവർക്ക്. ഏകദേശം അഞ്ച് മിനിറ്റ് മതി; ലൈസൻസ് നമ്പറും പാസ്പോർട്ട് ഫോട്ടോയും കൈയിൽ കരുതുക.';
export const alreadyMember = 'നിലവിൽ അംഗമാണോ? {link}';
export const steps = {
  basic: 'അടിസ്ഥാന വിവരങ്ങളും പാസ്‌വേഡും',
  professional: 'തൊഴിൽ വിവരങ്ങൾ',
  personal: 'വ്യക്തിവിവരങ്ങൾ',
} as const;
export const stepsLabel = 'അപേക്ഷയുടെ ഘട്ടങ്ങൾ';
export const stepNumber = 'ഘട്ടം {index}:';
export const stepOfSteps = 'ഘട്ടം {index} / {count}';
export const stepFaulty = 'തെറ്റുകളുണ്ട്';
export const stepCompleted = 'പൂർത്തിയായി';
export const placeInCommittee = 'കമ്മിറ്റിയിൽ നിങ്ങളുടെ ഏരിയയും യൂണിറ്റും';
export const aboutApplicant = 'നിങ്ങൾ';
export const aboutYou = 'നിങ്ങളെക്കുറിച്ച്';
export const phoneHint = 'പത്ത് അക്കം; +91 വേണ്ട.';
export const passwordHint = 'നിങ്ങളുടേതായ രണ്ടോ മൂന്നോ വാക്കുകൾ ഓർക്കാൻ എളുപ്പമാണ്.';
export const aadhaarPrivate = 'എൻക്രിപ്റ്റ് ചെയ്ത് സൂക്ഷിക്കുന്നു; നിങ്ങൾക്കും ഓഫീസിനും മാത്രമേ കാണാനാകൂ.';
export const selectCategory = 'വിഭാഗം തിരഞ്ഞെടുക്കുക';
export const choosePhoto = 'ഫോട്ടോ ചേർക്കുക';
export const changeChosenPhoto = 'ഫോട്ടോ മാറ്റുക';
export const passportPhotoHint = 'JPG അല്ലെങ്കിൽ PNG; 2 MB-യിൽ കൂടുതലുള്ളത് ചെറുതാക്കും. മുഖം ക്യാമറയ്ക്ക് നേരെ, പശ്ചാത്തലം ലളിതം.';
export const previous = 'മുമ്പത്തേത്';
export const next = 'അടുത്തത്';
export const submitApplication = 'അപേക്ഷ സമർപ്പിക്കുക';
export const checkAnswers = 'നൽകിയ വിവരങ്ങൾ പരിശോധിക്കുക';
export const changeAnswers = 'മാറ്റുക';
export const notEntered = 'നൽകിയിട്ടില്ല';
export const passwordEntered = 'നൽകിയിട്ടുണ്ട്, കാണിക്കുന്നില്ല';
export const draftKept = 'നിങ്ങൾ എഴുതിയത് ഞങ്ങൾ സൂക്ഷിച്ചിട്ടുണ്ട്.';
export const draftWithoutPhoto = 'ദയവായി ഫോട്ടോ വീണ്ടും തിരഞ്ഞെടുക്കുക.';
export const draftWithoutPasswords = 'ദയവായി പാസ്‌വേഡുകൾ വീണ്ടും എഴുതുക.';
export const draftWithoutBoth = 'ദയവായി ഫോട്ടോ വീണ്ടും തിരഞ്ഞെടുത്ത് പാസ്‌വേഡുകൾ വീണ്ടും എഴുതുക.';
export const startOver = 'ആദ്യം മുതൽ തുടങ്ങുക';
export const draftNote =
  'ഒന്നും നഷ്ടപ്പെടാതിരിക്കാൻ, നിങ്ങൾ എഴുതുന്നത് ഈ ഉപകരണത്തിൽ ഒരാഴ്ച സൂക്ഷിക്കും; ആധാർ നമ്പർ ഈ ടാബ് അടയ്ക്കുന്നതുവരെ മാത്രം. പാസ്‌വേഡുകളും ഫോട്ടോയും സൂക്ഷിക്കില്ല.';
export const sendingApplication = 'നിങ്ങളുടെ അപേക്ഷ അയയ്ക്കുന്നു';
export const awaitingAnswer = 'അയച്ചു. മറുപടി കാത്തിരിക്കുന്നു …';
export const sendingStopped = 'നിങ്ങൾ നിർത്തി: അപേക്ഷ അയച്ചിട്ടില്ല.';
export const registrationFailed = 'രജിസ്ട്രേഷൻ പൂർത്തിയാക്കാനായില്ല. ദയവായി വിവരങ്ങൾ പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക.';
export const registrationUnreached = 'രജിസ്ട്രേഷൻ പൂർത്തിയാക്കാനായില്ല. ദയവായി ഇന്റർനെറ്റ് ബന്ധം പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക.';
export const applicationReceived =
  'നിങ്ങൾക്ക് ഒരു സ്ഥിരീകരണ മെയിൽ അയച്ചിട്ടുണ്ട്. ഓഫീസ് അപേക്ഷ അംഗീകരിച്ചാൽ അംഗത്വ നമ്പർ മെയിലിൽ കിട്ടും, അപ്പോൾ ലോഗിൻ ചെയ്യാം.';

// The short registration
export const register = 'രജിസ്റ്റർ ചെയ്യുക';
export const registerSummary = 'ഏരിയയിലോ യൂണിറ്റിലോ സ്ഥാനമുള്ളവർക്കുള്ള ഹ്രസ്വ രജിസ്ട്രേഷൻ.';
export const registerLead = 'ഏരിയയിലോ യൂണിറ്റിലോ സ്ഥാനമുള്ളവർക്ക്. ആദ്യ പാസ്‌വേഡ് മെയിലിൽ കിട്ടും.';
export const alreadyRegistered = 'അക്കൗണ്ടുണ്ടോ? {link}';
export const haveLicense = 'ലൈസൻസുണ്ടോ? {link}';
export const customArea = 'മറ്റൊരു ഏരിയ';
export const customUnit = 'മറ്റൊരു യൂണിറ്റ്';
export const positionHint = 'രജിസ്ട്രേഷൻ അംഗീകരിക്കുമ്പോൾ ഓഫീസ് തീരുമാനിക്കും.';
export const selectPosition = 'സ്ഥാനം തിരഞ്ഞെടുക്കുക';
export const waitingForApproval = 'അഡ്മിന്റെ അംഗീകാരം കാത്തിരിക്കുന്നു';
export const waitingForApprovalMore = 'ഓഫീസ് അക്കൗണ്ട് അംഗീകരിച്ചാൽ ഞങ്ങൾ നിങ്ങളെ അറിയിക്കും, അപ്പോൾ ലോഗിൻ ചെയ്യാം.';
/** The areas and units of content/simple-areas.ts as they are shown; sent are their English names. */
export const simplePlaces = {
  'Palakkad Town': 'പാലക്കാട് ടൗൺ',
  Olavakkode: 'ഒലവക്കോട്',
  Kalmandapam: 'കൽമണ്ഡപം',
  Chandranagar: 'ചന്ദ്രനഗർ',
  Kalpathy: 'കൽപ്പാത്തി',
  Noorani: 'നൂറണി',
  Ottapalam: 'ഒറ്റപ്പാലം',
  'Ottapalam Town': 'ഒറ്റപ്പാലം ടൗൺ',
  Sreekrishnapuram: 'ശ്രീകൃഷ്ണപുരം',
  Lakkidi: 'ലക്കിടി',
  Ambalapara: 'അമ്പലപ്പാറ',
  Chittur: 'ചിറ്റൂർ',
  'Chittur Town': 'ചിറ്റൂർ ടൗൺ',
  Nallepilly: 'നല്ലേപ്പിള്ളി',
  Pattanchery: 'പട്ടഞ്ചേരി',
  Thathamangalam: 'തത്തമംഗലം',
  Alathur: 'ആലത്തൂർ',
  'Alathur Town': 'ആലത്തൂർ ടൗൺ',
  Vadakkencherry: 'വടക്കഞ്ചേരി',
  Kizhakkencherry: 'കിഴക്കഞ്ചേരി',
  Kuzhalmannam: 'കുഴൽമന്ദം',
  Mannarkkad: 'മണ്ണാർക്കാട്',
  'Mannarkkad Town': 'മണ്ണാർക്കാട് ടൗൺ',
  Agali: 'അഗളി',
  Karimba: 'കരിമ്പ',
  Alanallur: 'അലനല്ലൂർ',
  Kottoppadam: 'കോട്ടോപ്പാടം',
  Shoranur: 'ഷൊർണൂർ',
  'Shoranur Town': 'ഷൊർണൂർ ടൗൺ',
  Kulappully: 'കുളപ്പുള്ളി',
  Vaniyamkulam: 'വാണിയംകുളം',
  Pattambi: 'പട്ടാമ്പി',
  'Pattambi Town': 'പട്ടാമ്പി ടൗൺ',
  Koppam: 'കൊപ്പം',
  Thrithala: 'തൃത്താല',
  Kumbidi: 'കുമ്പിടി',
  Vilayur: 'വിളയൂർ',
  Cherpulassery: 'ചെർപ്പുളശ്ശേരി',
  'Cherpulassery Town': 'ചെർപ്പുളശ്ശേരി ടൗൺ',
  Vellinezhi: 'വെള്ളിനേഴി',
  Nellaya: 'നെല്ലായ',
  Kollengode: 'കൊല്ലങ്കോട്',
  'Kollengode Town': 'കൊല്ലങ്കോട് ടൗൺ',
  Elavanchery: 'എലവഞ്ചേരി',
  Vadavannur: 'വടവന്നൂർ',
  Nemmara: 'നെന്മാറ',
  'Nemmara Town': 'നെന്മാറ ടൗൺ',
  Ayalur: 'അയിലൂർ',
  Nelliyampathy: 'നെല്ലിയാമ്പതി',
  Parli: 'പറളി',
  'Parli Town': 'പറളി ടൗൺ',
  Mankara: 'മങ്കര',
  Pirayiri: 'പിരായിരി',
  Kongad: 'കോങ്ങാട്',
  'Kongad Town': 'കോങ്ങാട് ടൗൺ',
  Kadampazhipuram: 'കടമ്പഴിപ്പുറം',
  Mundur: 'മുണ്ടൂർ',
  Kozhinjampara: 'കൊഴിഞ്ഞാമ്പാറ',
  'Kozhinjampara Town': 'കൊഴിഞ്ഞാമ്പാറ ടൗൺ',
  Eruthempathy: 'എരുത്തേമ്പതി',
  Vadakarapathy: 'വടകരപ്പതി',
  Muthalamada: 'മുതലമട',
  'Muthalamada Town': 'മുതലമട ടൗൺ',
  Kambrathchalla: 'കാമ്പ്രത്ത്ചള്ള',
  Govindapuram: 'ഗോവിന്ദാപുരം',
  Other: 'മറ്റുള്ളവ',
} as const;

// Confirming an address
export const confirmAddressTitle = 'നിങ്ങളുടെ വിലാസം സ്ഥിരീകരിക്കുക';
export const confirmAddressLead = 'അപേക്ഷിച്ചത് നിങ്ങൾ തന്നെയെന്ന് ഓഫീസിന് അറിയാൻ.';
export const confirmAddress = 'എന്റെ വിലാസം സ്ഥിരീകരിക്കുക';
export const confirmFailed = 'വിലാസം സ്ഥിരീകരിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const confirmedNext = 'ഓഫീസ് നിങ്ങളുടെ അപേക്ഷ പരിശോധിച്ച് അറിയിക്കും.';
export const confirmLinkDead = 'ദയവായി മെയിലിലെ മുഴുവൻ ലിങ്കും വീണ്ടും തുറക്കുക, അല്ലെങ്കിൽ ഓഫീസിന് എഴുതുക.';
export const confirmLinkUnknown = 'ഈ ലിങ്ക് സാധുവല്ല.';
export const addressConfirmed = 'നന്ദി. നിങ്ങളുടെ ഇമെയിൽ വിലാസം സ്ഥിരീകരിച്ചു.';

// Correcting an application
export const correctApplication = 'അപേക്ഷ തിരുത്തുക';
export const correctionIntro = 'പ്രിയ {name}, ഓഫീസ് എഴുതുന്നു:';
export const correctionUntil = 'ലിങ്ക് ഒരു തവണ, {until} വരെ പ്രവർത്തിക്കും.';
export const sendCorrection = 'തിരുത്തൽ അയയ്ക്കുക';
export const correctionFailed = 'തിരുത്തൽ അയയ്ക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const correctionSentTitle = 'തിരുത്തൽ അയച്ചു';
export const correctionSentMore = 'കാത്തിരിക്കുന്നവരിൽ നിങ്ങളുടെ സ്ഥാനം മാറില്ല. അപേക്ഷയിൽ തീരുമാനമായാൽ ഞങ്ങൾ അറിയിക്കും.';
export const correctionSent = 'നന്ദി. നിങ്ങളുടെ അപേക്ഷ വീണ്ടും ഓഫീസിൽ എത്തി.';
export const correctionLinkDead = 'ഈ ലിങ്ക് ഇനി പ്രവർത്തിക്കില്ല';
export const correctionLinkDeadMore =
  'തിരുത്തൽ അയച്ചുകഴിഞ്ഞെങ്കിൽ ഇനി ഒന്നും ചെയ്യേണ്ടതില്ല. അല്ലെങ്കിൽ ദയവായി ഓഫീസിനോട് പുതിയ ലിങ്ക് ആവശ്യപ്പെടുക.';
export const correctionLinkUnknown = 'ഈ ലിങ്ക് ഉപയോഗിച്ചുകഴിഞ്ഞു, കാലാവധി കഴിഞ്ഞു, അല്ലെങ്കിൽ പൂർണ്ണമല്ല.';
export const correctionNotLoaded = 'നിങ്ങളുടെ അപേക്ഷ ലഭ്യമാക്കാനായില്ല.';
export const notAskedFor = 'ഓഫീസ് ഇത് ആവശ്യപ്പെട്ടിട്ടില്ല.';
export const fillThisIn = 'ദയവായി ഇത് പൂരിപ്പിക്കുക.';
export const loginInCorrection = 'അപേക്ഷ തിരുത്താൻ ഓഫീസ് ആവശ്യപ്പെട്ടിട്ടുണ്ട്. ദയവായി ഞങ്ങൾ അയച്ച മെയിലിലെ ലിങ്ക് ഉപയോഗിക്കുക.';
export const loginRejected = 'നിങ്ങളുടെ അപേക്ഷ സ്വീകരിച്ചില്ല. കാരണം ഞങ്ങൾ അയച്ച മെയിലിലുണ്ട്.';

// Applications: their states, and what is said of them
export const applicationStates = { pending: 'പരിഗണനയിൽ', correction: 'തിരുത്തൽ', rejected: 'നിരസിച്ചു' } as const;
export const verdicts = { recommend: 'ശുപാർശ ചെയ്തു', against: 'വേണ്ടെന്ന് അഭിപ്രായം' } as const;
export const likenesses = {
  aadhaar: 'ഒരേ ആധാർ നമ്പർ',
  license: 'ഒരേ ലൈസൻസ് നമ്പർ',
  email: 'കുത്തുകളും +ടാഗും ഒഴിച്ചാൽ ഒരേ ഇമെയിൽ',
  name: 'ഒരേ പേരും ജനനത്തീയതിയും',
  phone: 'നിരസിച്ച അപേക്ഷയിലെ അതേ ഫോൺ',
} as const;
/** Why one of several applications was left alone. */
export const skips = {
  unknown: 'അപേക്ഷ കണ്ടെത്താനായില്ല.',
  decided: 'ഈ അപേക്ഷയിൽ നേരത്തേ തീരുമാനമായി.',
  correction: 'തിരുത്തൽ വരുത്താൻ അപേക്ഷ നൽകിയ ആളോട് ആവശ്യപ്പെട്ടിട്ടുണ്ട്.',
  rejected: 'ഈ അപേക്ഷ നിരസിച്ചതാണ്.',
  unconfirmed: 'ഇമെയിൽ വിലാസം സ്ഥിരീകരിച്ചിട്ടില്ല.',
  duplicate: 'ഇദ്ദേഹത്തോട് വളരെ സാമ്യമുള്ള ഒരാൾ ഇപ്പോൾത്തന്നെയുണ്ട്.',
  no_area: 'ഏരിയ നിശ്ചയിച്ചിട്ടില്ല.',
  no_unit: 'യൂണിറ്റ് നിശ്ചയിച്ചിട്ടില്ല.',
} as const;
export const noteNeeded = 'ദയവായി അപേക്ഷ നൽകിയ ആൾക്ക് ഒരു കുറിപ്പ് എഴുതുക.';
export const noteShort = 'ദയവായി കുറഞ്ഞത് {least} അക്ഷരമെങ്കിലും എഴുതുക.';
export const fieldsNeeded = 'തിരുത്തേണ്ടത് എന്തെന്ന് ദയവായി തിരഞ്ഞെടുക്കുക.';
export const awaitsCorrection = 'തിരുത്തൽ വരുത്താൻ അപേക്ഷ നൽകിയ ആളോട് ആവശ്യപ്പെട്ടിട്ടുണ്ട്. അത് തിരിച്ചെത്തിയശേഷം തീരുമാനിക്കാം.';
export const reopenFirst = 'ഈ അപേക്ഷ നിരസിച്ചതാണ്. ആദ്യം വീണ്ടും തുറക്കുക.';
export const unconfirmedQuestion = 'അപേക്ഷ നൽകിയ ആൾ ഇമെയിൽ വിലാസം സ്ഥിരീകരിച്ചിട്ടില്ല. എന്നാലും അംഗീകരിക്കണോ?';
export const superuserOnly = 'മറ്റൊരു സൂപ്പർ യൂസറെ നിയമിക്കാൻ സൂപ്പർ യൂസർക്ക് മാത്രമേ കഴിയൂ.';
export const noAddress =
  'ഈ വ്യക്തിക്ക് ഇമെയിൽ വിലാസം ഇല്ലാത്തതിനാൽ തിരുത്താനുള്ള ഫോം അയയ്ക്കാനാവില്ല. ദയവായി ഉപയോക്താക്കൾ എന്ന പേജിൽ വിവരങ്ങൾ തിരുത്തുക.';
export const notRejected = 'ഈ അപേക്ഷ നിരസിച്ചിട്ടില്ല.';
export const reopenTooLate = 'നിരസിച്ചത് {reopenDays} ദിവസത്തിനുള്ളിൽ മാത്രമേ തിരിച്ചെടുക്കാനാകൂ.';
export const contactTaken = 'ഈ ഫോൺ നമ്പറോ ഇമെയിൽ വിലാസമോ ഇതിനിടെ മറ്റൊരു അപേക്ഷയിൽ ഉപയോഗിച്ചിട്ടുണ്ട്.';
export const correctionHint =
  'ഇവ മാത്രമേ ചോദിക്കൂ; അതിനുള്ള ലിങ്ക് ഒരു തവണ, 14 ദിവസം വരെ പ്രവർത്തിക്കും. കാത്തിരിക്കുന്നവരിലെ സ്ഥാനം മാറില്ല.';
export const correctionAsked = 'അപേക്ഷ തിരുത്താൻ അപേക്ഷ നൽകിയ ആളോട് ആവശ്യപ്പെട്ടു.';
export const applicationRejected = 'അപേക്ഷ നിരസിച്ചു; അപേക്ഷ നൽകിയ ആളെ അറിയിച്ചു.';
export const applicationReopened = 'അപേക്ഷ വീണ്ടും തീരുമാനം കാത്തിരിക്കുന്നു.';
export const recommendationSaved = 'നിങ്ങളുടെ ശുപാർശ സേവ് ചെയ്തു.';

// The approval desk
export const pendingMembers = 'പരിഗണനയിലുള്ള അപേക്ഷകൾ';
export const pendingMembersLead = 'നിങ്ങളുടെ അംഗീകാരം കാത്തിരിക്കുന്ന അപേക്ഷകൾ; ഏറ്റവും കൂടുതൽ കാത്തിരിക്കുന്നത് ആദ്യം.';
export const pendingMembersFailed = 'പരിഗണനയിലുള്ള അപേക്ഷകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const medianWait = {
  one: 'സാധാരണ കാത്തിരിപ്പ് {count} ദിവസം, കഴിഞ്ഞ 90 ദിവസത്തിൽ',
  other: 'സാധാരണ കാത്തിരിപ്പ് {count} ദിവസം, കഴിഞ്ഞ 90 ദിവസത്തിൽ',
} as const;
export const appliedOn = 'അപേക്ഷിച്ചത്';
export const applicants = 'അപേക്ഷ നൽകിയവർ';
export const searchApplicants = 'അപേക്ഷ നൽകിയവരെ തിരയുക';
export const searchApplicantsHint = 'പേര്, ഇമെയിൽ, ഫോൺ അല്ലെങ്കിൽ ലൈസൻസ് നമ്പർ';
export const pendingCount = { one: '{count} അപേക്ഷ പരിഗണനയിൽ', other: '{count} അപേക്ഷകൾ പരിഗണനയിൽ' } as const;
export const pendingFound = {
  one: 'പരിഗണനയിലുള്ള {count} അപേക്ഷയിൽ {found}',
  other: 'പരിഗണനയിലുള്ള {count} അപേക്ഷകളിൽ {found}',
} as const;
export const applicationCount = { one: '{count} അപേക്ഷ', other: '{count} അപേക്ഷകൾ' } as const;
export const applicationsFound = { one: '{count} അപേക്ഷയിൽ {found}', other: '{count} അപേക്ഷകളിൽ {found}' } as const;
export const applied = 'അപേക്ഷിച്ചത് {day}';
export const waits = { one: '{count} ദിവസമായി കാത്തിരിക്കുന്നു', other: '{count} ദിവസമായി കാത്തിരിക്കുന്നു' } as const;
export const waitsOverdue = {
  one: '{count} ദിവസമായി കാത്തിരിക്കുന്നു, വൈകി',
  other: '{count} ദിവസമായി കാത്തിരിക്കുന്നു, വൈകി',
} as const;
export const areaLead = 'ഏരിയ:';
export const unitLead = 'യൂണിറ്റ്:';
export const wish = 'ആവശ്യപ്പെട്ടത്';
export const requestedRole = 'ആവശ്യപ്പെട്ടത്: {role}';
export const noLicense = 'ലൈസൻസില്ല';
export const wholeApplication = 'മുഴുവൻ അപേക്ഷ';
export const application = 'അപേക്ഷ';
export const applicationOf = '{name} – അപേക്ഷ';
export const nextCase = 'അടുത്തത്';
export const noCaseLeft = 'ഈ പട്ടികയിൽ ഇനി അപേക്ഷയില്ല.';
export const licence = 'ലൈസൻസ്';
export const licenceNumber = 'നമ്പർ';
export const issueDate = 'അനുവദിച്ച തീയതി';
export const lastValidDay = 'കാലാവധി തീരുന്ന തീയതി';
export const birthDay = 'ജനനത്തീയതി';
export const thisApplicant = 'ഈ അപേക്ഷ';
export const decideMore = 'തീരുമാനിക്കുക …';
export const onPerson = '– {name}';
export const noPendingMembers = 'പരിഗണനയിൽ അപേക്ഷകളില്ല';
export const noPendingMembersMore = 'എല്ലാ അപേക്ഷകളിലും തീരുമാനമായി.';
export const noCorrections = 'തിരുത്തലുകളൊന്നും കാത്തിരിക്കുന്നില്ല';
export const noCorrectionsMore = 'ആരോടും തിരുത്തൽ ആവശ്യപ്പെട്ടിട്ടില്ല.';
export const noRejected = 'നിരസിച്ച അപേക്ഷകളില്ല';
export const noRejectedMore = 'നിരസിച്ച അപേക്ഷകൾ {days} ദിവസം ഇവിടെയുണ്ടാകും.';
export const noApplicantsFound = 'ആരെയും കണ്ടെത്താനായില്ല';
export const noApplicantsFoundMore = 'ഈ തിരയലിന് ചേരുന്ന ആരുമില്ല.';

// What is known of an applicant
export const corrected = 'തിരുത്തി';
export const duplicateCount = { one: 'ഇരട്ടിപ്പാകാവുന്ന {count} ആൾ', other: 'ഇരട്ടിപ്പാകാവുന്ന {count} പേർ' } as const;
export const possibleDuplicates = 'ഇരട്ടിപ്പാകാവുന്നവർ';
export const maybeSamePerson = 'താഴെയുള്ള ആൾ തന്നെയാകാം';
export const likeMember = 'അംഗം';
export const likeMemberOf = 'അംഗം {membershipId}';
export const likeRejected = 'നിരസിച്ച ആൾ';
export const likeApplicant = 'അപേക്ഷ നൽകിയ ആൾ';
export const byPerson = '– {by}';
export const byAreaAdmin = '– ഏരിയ അഡ്മിൻ';
export const addressNotConfirmed = 'വിലാസം സ്ഥിരീകരിച്ചിട്ടില്ല.';
export const addressNotConfirmedMore = 'ഇമെയിൽ വിലാസം സ്വന്തമാണെന്ന് ആരും ഇതുവരെ കാണിച്ചിട്ടില്ല.';

// Approving
export const approveAs = 'ഏത് റോളിൽ അംഗീകരിക്കണം';
export const approveAnyway = 'എന്നാലും അംഗീകരിക്കുക';
export const approveAnywayQuestion = 'എന്നാലും {name} എന്നയാളെ അംഗീകരിക്കണോ?';
export const approveAnywayMore = 'ഇമെയിൽ വിലാസം സ്ഥിരീകരിച്ചിട്ടില്ല: മറ്റാരെങ്കിലും ഈ പേരിൽ അപേക്ഷിച്ചതാകാം.';
export const approvalFailed = 'അംഗീകരിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// Deciding
export const decisionFailed = 'തീരുമാനം സേവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const sendRequest = 'ആവശ്യം അയയ്ക്കുക';
export const rejectApplication = 'അപേക്ഷ നിരസിക്കുക';
export const noteToApplicant = 'അപേക്ഷ നൽകിയ ആൾക്കുള്ള കുറിപ്പ്';
export const noteHint = '{least} മുതൽ {most} വരെ അക്ഷരം. അപേക്ഷ നൽകിയ ആൾക്ക് മെയിലിൽ കിട്ടും.';
export const positionInCommittee = 'കമ്മിറ്റിയിലെ സ്ഥാനം';
export const positionInCommitteeHint = 'നിർബന്ധമില്ല; ഉദാഹരണം: സെക്രട്ടറി.';
export const levelByPlace = 'ഏരിയയും യൂണിറ്റും അനുസരിച്ച്';
export const toBeCorrected = 'തിരുത്തേണ്ടത്';

// Applications that were decided
export const askedFor = 'ആവശ്യപ്പെട്ടത്:';
export const noteLead = 'കുറിപ്പ്:';
export const rejectedOn = '{day}-ന് നിരസിച്ചു';
export const rejectedOnBy = '{day}-ന് {by} നിരസിച്ചു';
export const askedOn = '{day}-ന് ആവശ്യപ്പെട്ടു';
export const askedOnBy = '{day}-ന് {by} ആവശ്യപ്പെട്ടു';
export const reopenUntil = '{until} വരെ വീണ്ടും തുറക്കാം, അതിനുശേഷം മായ്ക്കും';
export const linkEnded = 'ലിങ്ക് {until}-ന് അവസാനിച്ചു';
export const linkWorksUntil = 'ലിങ്ക് {until} വരെ പ്രവർത്തിക്കും';
export const reopen = 'വീണ്ടും തുറക്കുക';
export const reopenWhat = '– {name} നൽകിയ അപേക്ഷ';
export const reopenFailed = 'അപേക്ഷ വീണ്ടും തുറക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// An area admin’s word on an applicant
export const inCorrection = 'തിരുത്തലിലാണ്';
export const recommend = 'ശുപാർശ ചെയ്യുക';
export const recommendMore = 'ശുപാർശ ചെയ്യുക …';
export const changeWordMore = 'മാറ്റുക …';
export const adviseAgainst = 'വേണ്ടെന്ന് അഭിപ്രായപ്പെടുക';
export const wordOn = '{name} – നിങ്ങളുടെ അഭിപ്രായം';
export const wordLead = 'തീരുമാനിക്കുന്നത് ഓഫീസാണ്; നിങ്ങളുടെ അഭിപ്രായം ഓഫീസ് കാണും, അപേക്ഷ നൽകിയ ആൾ കാണില്ല.';
export const wordFailed = 'അഭിപ്രായം സേവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const recommendation = 'ശുപാർശ';
export const noteToOffice = 'ഓഫീസിനുള്ള കുറിപ്പ്';
export const noteToOfficeHint = 'വേണ്ടെന്ന് അഭിപ്രായപ്പെടുമ്പോൾ നിർബന്ധം.';

// Several people
export const selectedPeople = 'തിരഞ്ഞെടുത്തവർ';
export const selectedCount = '{count} തിരഞ്ഞെടുത്തു';
export const selectedHidden = '{selected}, അതിൽ {hidden} കാണിക്കുന്നില്ല';
export const exportSelected = 'തിരഞ്ഞെടുത്തവരെ ഡൗൺലോഡ് ചെയ്യുക';
export const excel = 'Excel';
export const approveCount = {
  one: '{count} ആളെ അംഗമായി അംഗീകരിക്കുക',
  other: '{count} പേരെ അംഗങ്ങളായി അംഗീകരിക്കുക',
} as const;
export const approvingCount = 'അംഗീകരിക്കുന്നു: {now} / {of}…';
export const approvedCount = { one: '{count} ആളെ അംഗീകരിച്ചു', other: '{count} പേരെ അംഗീകരിച്ചു' } as const;
export const approvedNone = { one: '{count} ആളെ അംഗീകരിച്ചില്ല', other: '{count} പേരെ അംഗീകരിച്ചില്ല' } as const;
export const approvedSome = {
  one: '{count} ആളെ അംഗീകരിച്ചു, {left} പേരെ അംഗീകരിച്ചില്ല',
  other: '{count} പേരെ അംഗീകരിച്ചു, {left} പേരെ അംഗീകരിച്ചില്ല',
} as const;
export const mail = 'മെയിൽ';
export const copyAddresses = 'വിലാസങ്ങൾ പകർത്തുക';
export const addressesCopied = { one: '{count} വിലാസം പകർത്തി', other: '{count} വിലാസങ്ങൾ പകർത്തി' } as const;
export const addressesNotCopied = 'വിലാസങ്ങൾ പകർത്താനായില്ല.';
export const clearSelection = 'തിരഞ്ഞെടുപ്പ് മായ്ക്കുക';

// Mails
export const mails = {
  confirmAsk: 'അപേക്ഷിച്ചത് നിങ്ങൾ തന്നെയെന്ന് ഓഫീസിന് അറിയാൻ, ഈ ഇമെയിൽ വിലാസം നിങ്ങളുടേതാണെന്ന് ദയവായി സ്ഥിരീകരിക്കുക.',
  officeWrites: 'ഓഫീസ് എഴുതുന്നത്',
  received: {
    title: 'നിങ്ങളുടെ അപേക്ഷ കിട്ടി',
    thanks: 'അംഗത്വത്തിന് അപേക്ഷിച്ചതിന് നന്ദി. ഓഫീസ് നിങ്ങളുടെ അപേക്ഷ പരിശോധിക്കും.',
    next: 'ഓഫീസ് അപേക്ഷ അംഗീകരിച്ചാൽ അംഗത്വ നമ്പർ ഞങ്ങൾ അയയ്ക്കും, അപ്പോൾ ലോഗിൻ ചെയ്യാം.',
    confirm: 'എന്റെ വിലാസം സ്ഥിരീകരിക്കുക',
  },
  defaultPassword: {
    title: 'നിങ്ങളുടെ അപേക്ഷയും പാസ്‌വേഡും',
    thanks: 'രജിസ്റ്റർ ചെയ്തതിന് നന്ദി. ഓഫീസ് അപേക്ഷ അംഗീകരിച്ചാൽ ഞങ്ങൾ അറിയിക്കും, അപ്പോൾ ലോഗിൻ ചെയ്യാം.',
    password: 'നിങ്ങളുടെ ആദ്യ പാസ്‌വേഡ്',
    advice: 'ആദ്യം ലോഗിൻ ചെയ്തശേഷം ദയവായി ഇത് മാറ്റുക; മറ്റാർക്കും കൈമാറരുത്.',
    confirm: 'അപേക്ഷിച്ചത് നിങ്ങൾ തന്നെയെന്ന് ഓഫീസിന് അറിയാൻ, ഈ ഇമെയിൽ വിലാസം നിങ്ങളുടേതാണെന്ന് ദയവായി സ്ഥിരീകരിക്കുക',
  },
  approved: {
    title: 'നിങ്ങളുടെ അംഗത്വം അംഗീകരിച്ചു',
    accountTitle: 'നിങ്ങളുടെ അക്കൗണ്ട് അംഗീകരിച്ചു',
    welcome: 'സ്വാഗതം! നിങ്ങളുടെ അപേക്ഷ അംഗീകരിച്ചു.',
    role: 'നിങ്ങളുടെ റോൾ',
  },
  correction: {
    title: 'ദയവായി നിങ്ങളുടെ അപേക്ഷ തിരുത്തുക',
    thanks: 'അംഗത്വത്തിന് അപേക്ഷിച്ചതിന് നന്ദി. അപേക്ഷയിൽ തീരുമാനമെടുക്കുന്നതിന് മുമ്പ് ചിലത് തിരുത്താൻ ഓഫീസ് ആവശ്യപ്പെടുന്നു.',
    fields: 'തിരുത്തേണ്ടത്',
    link: 'ലിങ്ക് ഒരു തവണ, {days} ദിവസം വരെ പ്രവർത്തിക്കും. കാത്തിരിക്കുന്നവരിൽ നിങ്ങളുടെ സ്ഥാനം മാറില്ല.',
    correct: 'എന്റെ അപേക്ഷ തിരുത്തുക',
  },
  rejected: {
    title: 'നിങ്ങളുടെ അപേക്ഷയെക്കുറിച്ച്',
    thanks: 'അംഗമാകാൻ താല്പര്യം കാണിച്ചതിന് നന്ദി. ഖേദപൂർവ്വം അറിയിക്കട്ടെ, നിങ്ങളുടെ അപേക്ഷ സ്വീകരിക്കാൻ ഓഫീസിന് കഴിഞ്ഞില്ല.',
    mistake: 'ഇത് തെറ്റാണെന്ന് തോന്നുന്നെങ്കിൽ ദയവായി ഓഫീസിന് എഴുതുക. വീണ്ടും അപേക്ഷിക്കാവുന്നതാണ്.',
    contact: 'ഓഫീസുമായി ബന്ധപ്പെടുക',
  },
  reopened: {
    title: 'നിങ്ങളുടെ അപേക്ഷ വീണ്ടും പരിശോധിക്കുന്നു',
    again: 'ഓഫീസ് നിങ്ങളുടെ അപേക്ഷ വീണ്ടും പരിഗണിക്കുന്നു. തീരുമാനമായാൽ ഞങ്ങൾ അറിയിക്കും.',
    visit: 'വെബ്സൈറ്റ് സന്ദർശിക്കുക',
  },
} as const;

// The audit log’s words
export const auditApplication = { one: 'അപേക്ഷ', many: 'അപേക്ഷകൾ' } as const;
export const auditActions = {
  'application.correct': 'അപേക്ഷയിൽ തിരുത്തൽ ആവശ്യപ്പെട്ടു',
  'application.corrected': 'അപേക്ഷ നൽകിയ ആൾ അപേക്ഷ തിരുത്തി',
  'application.reject': 'അപേക്ഷ നിരസിച്ചു',
  'application.reopen': 'അപേക്ഷ വീണ്ടും തുറന്നു',
  'application.recommend': 'അപേക്ഷയിൽ ശുപാർശ നൽകി',
  'application.export': 'അപേക്ഷകളുടെ പട്ടിക എക്സ്പോർട്ട് ചെയ്തു',
  'application.erase': 'നിരസിച്ച അപേക്ഷ മായ്ച്ചു',
} as const;
export const auditFields = {
  verdict: 'അഭിപ്രായം',
  note: 'കുറിപ്പ്',
  fields: 'കോളങ്ങൾ',
} as const;

// What an applicant can be asked to correct, by field
export const correctableNames = {
  full_name: 'മുഴുവൻ പേര്',
  phone: 'ഫോൺ നമ്പർ',
  area: 'ഏരിയ',
  unit: 'യൂണിറ്റ്',
  passport_photo: 'പാസ്പോർട്ട് ഫോട്ടോ',
  licenseNo: 'ലൈസൻസ് നമ്പർ',
  license_category: 'ലൈസൻസ് വിഭാഗം',
  licenseDate: 'ലൈസൻസ് അനുവദിച്ച തീയതി',
  renewalDate: 'ലൈസൻസ് പുതുക്കേണ്ട തീയതി',
  dob: 'ജനനത്തീയതി',
  gender: 'ലിംഗം',
  maritalStatus: 'വൈവാഹിക നില',
  residentialAddress: 'വീട്ടുവിലാസം',
  officeAddress: 'ഓഫീസ് വിലാസം',
  postOffice: 'പോസ്റ്റ് ഓഫീസ്',
  pin: 'പിൻ കോഡ്',
  qualification: 'യോഗ്യത',
  additionalQualification: 'അധിക യോഗ്യത',
  skills: 'വൈദഗ്ധ്യങ്ങൾ',
  bloodGroup: 'രക്തഗ്രൂപ്പ്',
  panchayath: 'പഞ്ചായത്ത്',
  aadhaar: 'ആധാർ നമ്പർ',
} as const;
export const applicationsWaiting = 'തീരുമാനം കാത്തിരിക്കുന്ന അപേക്ഷകൾ';

export const applicationApproved = 'അപേക്ഷ അംഗീകരിച്ചതാണ്.';
export const applicationOfFailed = 'അപേക്ഷ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const requestedRoleLabel = 'ആവശ്യപ്പെട്ട റോൾ';
