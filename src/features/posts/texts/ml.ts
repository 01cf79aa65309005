/* വാർത്തകളും സർക്കുലറുകളും ഓഫീസിനോടും അംഗങ്ങളോടും സന്ദർശകരോടും പറയുന്നത് (docs/product/posts.md). */

// What is wrong with a form or a call.
export const titleNeeded = 'തലക്കെട്ട് ആവശ്യമാണ്.';
export const bodyNeeded = 'ഉള്ളടക്കം ആവശ്യമാണ്.';
export const kindNeeded = 'വാർത്തയോ സർക്കുലറോ തിരഞ്ഞെടുക്കുക.';
export const badDay = 'ശരിയായ തീയതി നൽകുക.';
export const badMoment = 'ശരിയായ തീയതിയും സമയവും നൽകുക.';
export const yesOrNo = 'ശരി അല്ലെങ്കിൽ തെറ്റ് ആയിരിക്കണം.';
export const badFilter = 'തിരിച്ചറിയാനാകാത്ത മൂല്യം.';
export const badAudience = 'അറിയാത്ത സ്വീകർത്താക്കൾ.';
export const tooManyChosen = 'തിരഞ്ഞെടുത്തവ വളരെ കൂടുതലാണ്.';
export const allOrSome = 'എല്ലാ അംഗങ്ങളെയും അല്ലെങ്കിൽ ചിലരെ തിരഞ്ഞെടുക്കുക.';
export const areaUnknown = 'ഏരിയ കണ്ടെത്തിയില്ല.';
export const unitUnknown = 'യൂണിറ്റ് കണ്ടെത്തിയില്ല.';
export const ownAreaOnly = 'സ്വന്തം ഏരിയയിലുള്ളവർക്ക് മാത്രമേ അയയ്ക്കാനാവൂ.';
export const newsByOffice = 'വാർത്തകൾ ഓഫീസ് മാത്രമാണ് പ്രസിദ്ധീകരിക്കുന്നത്.';
export const newsForAll = 'വാർത്തകൾ എല്ലാവർക്കുമുള്ളതാണ്.';
export const newsNotUrgent = 'വാർത്തകൾ അടിയന്തരമായി അയയ്ക്കാറില്ല.';
export const newsNoAck = 'വാർത്തകൾക്ക് സ്ഥിരീകരണം ആവശ്യപ്പെടാറില്ല.';
export const audienceNobody = 'ഈ സ്വീകർത്താക്കളിൽ ആരുമില്ല. ആളുകളുള്ള ഏരിയയോ യൂണിറ്റോ സ്ഥാനമോ തിരഞ്ഞെടുക്കുക.';
export const momentPast = 'ഈ സമയം കഴിഞ്ഞുപോയി.';
export const postUnknown = 'ഈ കുറിപ്പ് കണ്ടെത്തിയില്ല.';
export const newsUnknown = 'വാർത്ത കണ്ടെത്തിയില്ല.';
export const circularUnknown = 'സർക്കുലർ കണ്ടെത്തിയില്ല.';
export const fileUnknown = 'ഫയൽ കണ്ടെത്തിയില്ല.';
export const fileNeeded = 'ഒരു ഫയൽ തിരഞ്ഞെടുക്കുക.';
export const fileTooLarge = 'ഒരു ഫയൽ പരമാവധി 10 MB ആകാം.';
export const fileType = 'PDF, JPG അല്ലെങ്കിൽ PNG ഫയൽ തിരഞ്ഞെടുക്കുക.';
export const fileBroken = 'ഈ ചിത്രം വായിക്കാൻ കഴിയുന്നില്ല.';
export const fileMany = 'ഒരു കുറിപ്പിൽ പരമാവധി 5 ഫയലുകൾ.';
export const tooManyUrgent =
  'ഒരാഴ്ചയ്ക്കുള്ളിൽ രണ്ട് അടിയന്തര സർക്കുലറുകൾ അയച്ചു, അല്ലെങ്കിൽ അയയ്ക്കാനുണ്ട്. ഇത് “അടിയന്തരം” ഇല്ലാതെയോ പിന്നീടോ പ്രസിദ്ധീകരിക്കുക.';
export const alreadyOut = 'ഇത് ഇതിനകം പ്രസിദ്ധീകരിച്ചതാണ്.';
export const fixedOnceOut = 'പ്രസിദ്ധീകരിച്ച ശേഷം സ്വീകർത്താക്കൾ, സമയം, അടിയന്തരം, സ്ഥിരീകരണം എന്നിവ മാറ്റാൻ കഴിയില്ല.';
export const isArchived = 'ഇത് ആർക്കൈവ് ചെയ്തതാണ്.';
export const notOut = 'പ്രസിദ്ധീകരിച്ചിട്ടുള്ള സർക്കുലർ വായിക്കാനേ ഓർമ്മിപ്പിക്കാനാകൂ.';
export const isDraft = 'ഡ്രാഫ്റ്റ് ആർക്കൈവ് ചെയ്യുകയല്ല, ഇല്ലാതാക്കുകയാണ് ചെയ്യേണ്ടത്.';
export const noAckAsked = 'ഈ സർക്കുലറിന് സ്ഥിരീകരണം ആവശ്യപ്പെട്ടിട്ടില്ല.';

// What people are told, in the bell and by mail.
export const mailGreeting = 'പ്രിയ {name},';
export const mailButton = 'സർക്കുലർ വായിക്കുക';
export const mailFiles = {
  one: 'സൈറ്റിൽ ഇതിനൊപ്പം {count} ഫയൽ ഉണ്ട്.',
  other: 'സൈറ്റിൽ ഇതിനൊപ്പം {count} ഫയലുകൾ ഉണ്ട്.',
} as const;
export const mailConfirm = 'വായിച്ചു എന്ന് ദയവായി സൈറ്റിൽ സ്ഥിരീകരിക്കുക.';
export const mailFooter = 'അടിയന്തര സർക്കുലറുകൾ അവ ബാധകമായ എല്ലാ അംഗങ്ങൾക്കും മെയിലായി അയയ്ക്കും.';

// The feed of news.
export const feedTitle = '{committee}: വാർത്തകൾ';
export const feedDescription = '{ofDistrict} ലൈസൻസ്ഡ് എഞ്ചിനീയർമാരുടെയും സൂപ്പർവൈസർമാരുടെയും കമ്മിറ്റിയുടെ വാർത്തകൾ.';
export const onlyDraftsGo = 'ഡ്രാഫ്റ്റുകൾ മാത്രമേ ഇല്ലാതാക്കാൻ കഴിയൂ. ഇത് ആർക്കൈവ് ചെയ്യുക.';

// News, for visitors: /news, /news/{id} and the home page.
export const newsOf = 'വാർത്തകൾ | {committee}';
export const newsLead = 'കമ്മിറ്റി തീരുമാനിക്കുന്നതും ആസൂത്രണം ചെയ്യുന്നതും ചെയ്തതും.';
export const newsDescription =
  '{ofDistrict} ലൈസൻസ്ഡ് എഞ്ചിനീയർമാരുടെയും സൂപ്പർവൈസർമാരുടെയും വാർത്തകൾ: തീരുമാനങ്ങൾ, തീയതികൾ, കമ്മിറ്റിയുടെ പ്രവർത്തനങ്ങൾ.';
export const noNews = 'ഇതുവരെ വാർത്തകളില്ല.';
export const newsFailed = 'വാർത്തകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const pagesOfNews = 'വാർത്തകളുടെ പേജുകൾ';
export const newsFeed = 'RSS ഫീഡ്';
export const allNews = 'എല്ലാ വാർത്തകളും';
export const fromTheCommittee = 'കമ്മിറ്റിയിൽ നിന്ന്';
export const changedOn = '{day}-ന് മാറ്റം വരുത്തി';
export const fileDetails = '{type}, {size}';

// Circulars, for members: /circulars, /circulars/{id} and the dashboard.
export const circularsLead = 'ഓഫീസും നിങ്ങളുടെ ഏരിയയും അറിയിക്കുന്നത്.';
export const noCirculars = 'ഇതുവരെ സർക്കുലറുകളില്ല.';
export const circularsFailed = 'സർക്കുലറുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const circularFailed = 'ഈ സർക്കുലർ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const circularGone = 'ഈ സർക്കുലർ ഇവിടെയില്ല';
export const circularGoneWhy = 'ഇത് പിൻവലിച്ചു, അല്ലെങ്കിൽ നിങ്ങൾക്കുള്ളതല്ല.';
export const pagesOfCirculars = 'സർക്കുലറുകളുടെ പേജുകൾ';
export const allCirculars = 'എല്ലാ സർക്കുലറുകളും';
export const unreadOnes = { one: '{count} എണ്ണം വായിക്കാനുണ്ട്', other: '{count} എണ്ണം വായിക്കാനുണ്ട്' } as const;
export const fileCount = { one: '{count} ഫയൽ', other: '{count} ഫയലുകൾ' } as const;
export const toBeConfirmed = 'സ്ഥിരീകരിക്കുക';
export const isConfirmed = 'സ്ഥിരീകരിച്ചു';
export const confirmQuestion = 'ഈ സർക്കുലർ വായിച്ചു എന്ന് സ്ഥിരീകരിക്കാൻ ഓഫീസ് ആവശ്യപ്പെടുന്നു.';
export const confirm = 'ഞാൻ വായിച്ചു';
export const confirmedOn = '{moment}-ന് നിങ്ങൾ ഇത് സ്ഥിരീകരിച്ചു.';
export const confirmFailed = 'സ്ഥിരീകരിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const unreadCircular = 'വായിക്കാത്ത സർക്കുലർ';
export const lastCircular = 'ഏറ്റവും പുതിയ സർക്കുലർ';
export const newestCircular = 'ഏറ്റവും പുതിയത്: {title}';

// The office: /app/admin/posts, the list.
export const posts = 'വാർത്തകളും സർക്കുലറുകളും';
export const postsLead = 'അംഗങ്ങളെയും സന്ദർശകരെയും അറിയിക്കുന്നത്: എഴുതിയതും സമയം നിശ്ചയിച്ചതും അയച്ചതും വായിച്ചതും.';
export const postsLeadOfArea = 'സ്വന്തം ഏരിയയിലെ അംഗങ്ങൾക്കുള്ള സർക്കുലറുകൾ.';
export const newCircular = 'പുതിയ സർക്കുലർ';
export const newNews = 'പുതിയ വാർത്ത';
export const kind = 'തരം';
export const allKinds = 'എല്ലാ തരവും';
export const allStates = 'എല്ലാ നിലയും';
export const postCount = { one: '{count} കുറിപ്പ്', other: '{count} കുറിപ്പുകൾ' } as const;
export const noPostsFound = 'ഒന്നും കണ്ടെത്തിയില്ല';
export const noPostsFoundWhy = 'ഈ തിരയലിനും ഫിൽട്ടറുകൾക്കും യോജിക്കുന്ന ഒന്നുമില്ല.';
export const noPosts = 'ഇതുവരെ ഒന്നും എഴുതിയിട്ടില്ല';
export const noPostsWhy = 'സർക്കുലർ നിങ്ങൾ തിരഞ്ഞെടുക്കുന്ന അംഗങ്ങൾക്കുള്ളതാണ്; വാർത്ത എല്ലാവർക്കുമുള്ളതും.';
export const postsFailed = 'പട്ടിക ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const pagesOfPosts = 'പട്ടികയുടെ പേജുകൾ';
export const forWhom = 'ആർക്ക്';
export const readOfTold = '{told} പേരിൽ {read}';
export const confirmedBy = '{count} പേർ സ്ഥിരീകരിച്ചു';
export const comesOut = '{moment}-ന് പ്രസിദ്ധീകരിക്കും';
export const cameOut = '{moment} മുതൽ';
export const lastChanged = 'അവസാന മാറ്റം {moment}';
export const everybody = 'എല്ലാവർക്കും';
export const allMembers = 'എല്ലാ അംഗങ്ങൾക്കും';
export const nobodyYet = 'ഇതുവരെ ആരുമില്ല';
export const kindNews = 'വാർത്ത';
export const kindCircular = 'സർക്കുലർ';
export const stateDraft = 'ഡ്രാഫ്റ്റ്';
export const stateScheduled = 'സമയം നിശ്ചയിച്ചത്';
export const statePublished = 'പ്രസിദ്ധീകരിച്ചത്';
export const stateArchived = 'ആർക്കൈവ് ചെയ്തത്';

// The office: one post.
export const allPosts = 'എല്ലാ കുറിപ്പുകളും';
export const postFailed = 'ഈ കുറിപ്പ് ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const postGone = 'ഈ കുറിപ്പ് ഇപ്പോൾ ഇല്ല.';
export const words = 'ഉള്ളടക്കം';
export const write = 'എഴുതുക';
export const preview = 'പ്രിവ്യൂ';
export const english = 'ഇംഗ്ലീഷ്';
export const malayalam = 'മലയാളം';
export const titleIn = 'തലക്കെട്ട് ({language})';
export const textIn = 'ഉള്ളടക്കം ({language})';
export const malayalamHint = 'ഒഴിച്ചിട്ടാൽ ഇംഗ്ലീഷിലുള്ളത് കാണിക്കും.';
export const markdownHint = '**കട്ടിയുള്ള അക്ഷരം**, - അല്ലെങ്കിൽ 1. ഇട്ടുള്ള പട്ടികകൾ, വെബ് വിലാസങ്ങൾ എന്നിവ ഉപയോഗിക്കാം.';
export const nothingToPreview = 'ഇതുവരെ ഒന്നും എഴുതിയിട്ടില്ല.';
export const englishShown = 'മലയാളത്തിൽ ഇല്ലെങ്കിൽ ഇംഗ്ലീഷിലുള്ളത് കാണിക്കും.';
export const settings = 'ക്രമീകരണങ്ങൾ';
export const urgentHint = 'മെയിൽ ക്രമീകരണം എന്തായാലും ബാധകമായ എല്ലാവർക്കും ഉടൻ മെയിൽ അയയ്ക്കും. സൈറ്റിൽ ആകെ ആഴ്ചയിൽ പരമാവധി രണ്ട്.';
export const needsAck = 'സ്ഥിരീകരണം ആവശ്യപ്പെടുക';
export const needsAckHint = 'വായിച്ചു കഴിഞ്ഞാൽ ഒരു ബട്ടൺ അമർത്താൻ എല്ലാവരോടും ആവശ്യപ്പെടും.';
export const pinnedUntil = 'പിൻ ചെയ്യേണ്ട അവസാന ദിവസം';
export const pinnedUntilHint = 'ഈ ദിവസം വരെ ഇത് മറ്റുള്ളവയ്ക്ക് മുകളിൽ നിൽക്കും.';
export const audience = 'സ്വീകർത്താക്കൾ';
export const audienceSome = 'ചില അംഗങ്ങൾ';
export const audienceRule =
  'ഒരു പട്ടികയിൽ തിരഞ്ഞെടുത്തവയിൽ ഏതെങ്കിലും ഒന്ന് യോജിച്ചാൽ മതി; പല പട്ടികകളിൽ തിരഞ്ഞെടുത്താൽ അവയെല്ലാം യോജിക്കണം.';
export const roles = 'റോളുകൾ';
export const offices = 'കമ്മിറ്റിയിലെ സ്ഥാനങ്ങൾ';
export const unitsOf = '{area} ഏരിയയിലെ യൂണിറ്റുകൾ';
export const ownArea = 'സ്വന്തം ഏരിയ';
export const people = { one: '{count} ആൾ', other: '{count} പേർ' } as const;
export const onPaper = 'കടലാസിൽ {count}';
export const counting = 'എണ്ണുന്നു …';
export const countFailed = 'എത്ര പേരെന്ന് എണ്ണാനായില്ല.';
export const newsAudience = 'വാർത്ത എല്ലാവർക്കുമുള്ളതാണ്, വെബ്സൈറ്റിലും കാണാം.';
export const fixedNow = 'പ്രസിദ്ധീകരിച്ച ശേഷം സ്വീകർത്താക്കൾ, അടിയന്തരം, സ്ഥിരീകരണം എന്നിവ മാറ്റാൻ കഴിയില്ല.';
export const saveDraft = 'ഡ്രാഫ്റ്റ് സേവ് ചെയ്യുക';
export const nothingChanged = 'ഒന്നും മാറ്റിയിട്ടില്ല.';
export const addFileLabel = 'ഫയൽ ചേർക്കുക';
export const addFileHint = 'PDF, JPG അല്ലെങ്കിൽ PNG, പരമാവധി 10 MB. 5 ഫയലുകൾ വരെ.';
export const addFileFailed = 'ഫയൽ ചേർക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const fileAdded = 'ഫയൽ ചേർത്തു.';
export const filesAfterSaving = 'ഡ്രാഫ്റ്റ് സേവ് ചെയ്ത ശേഷം ഫയലുകൾ ചേർക്കാം.';
export const removeFileFailed = 'ഫയൽ നീക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const noFiles = 'ഫയലുകളില്ല.';
export const publishing = 'പ്രസിദ്ധീകരണം';
export const publishNow = 'ഇപ്പോൾ പ്രസിദ്ധീകരിക്കുക';
export const schedule = 'സമയം നിശ്ചയിക്കുക';
export const changeTime = 'സമയം മാറ്റുക';
export const backToDraft = 'വീണ്ടും ഡ്രാഫ്റ്റാക്കുക';
export const whenHint = 'ഇന്ത്യൻ സമയം. ഒഴിച്ചിട്ടാൽ ഉടൻ പ്രസിദ്ധീകരിക്കും.';
export const saveFirst = 'ആദ്യം മാറ്റങ്ങൾ സേവ് ചെയ്യുക.';
export const publishQuestion = '“{title}” ഇപ്പോൾ പ്രസിദ്ധീകരിക്കണോ?';
export const scheduleQuestion = '“{title}” പ്രസിദ്ധീകരിക്കാൻ സമയം നിശ്ചയിക്കണോ?';
export const publishCircularTells = '{people} സൈറ്റിലെ അറിയിപ്പിലൂടെയും, മെയിൽ തിരഞ്ഞെടുത്തിട്ടുണ്ടെങ്കിൽ മെയിലിലൂടെയും അറിയും.';
export const publishUrgentTells = '{people} സൈറ്റിലെ അറിയിപ്പിലൂടെയും ഉടൻ മെയിലിലൂടെയും അറിയും.';
export const publishOnPaper = {
  one: 'ഇമെയിൽ വിലാസം ഇല്ലാത്ത {count} ആൾക്ക് ഇത് കടലാസിൽ നൽകണം.',
  other: 'ഇമെയിൽ വിലാസം ഇല്ലാത്ത {count} പേർക്ക് ഇത് കടലാസിൽ നൽകണം.',
} as const;
export const publishNewsTells =
  'ഇത് വെബ്സൈറ്റിൽ വരും. അംഗങ്ങൾ സൈറ്റിലെ അറിയിപ്പിലൂടെയും, മെയിൽ തിരഞ്ഞെടുത്തിട്ടുണ്ടെങ്കിൽ മെയിലിലൂടെയും അറിയും.';
export const scheduledFor = 'ഇത് {moment}-ന് പ്രസിദ്ധീകരിക്കും.';
export const publishedDone = 'പ്രസിദ്ധീകരിച്ചു.';
export const scheduledDone = 'സമയം നിശ്ചയിച്ചു.';
export const draftAgain = 'ഇത് വീണ്ടും ഡ്രാഫ്റ്റായി.';
export const copyForWhatsApp = 'WhatsApp-നായി കോപ്പി ചെയ്യുക';
export const copyMalayalam = 'മലയാളം WhatsApp-നായി കോപ്പി ചെയ്യുക';
export const copied = 'കോപ്പി ചെയ്തു. WhatsApp-ൽ പേസ്റ്റ് ചെയ്യുക.';
export const copyFailed = 'ഈ ബ്രൗസർ കോപ്പി ചെയ്യാൻ അനുവദിക്കുന്നില്ല. ദയവായി സ്വയം തിരഞ്ഞെടുത്ത് കോപ്പി ചെയ്യുക.';
export const archive = 'ആർക്കൈവ് ചെയ്യുക';
export const archivedDone = 'ആർക്കൈവ് ചെയ്തു: {title}.';
export const archiveFailed = 'ആർക്കൈവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const deleteDraft = 'ഡ്രാഫ്റ്റ് ഇല്ലാതാക്കുക';
export const deleteQuestion = 'ഈ ഡ്രാഫ്റ്റ് ഇല്ലാതാക്കണോ?';
export const deleteWhy = 'ഉള്ളടക്കവും ഫയലുകളും ഇല്ലാതാകും. ഇത് പഴയപടിയാക്കാനാവില്ല.';
export const deletedDone = 'ഡ്രാഫ്റ്റ് ഇല്ലാതാക്കി.';
export const deleteFailed = 'ഇല്ലാതാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// The office: who has read it.
export const receipts = 'ആരെല്ലാം വായിച്ചു';
export const receiptsFailed = 'ആരെല്ലാം വായിച്ചു എന്ന വിവരം ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const remind = 'ഓർമ്മിപ്പിക്കുക';
export const remindUnread = 'വായിക്കാത്തവരെ ഓർമ്മിപ്പിക്കണോ?';
export const remindUnconfirmed = 'സ്ഥിരീകരിക്കാത്തവരെ ഓർമ്മിപ്പിക്കണോ?';
export const remindMeans =
  'അവർക്ക് ഓരോരുത്തർക്കും ഒരു അറിയിപ്പും, തിരഞ്ഞെടുത്തിട്ടുള്ളതുപോലെ ഇമെയിലും ലഭിക്കും. ഒരു ദിവസം ആരെയും രണ്ടുതവണ ഓർമ്മിപ്പിക്കില്ല. ഇത് പിന്നീട് തിരികെയെടുക്കാനാകില്ല.';
export const remindedDone = {
  one: '{count} ആളെ ഓർമ്മിപ്പിച്ചു.',
  other: '{count} പേരെ ഓർമ്മിപ്പിച്ചു.',
} as const;
export const noneReminded = 'അവരെ എല്ലാവരെയും ഇന്ന് ഓർമ്മിപ്പിച്ചുകഴിഞ്ഞു.';
export const remindFailed = 'ഓർമ്മിപ്പിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const figureTold = 'അറിയിച്ചവർ';
export const figureInTime = '48 മണിക്കൂറിനുള്ളിൽ വായിച്ചവർ';
export const peopleAll = 'എല്ലാവരും';
export const peopleUnread = 'വായിക്കാത്തവർ';
export const peopleRead = 'വായിച്ചവർ';
export const peopleConfirmed = 'സ്ഥിരീകരിച്ചവർ';
export const peopleNotReached = 'വിവരം എത്താത്തവർ';
export const notReachedMeans =
  'ഇവർക്ക് ഇതുവരെ ഇമെയിലോ ഫോണിൽ അറിയിപ്പോ പോയിട്ടില്ല; ഇവർ ഇത് തുറന്നിട്ടില്ല, ഇത് പ്രസിദ്ധീകരിച്ച ശേഷം ഇവിടെ വന്നിട്ടുമില്ല. ഇവരെ വിളിക്കുകയോ ഇവർക്ക് എഴുതുകയോ ചെയ്യുക.';
export const whatsApp = 'WhatsApp';
export const whatsAppPerson = '{name} എന്ന വ്യക്തിക്ക് വാട്സാപ്പിൽ എഴുതുക';
export const chatToConfirm = '{committee}: “{title}”. ദയവായി ഇത് വായിച്ച് സ്ഥിരീകരിക്കുക: {address}';
export const chatOnPaper = '{committee}: നിങ്ങൾക്കായി ഒരു സർക്കുലർ ഉണ്ട്, “{title}”. ദയവായി ഓഫീസിൽ ചോദിക്കുക.';
export const peopleOnPaper = 'കടലാസിൽ';
export const searchPeople = 'പേര്, അംഗത്വ നമ്പർ, ഫോൺ, ഏരിയ അല്ലെങ്കിൽ യൂണിറ്റ്';
export const person = 'വ്യക്തി';
export const noOneHere = 'ഈ പട്ടികയിൽ ആരുമില്ല';
export const pagesOfPeople = 'ആളുകളുടെ പേജുകൾ';
export const notRead = 'വായിച്ചിട്ടില്ല';

// Notices, by the key that they keep
export const notices = {
  'posts.news': 'കമ്മിറ്റിയിൽ നിന്നുള്ള വാർത്ത',
  'posts.circular': 'പുതിയ സർക്കുലർ',
  'posts.urgent': 'അടിയന്തര സർക്കുലർ',
  'posts.to_confirm': 'പുതിയ സർക്കുലർ, ദയവായി സ്ഥിരീകരിക്കുക',
  'posts.remind': 'ദയവായി ഈ സർക്കുലർ വായിക്കുക',
  'posts.remind_to_confirm': 'ഈ സർക്കുലർ വായിച്ചെന്ന് ദയവായി സ്ഥിരീകരിക്കുക',
} as const;

// The audit log
export const audit = {
  listExported: 'വാർത്തകളുടെയും സർക്കുലറുകളുടെയും പട്ടിക എക്സ്പോർട്ട് ചെയ്തു',
  post: 'കുറിപ്പ്',
  posts: 'വാർത്തകളും സർക്കുലറുകളും',
  scheduled: 'സമയം നിശ്ചയിച്ചു',
  published: 'പ്രസിദ്ധീകരിച്ചു',
  archived: 'ആർക്കൈവ് ചെയ്തു',
  archiveUndone: 'ആർക്കൈവ് ചെയ്തത് തിരിച്ചെടുത്തു',
  fileAdded: 'ഫയൽ ചേർത്തു',
  fileRemoved: 'ഫയൽ നീക്കി',
  reminded: 'വായിക്കാൻ ഓർമ്മിപ്പിച്ചു',
  exported: 'വായിച്ചവരുടെ പട്ടിക എക്സ്പോർട്ട് ചെയ്തു',
  acknowledged: 'വായിച്ചെന്ന് സ്ഥിരീകരിച്ചു',
  titleInMalayalam: 'തലക്കെട്ട് (മലയാളം)',
  text: 'ഉള്ളടക്കം',
  textInMalayalam: 'ഉള്ളടക്കം മലയാളത്തിൽ',
  publishedAt: 'പ്രസിദ്ധീകരണ സമയം',
  pinnedUntil: 'പിൻ ചെയ്യേണ്ട അവസാന ദിവസം',
  asksForConfirmation: 'സ്ഥിരീകരണം ആവശ്യപ്പെടുന്നു',
} as const;

export const personCirculars = 'സർക്കുലറുകൾ';
export const personCircularsFailed = 'ഈ വ്യക്തിക്കുള്ള സർക്കുലറുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const noPersonCirculars = 'ഈ വ്യക്തിക്ക് ഇതുവരെ സർക്കുലറൊന്നും അയച്ചിട്ടില്ല.';
export const toldOn = '{moment}-ന് അറിയിച്ചു';
export const notTold = 'അറിയിച്ചിട്ടില്ല: പിന്നീടാണ് ചേർന്നത്';
export const readOn = '{moment}-ന് വായിച്ചു';
export const personNotRead = 'വായിച്ചിട്ടില്ല';
export const ackOn = '{moment}-ന് സ്ഥിരീകരിച്ചു';
export const notAcked = 'സ്ഥിരീകരിച്ചിട്ടില്ല';

// What a phone takes along
export const circularsTaken = {
  one: '{count} സർക്കുലർ, {moment} മുതൽ',
  other: '{count} സർക്കുലറുകൾ, {moment} മുതൽ',
} as const;
