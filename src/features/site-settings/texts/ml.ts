/*
 * The texts of the office's settings of the site in Malayalam, those of texts/en.ts under the same names.
 */

// The screen
export const title = 'ക്രമീകരണങ്ങൾ';
export const lead = 'പൊതു സൈറ്റിൽ കാണിക്കുന്നവ: ഇവിടെ മാറ്റുക, അടുത്ത പേജ് മുതൽ എല്ലാവരും കാണും.';
export const groups = {
  names: 'പേരുകൾ',
  contact: 'ബന്ധപ്പെടാൻ',
  hours: 'പ്രവൃത്തിസമയം',
  pages: 'ഹോം, സംഘടന, നിബന്ധനകൾ',
  people: 'കാണിക്കുന്ന വ്യക്തികൾ',
  look: 'രൂപം',
  membership: 'അംഗത്വവും പണവും',
};
export const setUp = 'സൈറ്റ് ക്രമീകരണം';
export const ofGroups = 'ക്രമീകരണങ്ങളുടെ കൂട്ടങ്ങൾ';
export const failedToLoad = 'ക്രമീകരണങ്ങൾ ലഭ്യമാക്കാനായില്ല.';
export const english = '{label} (ഇംഗ്ലീഷ്)';
export const malayalam = '{label} (മലയാളം)';
export const shownOn = 'കാണിക്കുന്നത്: {pages}';
export const pageNames = {
  '/': 'ഹോം',
  '/about': 'സംഘടന',
  '/advertising': 'പരസ്യം',
  '/contact': 'ബന്ധപ്പെടുക',
  '/terms': 'നിബന്ധനകൾ',
};
export const backToStandard = 'ആദ്യ വാചകത്തിലേക്ക് മടങ്ങുക';
export const standardIsNewer = 'ആദ്യ വാചകം പുതുക്കിയിട്ടുണ്ട്';
export const standardIsNewerLead = 'പഴയ ആദ്യ വാചകത്തിനു പകരം എഴുതിയതാണിത്. ഇപ്പോഴത്തെ ആദ്യ വാചകം: “{standard}”';
export const gapsTitle = 'ഒരു ഭാഷയിൽ ഇല്ല';
export const gapsLead = 'ഇവ ഒരു ഭാഷയിൽ മാത്രമേ മാറ്റിയിട്ടുള്ളൂ. മലയാളം വായനക്കാർ ഇംഗ്ലീഷ് വാചകം കാണും: {labels}.';
export const claimed = 'അവകാശപ്പെട്ടത്';
export const counted = 'എണ്ണിയത്';
export const shownChoice = 'കാണിക്കും';
export const hiddenChoice = 'കാണിക്കില്ല';
export const accents = {
  green: 'പച്ച',
  teal: 'നീലപ്പച്ച',
  blue: 'നീല',
  indigo: 'ഇൻഡിഗോ',
  plum: 'പ്ലം',
  wine: 'വൈൻ',
  bronze: 'വെങ്കലം',
  slate: 'സ്ലേറ്റ്',
};
export const accentSample = 'അ';
export const standardLogo = 'വരച്ച ചിഹ്നം';
export const standardHero = 'വരച്ച ചിത്രം';
export const nowShown = 'ഇപ്പോൾ കാണിക്കുന്നത്';
export const uploadPicture = 'മറ്റൊന്ന് അപ്‌ലോഡ് ചെയ്യുക: {label}';
export const pictureKinds = 'അപ്‌ലോഡ് ചെയ്താലുടൻ എല്ലാവരും കാണും.';
export const pictureUploaded = 'പ്രസിദ്ധീകരിച്ചു: {label}.';
export const failedToUpload = 'ചിത്രം അപ്‌ലോഡ് ചെയ്യാനായില്ല.';
export const backToStandardOf = 'ആദ്യത്തേതിലേക്ക് മടങ്ങുക: {label}';
export const iconsTitle = 'മറ്റിടങ്ങളിൽ കാണുന്നത്';
export const iconsLead = 'ഇപ്പോൾ പ്രസിദ്ധീകരിച്ചതുപോലെ. ഫോണുകളിൽ പുതിയ ഐക്കൺ ഒരു ദിവസം കഴിഞ്ഞേ വരാൻ ഇടയുള്ളൂ.';
export const iconOnPhone = 'ഫോണിൽ';
export const iconMasked = 'വൃത്തത്തിൽ';
export const iconInTab = 'ബ്രൗസറിന്റെ ടാബിൽ';
export const linkPreview = 'ലിങ്കിന്റെ ചിത്രം';
export const opensAt = 'തുറക്കുന്നത്';
export const closesAt = 'അടയ്ക്കുന്നത്';
export const isClosed = 'അവധി';
export const publish = 'പ്രസിദ്ധീകരിക്കുക';
export const published = 'പ്രസിദ്ധീകരിച്ചു. ഇനി തുറക്കുന്ന പേജുകളിൽ കാണാം.';
export const scheduledFor = '{moment} മുതൽ പ്രസിദ്ധീകരിക്കും.';
export const publishFrom = 'പ്രസിദ്ധീകരിക്കുന്ന സമയം';
export const publishFromHelp = 'ഒഴിച്ചിട്ടാൽ ഉടൻ.';
export const failedToPublish = 'പ്രസിദ്ധീകരിക്കാനായില്ല.';
export const unchanged = 'ഒന്നും മാറ്റിയിട്ടില്ല.';
export const staleSettings = 'മറ്റൊരാൾ ഈ ക്രമീകരണങ്ങൾ മാറ്റിയിട്ടുണ്ട്. നിങ്ങൾ എഴുതിയത് ഇവിടെയുണ്ട്; ആദ്യം അവരുടേത് നോക്കുക.';
export const versions = 'പതിപ്പുകൾ';
export const noVersions = 'ഇതുവരെ ഒന്നും മാറ്റിയിട്ടില്ല: സൈറ്റിൽ കാണുന്നത് ആദ്യ വാചകങ്ങളാണ്.';
export const version = 'പതിപ്പ് {version}';
export const former = 'ഓഫീസിലെ മുൻ അംഗം';
export const states = { published: 'പ്രസിദ്ധീകരിച്ചത്', scheduled: '{moment} മുതൽ', withdrawn: 'പിൻവലിച്ചു' };
export const was = 'മുമ്പ്';
export const is = 'ശേഷം';
export const standardText = 'ആദ്യ വാചകം';
export const putBack = 'തിരികെ കൊണ്ടുവരുക';
export const putBackQuestion = 'പതിപ്പ് {version} തിരികെ കൊണ്ടുവരണോ?';
export const putBackLead = 'ഈ കൂട്ടത്തിലെ ക്രമീകരണങ്ങൾ പതിപ്പ് {version}-ലേതുപോലെയാകും. അതും ഒരു പുതിയ പതിപ്പാണ്.';
export const putBackDone = 'പതിപ്പ് {version} തിരികെ വന്നു.';
export const failedToPutBack = 'പതിപ്പ് തിരികെ കൊണ്ടുവരാനായില്ല.';
export const withdrawn = 'പതിപ്പ് {version} പിൻവലിച്ചു.';
export const failedToWithdraw = 'പതിപ്പ് പിൻവലിക്കാനായില്ല.';

export const lookAt = 'കണ്ടുനോക്കുക';
export const lookAtTitle = 'സന്ദർശകർ കാണുന്നതുപോലെ';
export const lookAtLead = 'നിങ്ങൾ എഴുതിയ വാചകങ്ങളോടെ പേജ്, ഫോണിന്റെ വീതിയിൽ. ഒന്നും പ്രസിദ്ധീകരിച്ചിട്ടില്ല.';
export const failedToLook = 'പേജ് തയ്യാറാക്കാനായില്ല.';
export const pageLabel = 'പേജ്';
export const languageLabel = 'ഭാഷ';
export const changeThis = 'ഈ പേജ് മാറ്റുക';
export const changeThisLead = 'ഈ പേജിൽ നിങ്ങൾക്ക് മാറ്റാവുന്നവ';
export const inSentences = 'സൈറ്റിലെ വാചകങ്ങളിൽ';

// Refusals
export const unknownSetting = 'ഈ കൂട്ടത്തിൽ ഇങ്ങനെയൊരു ക്രമീകരണമില്ല.';
export const notText = 'വാചകം നൽകുക.';
export const noOtherLanguage = 'ഈ ക്രമീകരണം രണ്ടു ഭാഷയിലും ഒന്നുതന്നെ.';
export const needed = 'വാചകം നൽകുക; ആദ്യ വാചകത്തിലേക്ക് മടങ്ങാൻ പ്രത്യേക ബട്ടണുണ്ട്.';
export const badPhone = 'പത്തക്ക ഫോൺ നമ്പർ നൽകുക, +91 ചേർത്തോ ചേർക്കാതെയോ.';
export const badEmail = 'ഇമെയിൽ വിലാസം നൽകുക.';
export const exampleEmail = '.example എന്നവസാനിക്കുന്ന വിലാസം ആർക്കും കിട്ടില്ല.';
export const badHours = '09:00-17:00 പോലെ സമയം നൽകുക, അല്ലെങ്കിൽ closed.';
export const hoursBackwards = 'തുടങ്ങുംമുമ്പ് തീരുന്ന സമയമാണിത്.';
export const badYear = '1998 എന്നപോലെ ഒരു വർഷം നൽകുക.';
export const badPosition = '10.7756, 76.6542 എന്നപോലെ വടക്കും കിഴക്കും ഡിഗ്രിയിൽ നൽകുക.';
export const badPrefix = 'PKD എന്നപോലെ രണ്ടു മുതൽ ആറു വരെ വലിയ ഇംഗ്ലീഷ് അക്ഷരങ്ങൾ നൽകുക.';
export const uploadNeeded = 'ചിത്രം അപ്‌ലോഡ് ചെയ്യുകയാണ് വേണ്ടത്, ടൈപ്പ് ചെയ്യുകയല്ല.';
export const fileNeeded = 'ഒരു ചിത്രം തിരഞ്ഞെടുക്കുക.';
export const logoTooLarge = 'ലോഗോ പരമാവധി 5 MB ആകാം.';
export const heroTooLarge = 'മുഖചിത്രം പരമാവധി 10 MB ആകാം.';
export const badChoice = 'തന്നിട്ടുള്ളതിലൊന്ന് തിരഞ്ഞെടുക്കുക.';
export const badPlaceholders = 'ആദ്യ വാചകത്തിലേതുപോലെ {places} ഇതിലും വേണം, മറ്റൊന്നും പാടില്ല.';
export const placeless = 'ചുരുളൻ ബ്രാക്കറ്റുകൾ സൈറ്റ് പൂരിപ്പിക്കുന്ന ഇടങ്ങൾക്കുള്ളതാണ്; ഈ വാചകത്തിൽ അങ്ങനെയൊന്നില്ല.';
export const unknownPage = 'ഒരു പൊതു പേജും ഭാഷയും തിരഞ്ഞെടുക്കുക.';
export const badMoment = 'ദിവസവും സമയവും തിരഞ്ഞെടുക്കുക.';
export const momentPast = 'വരാനുള്ള ഒരു സമയം തിരഞ്ഞെടുക്കുക.';
export const momentFar = 'ഒരു വർഷത്തിനുള്ളിലെ സമയം തിരഞ്ഞെടുക്കുക.';
export const groupUnknown = 'ഇങ്ങനെയൊരു കൂട്ടം ക്രമീകരണങ്ങളില്ല.';
export const groupForSuperusers = 'ഈ ക്രമീകരണങ്ങൾ മാറ്റാൻ സൂപ്പർയൂസർമാർക്കു മാത്രമേ കഴിയൂ.';
export const versionUnknown = 'ഇങ്ങനെയൊരു പതിപ്പില്ല.';
export const versionPublished = 'ഈ പതിപ്പ് പ്രസിദ്ധീകരിച്ചുകഴിഞ്ഞു. പകരം മുമ്പത്തെ ഒന്ന് തിരികെ കൊണ്ടുവരുക.';
export const versionNotPublished = 'ഈ പതിപ്പ് ഒരിക്കലും പ്രസിദ്ധീകരിച്ചിട്ടില്ല.';

// The audit log
export const audit = {
  edited: 'ക്രമീകരണങ്ങൾ മാറ്റി',
  scheduled: 'ക്രമീകരണങ്ങളുടെ മാറ്റം നിശ്ചയിച്ചു',
  withdrawn: 'നിശ്ചയിച്ച മാറ്റം പിൻവലിച്ചു',
  restored: 'ക്രമീകരണങ്ങൾ തിരികെ കൊണ്ടുവന്നു',
  imported: 'ക്രമീകരണങ്ങൾ ഫയലിൽനിന്ന് എടുത്തു',
};
