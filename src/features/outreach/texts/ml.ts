// Asking a member to answer
export const choosePeople = 'ആരോടാണ് ചോദിക്കേണ്ടതെന്ന് തിരഞ്ഞെടുക്കുക.';
export const atMostInvited = 'പരമാവധി {most} പേർ.';
export const notYourself = 'സ്വയം ചോദിക്കാനാവില്ല.';
export const noSuchMember = 'ഇവരിലൊരാൾ അംഗമല്ല.';
export const hasWrittenHere = '{name} ഈ ചോദ്യം ചോദിച്ചയാളോ ഇതിന് ഉത്തരം നൽകിയയാളോ ആണ്.';
export const solvedAlready = 'ഈ ചോദ്യം പരിഹരിച്ചതാണ്.';
export const lockedThread = 'ഈ ചോദ്യം അടച്ചിരിക്കുന്നു.';
export const tooManyInvited = 'ഒരു ചോദ്യത്തെക്കുറിച്ച് {most} പേരോട് ചോദിക്കാം.';
export const tooManyInvitedToday = 'ഒരു ദിവസം {most} പേരോട് ചോദിക്കാം. ദയവായി നാളെ തുടരുക.';
export const askSomebodyLead =
  'നിങ്ങൾ ഉത്തരം പ്രതീക്ഷിക്കുന്നുവെന്ന് പരമാവധി {most} അംഗങ്ങളെ അറിയിക്കും. ഒരു ചോദ്യത്തെക്കുറിച്ച് ഒരാളോട് ഒരിക്കൽ മാത്രമേ ചോദിക്കൂ.';
export const suggested = '{category} എന്ന വിഷയത്തിൽ നന്നായി ഉത്തരം നൽകിയവർ';
export const suggestedFailed = 'നിർദേശങ്ങൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const nobodySuggested = 'ഇതുവരെ ആരുമില്ല. പേര് ഉപയോഗിച്ച് അംഗത്തെ തിരയുക.';
export const searchMembers = 'പേര് ഉപയോഗിച്ച് അംഗങ്ങളെ തിരയുക';
export const loadMembersFailed = 'അംഗങ്ങളുടെ വിവരങ്ങൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const noMemberFound = 'അംഗത്തെ കണ്ടെത്തിയില്ല';
export const moreMembers = 'ഇനിയുമുണ്ട്. പേരിന്റെ കൂടുതൽ ഭാഗം ടൈപ്പ് ചെയ്യുക.';
export const bestAnswers = { one: '{count} മികച്ച ഉത്തരം', other: '{count} മികച്ച ഉത്തരങ്ങൾ' } as const;
export const chosenPeople = { one: '{count} ആളെ തിരഞ്ഞെടുത്തു', other: '{count} പേരെ തിരഞ്ഞെടുത്തു' } as const;
export const askThem = 'ചോദിക്കുക';
export const inviteFailed = 'ചോദിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const invitedNow = { one: '{count} ആളോട് ചോദിച്ചു.', other: '{count} പേരോട് ചോദിച്ചു.' } as const;
export const skippedNames = 'നേരത്തേ ചോദിച്ചവർ: {names}.';

// The week by mail
export const digest = {
  title: 'കമ്മ്യൂണിറ്റിയിൽ ഈ ആഴ്ച',
  greeting: 'പ്രിയ {name},',
  lead: 'കഴിഞ്ഞ ഏഴു ദിവസം അംഗങ്ങൾ ചോദിച്ചതും ഉത്തരം നൽകിയതും ഇവയാണ്.',
  unanswered: 'ഇതുവരെ ഉത്തരമില്ല',
  answers: { one: '{count} പുതിയ ഉത്തരം', other: '{count} പുതിയ ഉത്തരങ്ങൾ' },
  open: 'കമ്മ്യൂണിറ്റി തുറക്കുക',
  footer: 'ആഴ്ചയിലെ ചോദ്യങ്ങൾ ഇമെയിലിൽ ലഭിക്കാൻ നിങ്ങൾ തിരഞ്ഞെടുത്തതുകൊണ്ടാണ് ഈ ഇമെയിൽ അയയ്ക്കുന്നത്.',
  stopAsk: 'ആഴ്ചയിലെ ചോദ്യങ്ങളുമായി ഇനി ഇമെയിലുകൾ ലഭിക്കില്ല.',
  stopDone: 'ആഴ്ചയിലെ ചോദ്യങ്ങളുമായി ഇനി ഇമെയിലുകൾ ലഭിക്കില്ല. അറിയിപ്പുകൾ എന്ന പേജിൽ ഇത് എപ്പോൾ വേണമെങ്കിലും മാറ്റാം.',
} as const;
export const digestSetting = 'കമ്മ്യൂണിറ്റിയിൽ ഈ ആഴ്ച';
export const digestWanted = 'ആഴ്ചയിലെ ചോദ്യങ്ങൾ ഇമെയിലിൽ അയയ്ക്കുക';
export const digestHint =
  'തിങ്കളാഴ്ച രാവിലെ 8 മണിക്ക്: ഇതുവരെ ഉത്തരം ലഭിക്കാത്തവയും ഏറ്റവുമധികം ഉത്തരം ലഭിച്ചവയും. ഒന്നുമില്ലാത്ത ആഴ്ച ഇമെയിലില്ല.';
export const digestOn = 'തിങ്കളാഴ്ചകളിൽ ഇമെയിൽ ലഭിക്കും.';
export const digestOff = 'ആഴ്ചയിലെ ചോദ്യങ്ങളുമായി ഇനി ഇമെയിലുകളില്ല.';
export const digestLoadFailed = 'ഈ ക്രമീകരണം ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// Public answers
export const publicAnswersOf = 'എഞ്ചിനീയർമാരുടെ ഉത്തരങ്ങൾ | {committee}';
export const publicAnswersLead =
  'നിർമാണസ്ഥലങ്ങളിലും ഓഫീസുകളിലും നിന്നുള്ള ചോദ്യങ്ങൾ: അംഗങ്ങൾ പരിഹരിച്ചതും എല്ലാവർക്കും വായിക്കാൻ എഴുതിയവർ സമ്മതിച്ചതും.';
export const publicAnswersDescription =
  'കമ്മിറ്റി അംഗങ്ങൾ പരിഹരിച്ച, നിർമാണത്തെക്കുറിച്ചുള്ള ചോദ്യങ്ങൾ: ഘടന, മണ്ണ്, വെള്ളം, റോഡുകൾ, സാമഗ്രികൾ, ചട്ടങ്ങൾ.';
export const noPublicAnswers = 'ഇതുവരെ ഉത്തരങ്ങളില്ല.';
export const publicAnswersFailed = 'ഉത്തരങ്ങൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const publicAnswerFailed = 'ഈ ഉത്തരം ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const publicAnswersPages = 'ഉത്തരങ്ങളുടെ പേജുകൾ';
export const allPublicAnswers = 'എല്ലാ ഉത്തരങ്ങളും';
export const askedBy = 'ചോദിച്ചത്: {name}';
export const answeredBy = 'ഉത്തരം നൽകിയത്: {name}';
export const publicAnswersNote = 'അംഗങ്ങൾ സ്വന്തം സാഹചര്യങ്ങൾക്കായി എഴുതിയത്. സ്ഥലം നേരിൽ കണ്ട എഞ്ചിനീയറുടെ ഉപദേശത്തിന് ഇത് പകരമാവില്ല.';
export const noPublicAnswer = 'ഉത്തരം കണ്ടെത്തിയില്ല.';
export const onlyAuthorsAgree = 'ചോദ്യമോ ഉത്തരമോ എഴുതിയവർക്കു മാത്രമേ ഇത് ചെയ്യാനാവൂ.';
export const notSolvedYet = 'മികച്ച ഉത്തരമുള്ള, പരിഹരിച്ച ചോദ്യം മാത്രമേ പ്രസിദ്ധീകരിക്കാനാവൂ.';
export const notAgreedYet = 'ചോദ്യം എഴുതിയ ആളും മികച്ച ഉത്തരം എഴുതിയ ആളും ആദ്യം സമ്മതിക്കണം.';
export const everybodyReads = 'എല്ലാവരും വായിക്കട്ടെ';
export const everybodyReadsLead =
  'ഈ ചോദ്യം പരിഹരിച്ചു. ചോദ്യം എഴുതിയ ആളും മികച്ച ഉത്തരം എഴുതിയ ആളും സമ്മതിച്ചാൽ കമ്മിറ്റിക്ക് ഇത് എല്ലാവരെയും കാണിക്കാം: നിങ്ങൾ ഇവിടെ എഴുതിയത്, നിങ്ങളുടെ പേരോടെ, ഫോട്ടോയും ഫയലുകളും ഇല്ലാതെ. സമ്മതം എപ്പോൾ വേണമെങ്കിലും പിൻവലിക്കാം.';
export const haveAgreed =
  'നിങ്ങൾ ഇവിടെ എഴുതിയത് എല്ലാവർക്കും വായിക്കാമെന്ന് നിങ്ങൾ സമ്മതിച്ചു. ഈ ചർച്ചയിൽ നിങ്ങൾ മാറ്റുന്നതും ചേർക്കുന്നതും അവിടെയും കാണും.';
export const agreeToPublish = 'സമ്മതിക്കുന്നു';
export const withdrawConsent = 'പിൻവലിക്കുക';
export const agreedNow = 'നന്ദി. സമ്മതം എപ്പോൾ വേണമെങ്കിലും പിൻവലിക്കാം.';
export const withdrawnNow = 'പിൻവലിച്ചു. ലോഗിൻ ചെയ്യാതെ ഇനി ആർക്കും ഇത് വായിക്കാനാവില്ല.';
export const publicMark = 'പൊതുവായത്';
export const publicLink = 'ഇത് എല്ലാവർക്കും വായിക്കാം';
export const publish = 'പ്രസിദ്ധീകരിക്കുക';
export const unpublish = 'പൊതുവിൽനിന്ന് നീക്കുക';
export const publishedNow = 'ഇപ്പോൾ എല്ലാവർക്കും ഇത് വായിക്കാം.';
export const unpublishedNow = 'ഇത് ഇനി പൊതുവായതല്ല.';
export const whoAgreed = 'ആരെല്ലാം സമ്മതിച്ചു';
export const agreedMark = 'സമ്മതിച്ചു';
export const notAgreedMark = 'ഇതുവരെ ഇല്ല';
export const threadParts = { question: 'ചോദ്യം', best_answer: 'മികച്ച ഉത്തരം', answer: 'ഉത്തരം' } as const;

// What the bell and its mails say, by the key that a notice keeps
export const pushedInvitation = 'ഒരു ചോദ്യത്തിന് ഉത്തരം നൽകാൻ നിങ്ങളോട് അഭ്യർത്ഥിച്ചിരിക്കുന്നു';
export const notices = {
  'community.invited': 'ഒരു ചോദ്യത്തിന് ഉത്തരം നൽകാൻ {name} നിങ്ങളോട് അഭ്യർഥിക്കുന്നു',
} as const;

// The audit log
export const audit = {
  publicAgreed: 'പ്രസിദ്ധീകരിക്കാൻ എഴുതിയ ആൾ സമ്മതിച്ചു',
  publicWithdrawn: 'പ്രസിദ്ധീകരിക്കാനുള്ള സമ്മതം എഴുതിയ ആൾ പിൻവലിച്ചു',
  published: 'ചോദ്യവും ഉത്തരങ്ങളും പ്രസിദ്ധീകരിച്ചു',
  unpublished: 'ചോദ്യവും ഉത്തരങ്ങളും പൊതുവിൽനിന്ന് നീക്കി',
  invited: 'ഒരു ചോദ്യത്തിന് ഉത്തരം നൽകാൻ അഭ്യർഥിച്ചു',
  digestSwitched: 'ആഴ്ചതോറുമുള്ള മെയിൽ വേണമെന്നോ വേണ്ടെന്നോ തീരുമാനിച്ചു',
  question: 'ചോദ്യം',
} as const;
