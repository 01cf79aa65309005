// What the server refuses, and says of what was done
export const tooLarge = 'ഫയലിന്റെ വലുപ്പം 10MB-യിൽ കുറവായിരിക്കണം.';
export const wrongType = 'ഈ തരം ഫയൽ സ്വീകരിക്കില്ല. ദയവായി ചിത്രമോ PDF-ഓ ഡോക്യുമെന്റോ അപ്‌ലോഡ് ചെയ്യുക.';
export const brokenPicture = 'ഈ ചിത്രം തുറക്കാനായില്ല. ദയവായി മറ്റൊരു ഫയൽ ഉപയോഗിക്കുക.';
export const activeSvg =
  'ഈ ഡ്രോയിങ്ങിൽ സ്ക്രിപ്റ്റുകളോ പ്രവർത്തിക്കുന്ന ലിങ്കുകളോ ഉണ്ട്. ദയവായി അവയില്ലാതെ എക്സ്പോർട്ട് ചെയ്യുക, അല്ലെങ്കിൽ ചിത്രമായി അപ്‌ലോഡ് ചെയ്യുക.';
export const largeSvg = 'ഡ്രോയിങ് (SVG) പരമാവധി 2MB ആകാം. ദയവായി PDF ആയോ ചിത്രമായോ അപ്‌ലോഡ് ചെയ്യുക.';
export const ownQuota =
  'ഒരാൾക്ക് അനുവദിച്ച സ്ഥലം മുഴുവൻ നിങ്ങളുടെ അറ്റാച്ച്മെന്റുകൾ എടുത്തുകഴിഞ്ഞു. ഇനി ആവശ്യമില്ലാത്ത ഫയലുകളുള്ള പോസ്റ്റുകൾ ദയവായി ഇല്ലാതാക്കുക.';
export const quota = 'കമ്മ്യൂണിറ്റിയിൽ ഇനി അറ്റാച്ച്മെന്റുകൾക്ക് സ്ഥലമില്ല. ദയവായി ഫയലില്ലാതെ പോസ്റ്റ് ചെയ്യുക, ഓഫീസിനെ അറിയിക്കുക.';
export const emptyText = 'ദയവായി എന്തെങ്കിലും എഴുതുക.';
export const chooseCategory = 'ദയവായി ഒരു വിഭാഗം തിരഞ്ഞെടുക്കുക.';
export const chooseUrgency = 'ദയവായി പ്രാധാന്യം തിരഞ്ഞെടുക്കുക.';
export const tooManyTags = 'പരമാവധി {mostTags} ടാഗുകൾ.';
export const badVote = 'വോട്ടിന്റെ മൂല്യം 1 അല്ലെങ്കിൽ -1 ആകണം.';
export const notFound = 'കണ്ടെത്തിയില്ല.';
export const noQuestion = 'ചോദ്യം കണ്ടെത്തിയില്ല.';
export const noAnswer = 'ഉത്തരം കണ്ടെത്തിയില്ല.';
export const ownPost = 'സ്വന്തം പോസ്റ്റിന് വോട്ട് ചെയ്യാനാവില്ല.';
export const ownFlag = 'സ്വന്തം പോസ്റ്റ് ഫ്ലാഗ് ചെയ്യാനാവില്ല.';
export const alreadyFlagged = 'നിങ്ങൾ ഇത് മുമ്പേ ഫ്ലാഗ് ചെയ്തിട്ടുണ്ട്. നന്ദി, ഇത് പരിശോധിക്കും.';
export const flagged = 'നന്ദി. ഇത് പരിശോധിക്കും.';
export const notEntitled = 'ചോദ്യം എഴുതിയ ആൾക്കു മാത്രമേ ഇത് ചെയ്യാനാവൂ.';
export const notAuthor = 'എഴുതിയ ആൾക്കു മാത്രമേ ഇത് തിരുത്താനാവൂ.';
export const tooLate = 'പോസ്റ്റ് ചെയ്ത് {hours} മണിക്കൂർ വരെ മാത്രമേ തിരുത്താനാവൂ.';
export const hiddenUntilDecided = 'ഒരു മോഡറേറ്റർ തീരുമാനമെടുക്കുന്നതുവരെ ഇത് മറച്ചിരിക്കുന്നു.';
export const noFlags = 'ഇതിൽ തീരുമാനമെടുക്കാൻ ഫ്ലാഗുകളൊന്നുമില്ല.';
export const shownAgain = 'പോസ്റ്റ് വീണ്ടും കാണിച്ചുതുടങ്ങി.';
export const flagsKept = 'പോസ്റ്റ് നിലനിർത്തി. അതിലെ ഫ്ലാഗുകൾ തീർപ്പാക്കി.';
export const flagsRemoved = 'പോസ്റ്റ് നീക്കി.';
export const locked = 'ഒരു മോഡറേറ്റർ ഈ ചർച്ച പൂട്ടിയിരിക്കുന്നു. വായിക്കാനും പിന്തുടരാനും ഫ്ലാഗ് ചെയ്യാനും മാത്രമേ കഴിയൂ.';
export const isMerged = 'ഈ ചോദ്യം മറ്റൊന്നിൽ ലയിപ്പിച്ചു. ദയവായി ഇത് വീണ്ടും തുറക്കുക.';
export const targetIsMerged = 'ആ ചോദ്യം മറ്റൊന്നിൽ ലയിപ്പിച്ചതാണ്. ദയവായി ആ മറ്റേ ചോദ്യം തിരഞ്ഞെടുക്കുക.';
export const mergeHidden = 'മറച്ച ചോദ്യം ലയിപ്പിക്കാനാവില്ല. ദയവായി ആദ്യം അതിലെ ഫ്ലാഗുകളിൽ തീരുമാനമെടുക്കുക.';
export const mergeItself = 'ഒരു ചോദ്യം അതിൽത്തന്നെ ലയിപ്പിക്കാനാവില്ല.';
export const chooseTarget = 'ദയവായി ഒരു ചോദ്യം തിരഞ്ഞെടുക്കുക.';
export const notMerged = 'ഈ ചോദ്യം ലയിപ്പിച്ചതല്ല.';
export const undoOtherFirst = 'മറ്റേ ചോദ്യം പിന്നീട് വേറൊന്നിൽ ലയിപ്പിച്ചു. ദയവായി ആദ്യം അത് പഴയപടിയാക്കുക.';
export const undoTooLate = '{days} ദിവസം വരെ മാത്രമേ ലയനം പഴയപടിയാക്കാനാവൂ.';
export const badDay = 'ദയവായി ഒരു ദിവസം നൽകുക.';
export const badLock = 'true അല്ലെങ്കിൽ false നൽകുക.';
export const pinnedTooLong = 'ദയവായി ഇന്നുമുതൽ പരമാവധി {days} ദിവസത്തിനുള്ളിലെ ഒരു ദിവസം തിരഞ്ഞെടുക്കുക.';
export const tooManyPinned = '{most} ചോദ്യങ്ങൾ ഇപ്പോൾത്തന്നെ പിൻ ചെയ്തിട്ടുണ്ട്. ദയവായി ആദ്യം അതിലൊന്നിന്റെ പിൻ മാറ്റുക.';
export const noTag = 'ടാഗ് കണ്ടെത്തിയില്ല.';
export const tagNeeded = 'ദയവായി ഒരു ടാഗ് നൽകുക.';
export const tagComma = 'ടാഗിൽ കോമ പാടില്ല.';
export const tagTaken = 'ഇങ്ങനെയൊരു ടാഗ് ഇപ്പോൾത്തന്നെയുണ്ട്.';
export const synonymOfItself = 'ഒരു ടാഗ് അതിനുതന്നെ പര്യായമാകില്ല.';
export const synonymOfSynonym = 'അത് ഒരു പര്യായമാണ്. ദയവായി അതിന്റെ ടാഗ് നൽകുക.';
export const formerMember = { first: 'മുൻ', last: 'അംഗം' } as const;

// The board
export const community = 'കമ്മ്യൂണിറ്റി';
export const pageTitle = '{question} · കമ്മ്യൂണിറ്റി';
export const back = 'തിരികെ';
export const questions = 'ചോദ്യങ്ങൾ';
export const question = 'ചോദ്യം';
export const answer = 'ഉത്തരം';
export const allQuestions = 'എല്ലാ ചോദ്യങ്ങളും';
export const newQuestion = 'പുതിയ ചോദ്യം';
export const thread = 'ചോദ്യവും ഉത്തരങ്ങളും';
export const ask = 'ചോദിക്കുക';
export const askOrOpenAQuestion = 'ചോദിക്കുക, അല്ലെങ്കിൽ ഒരു ചോദ്യം തുറക്കുക';
export const askOrOpenLead = 'ഉത്തരങ്ങൾ വായിക്കാൻ പട്ടികയിൽനിന്ന് ഒരു ചോദ്യം തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ നിങ്ങളുടെ ചോദ്യം താഴെ എഴുതുക.';

// What a question is about, and how far it is
export const category = 'വിഭാഗം';
export const categoryNames = {
  structural: 'സ്ട്രക്ചറൽ',
  geotechnical: 'ജിയോടെക്നിക്കൽ',
  transportation: 'ഗതാഗതം',
  water_resources: 'ജലവിഭവം',
  environmental: 'പരിസ്ഥിതി',
  construction: 'നിർമ്മാണം',
  other: 'മറ്റുള്ളവ',
} as const;
export const urgency = 'പ്രാധാന്യം';
export const urgencyNames = { normal: 'സാധാരണം', urgent: 'അടിയന്തരം', discussion: 'ചർച്ച' } as const;
export const stageNames = {
  new: 'പുതിയത്',
  viewed: 'കണ്ടു',
  answered: 'ഉത്തരം ലഭിച്ചു',
  best_answer: 'മികച്ച ഉത്തരമുണ്ട്',
  solved: 'പരിഹരിച്ചു',
} as const;
export const tags = 'ടാഗുകൾ';
export const tagsHint = 'പരമാവധി {mostTags}, ഇടയിൽ കോമ ഇടുക';
export const tagsExample = 'ഫൂട്ടിങ്, M25';
export const tagCount = { one: '{count} ടാഗ്', other: '{count} ടാഗുകൾ' } as const;

// Writing
export const yourQuestion = 'നിങ്ങളുടെ ചോദ്യം';
export const yourAnswer = 'നിങ്ങളുടെ ഉത്തരം';
export const questionHint = 'കമ്മ്യൂണിറ്റിയോട് ചോദിക്കാം. ആദ്യത്തെ വരി തലക്കെട്ടാകും.';
export const answerHint = 'ഉത്തരം എഴുതുക';
export const firstLineIsTitle = 'ആദ്യത്തെ വരി തലക്കെട്ടാകും.';
export const detailsOfQuestion = 'ചോദ്യത്തിന്റെ വിവരങ്ങൾ: {short}';
export const attachFile = 'ഫയൽ ചേർക്കുക';
export const attachment = 'അറ്റാച്ച്മെന്റ്';
export const removeFile = '{name} നീക്കുക';
export const post = 'ചോദിക്കുക';
export const reply = 'മറുപടി';
export const posting = 'അയയ്ക്കുന്നു';
export const stop = 'നിർത്തുക';
export const keysSend = 'അയയ്ക്കാൻ {keys}';
export const sendFailed = 'അയയ്ക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const questionPosted = 'നിങ്ങളുടെ ചോദ്യം പോസ്റ്റ് ചെയ്തു.';
export const answerPosted = 'നിങ്ങളുടെ ഉത്തരം പോസ്റ്റ് ചെയ്തു.';

// Similar questions
export const similarQuestions = 'സമാനമായ ചോദ്യങ്ങൾ';
export const similarSolved = '{answers}, പരിഹരിച്ചു';
export const moreSimilar = 'സമാനമായ {more} എണ്ണം കൂടി';
export const continueAnyway = 'എന്തായാലും തുടരുക';
export const notPostedYet = 'നിങ്ങളുടെ ചോദ്യം ഇതുവരെ പോസ്റ്റ് ചെയ്തിട്ടില്ല. ചോദിക്കാൻ {strong} അമർത്തുക.';
export const similarFound = 'സമാനമായ ചോദ്യം കണ്ടെത്തി';
export const similarFoundLead =
  'ഈ ചോദ്യം നിങ്ങളുടേതിനോട് വളരെ സാമ്യമുള്ളതാണ്. നിങ്ങളുടെ ചോദ്യം പോസ്റ്റ് ചെയ്തിട്ടില്ല; ഡ്രാഫ്റ്റായി സൂക്ഷിച്ചിട്ടുണ്ട്.';
export const backToMyQuestion = 'എന്റെ ചോദ്യത്തിലേക്ക് മടങ്ങുക';

// The list
export const searchQuestions = 'ചോദ്യങ്ങൾ തിരയുക';
export const filter = 'ഫിൽട്ടർ';
export const filterNames = {
  all: 'എല്ലാം',
  answered: 'ഉത്തരം ലഭിച്ചവ',
  unanswered: 'ഉത്തരം ലഭിക്കാത്തവ',
  solved: 'പരിഹരിച്ചവ',
  urgent: 'അടിയന്തരം',
} as const;
export const removeCategoryFilter = '{categoryName} എന്ന വിഭാഗത്തിന്റെ ഫിൽട്ടർ നീക്കുക';
export const removeTagFilter = '{tag} എന്ന ടാഗിന്റെ ഫിൽട്ടർ നീക്കുക';
export const loadQuestionsFailed = 'ചോദ്യങ്ങൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const questionCount = { one: '{count} ചോദ്യം', other: '{count} ചോദ്യങ്ങൾ' } as const;
export const newQuestions = { one: '{count} പുതിയ ചോദ്യം', other: '{count} പുതിയ ചോദ്യങ്ങൾ' } as const;
export const newActivity = 'പുതിയ പ്രതികരണങ്ങൾ';
export const loadMore = 'കൂടുതൽ കാണിക്കുക';
export const noQuestionsFound = 'ചോദ്യങ്ങളൊന്നും കണ്ടെത്തിയില്ല';
export const noQuestionsFoundLead = 'ഈ തിരയലും ഫിൽട്ടറുമായി ഒന്നും പൊരുത്തപ്പെടുന്നില്ല.';
export const showAllQuestions = 'എല്ലാ ചോദ്യങ്ങളും കാണിക്കുക';
export const noQuestionsYet = 'ഇതുവരെ ചോദ്യങ്ങളില്ല';
export const noQuestionsYetLead = 'ആദ്യത്തെ ചോദ്യം ചോദിക്കാം. സ്വന്തം സൈറ്റുകളിൽനിന്നുള്ള അനുഭവം വെച്ച് അംഗങ്ങൾ ഉത്തരം നൽകും.';
export const solvedMark = 'തീർന്നു';
export const answersWord = { one: 'ഉത്തരം', other: 'ഉത്തരം' } as const;
export const hiddenMark = 'മറച്ചത്';
export const voteCount = { one: '{count} വോട്ട്', other: '{count} വോട്ടുകൾ' } as const;

// A thread
export const noQuestionLead = 'ഇത് ഇല്ലാതാക്കിയിട്ടുണ്ടാകാം.';
export const loadQuestionFailed = 'ചോദ്യം ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const loadAnswersFailed = 'ഉത്തരങ്ങൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const answerCount = { one: '{count} ഉത്തരം', other: '{count} ഉത്തരങ്ങൾ' } as const;
export const newAnswers = { one: '{count} പുതിയ ഉത്തരം', other: '{count} പുതിയ ഉത്തരങ്ങൾ' } as const;
export const noAnswersYet = 'ഇതുവരെ ഉത്തരങ്ങളില്ല';
export const noAnswersYetLead = 'ആദ്യം സഹായിക്കുന്നത് നിങ്ങളാകട്ടെ: അറിയാവുന്നത് താഴെ എഴുതുക.';
export const showEarlierAnswers = 'മുമ്പുള്ള ഉത്തരങ്ങൾ കാണിക്കുക';
export const showMoreAnswers = 'കൂടുതൽ ഉത്തരങ്ങൾ കാണിക്കുക';
export const answerBy = '{name} നൽകിയ ഉത്തരം';
export const bestAnswer = 'മികച്ച ഉത്തരം';
export const verified = 'സ്ഥിരീകരിച്ചു';
export const verifiedTitle = 'ലൈസൻസ് രേഖകളിലുണ്ട്, സാധുവുമാണ്';
export const edited = '· തിരുത്തിയത് {when}';
export const viewCount = { one: '{count} കാഴ്ച', other: '{count} കാഴ്ചകൾ' } as const;
export const yourPostWasFlagged = 'നിങ്ങളുടെ പോസ്റ്റ് മറ്റുള്ളവർ ഫ്ലാഗ് ചെയ്തു.';
export const flagCount = { one: '{count} ഫ്ലാഗ്', other: '{count} ഫ്ലാഗുകൾ' } as const;
export const code = 'കോഡ്';

// Taking part
export const votesOnQuestion = 'ചോദ്യത്തിനുള്ള വോട്ടുകൾ';
export const votesOnAnswer = '{name} നൽകിയ ഉത്തരത്തിനുള്ള വോട്ടുകൾ';
export const voteUp = 'അനുകൂലിച്ച് വോട്ട് ചെയ്യുക';
export const voteDown = 'എതിർത്ത് വോട്ട് ചെയ്യുക';
export const score = 'സ്കോർ';
export const upAndDown = 'അനുകൂലം {upvotes}, എതിർത്ത് {downvotes}';
export const voteFailed = 'വോട്ട് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const follow = 'പിന്തുടരുക';
export const following = 'പിന്തുടരുന്നു';
export const followersWord = { one: 'ആൾ പിന്തുടരുന്നു', other: 'പേർ പിന്തുടരുന്നു' } as const;
export const followFailed = 'ചോദ്യം പിന്തുടരാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const markBest = 'മികച്ചതായി അടയാളപ്പെടുത്തുക';
export const notTheBest = 'മികച്ചതല്ല';
export const markBestFailed = 'മികച്ച ഉത്തരമായി അടയാളപ്പെടുത്താനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const markAsSolved = 'പരിഹരിച്ചതായി അടയാളപ്പെടുത്തുക';
export const notSolved = 'പരിഹരിച്ചിട്ടില്ല';
export const markSolvedFailed = 'ചോദ്യം പരിഹരിച്ചതായി അടയാളപ്പെടുത്താനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const shareByWhatsApp = 'വാട്സാപ്പിൽ പങ്കിടുക';
export const copyLink = 'ലിങ്ക് പകർത്തുക';
export const linkCopied = 'ലിങ്ക് പകർത്തി.';

// Editing a post
export const editPost = { question: 'ചോദ്യം തിരുത്തുക', answer: 'ഉത്തരം തിരുത്തുക' } as const;
export const editLead = 'പോസ്റ്റ് ചെയ്ത് {editableHours} മണിക്കൂർ വരെ തിരുത്താം. തിരുത്തി എന്നതും എപ്പോൾ എന്നതും എല്ലാവർക്കും കാണാം.';
export const save = 'സേവ് ചെയ്യുക';
export const saveFailed = 'സേവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const nothingChanged = 'മാറ്റങ്ങളൊന്നും വരുത്തിയിട്ടില്ല.';
export const questionChanged = 'നിങ്ങളുടെ ചോദ്യം തിരുത്തി.';
export const answerChanged = 'നിങ്ങളുടെ ഉത്തരം തിരുത്തി.';

// Deleting a post
export const deletePost = { question: 'ചോദ്യം ഇല്ലാതാക്കുക', answer: 'ഉത്തരം ഇല്ലാതാക്കുക' } as const;
export const deleteAsked = {
  question: '“{preview}” ഇല്ലാതാക്കണമെന്ന് ഉറപ്പാണോ? അതിന്റെ ഉത്തരങ്ങളും ഇല്ലാതാകും. ഇത് പിന്നീട് തിരിച്ചെടുക്കാനാവില്ല.',
  answer: '“{preview}” ഇല്ലാതാക്കണമെന്ന് ഉറപ്പാണോ? ഇത് പിന്നീട് തിരിച്ചെടുക്കാനാവില്ല.',
} as const;
export const deleteLabel = 'ഇല്ലാതാക്കുക';
export const deleteFailed = { question: 'ചോദ്യം ഇല്ലാതാക്കാനായില്ല', answer: 'ഉത്തരം ഇല്ലാതാക്കാനായില്ല' } as const;

// Flagging a post
export const flagPost = { question: 'ചോദ്യം ഫ്ലാഗ് ചെയ്യുക', answer: 'ഉത്തരം ഫ്ലാഗ് ചെയ്യുക' } as const;
export const youHaveFlaggedThis = 'നിങ്ങൾ ഇത് ഫ്ലാഗ് ചെയ്തിട്ടുണ്ട്';
export const flagContent = 'ഫ്ലാഗ് ചെയ്യുക';
export const whatIsWrongWithIt = 'എന്താണ് ഇതിലെ പ്രശ്നം?';
export const flagReasons = {
  inappropriate: 'അനുചിതം',
  incorrect: 'തെറ്റായ വിവരം',
  unsafe: 'അപകടകരം',
  spam: 'സ്പാം',
  other: 'മറ്റെന്തെങ്കിലും',
} as const;
export const detailsOptional = 'വിശദാംശങ്ങൾ (നിർബന്ധമല്ല)';
export const submit = 'സമർപ്പിക്കുക';
export const flagFailed = 'ഫ്ലാഗ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// A post's file
export const openFile = '{name} തുറക്കുക';
export const loadFileFailed = 'ഈ ഫയൽ ലഭ്യമാക്കാനായില്ല.';
export const download = 'ഡൗൺലോഡ്';
export const openInNewTab = 'പുതിയ ടാബിൽ തുറക്കുക';
export const openNamedInNewTab = '{name} പുതിയ ടാബിൽ തുറക്കുക';
export const close = 'അടയ്ക്കുക';
export const otherKindOfFile = 'ഈ തരം ഫയൽ ഇവിടെ കാണിക്കാനാവില്ല. ഡൗൺലോഡ് ചെയ്ത് നിങ്ങളുടെ ഉപകരണത്തിൽ തുറക്കുക.';
export const pdfElsewhere = 'ഈ ഉപകരണം PDF ഫയലുകൾ മറ്റൊരു പ്രോഗ്രാമിലാണ് കാണിക്കുന്നത്. പുതിയ ടാബിൽ തുറക്കുക, അല്ലെങ്കിൽ ഡൗൺലോഡ് ചെയ്യുക.';

// Asking somebody to answer
export const choosePeople = 'ആരോടാണ് ചോദിക്കേണ്ടതെന്ന് തിരഞ്ഞെടുക്കുക.';
export const atMostInvited = 'പരമാവധി {most} പേർ.';
export const notYourself = 'സ്വയം ചോദിക്കാനാവില്ല.';
export const noSuchMember = 'ഇവരിലൊരാൾ അംഗമല്ല.';
export const hasWrittenHere = '{name} ഈ ചോദ്യം ചോദിച്ചയാളോ ഇതിന് ഉത്തരം നൽകിയയാളോ ആണ്.';
export const solvedAlready = 'ഈ ചോദ്യം പരിഹരിച്ചതാണ്.';
export const lockedThread = 'ഈ ചോദ്യം അടച്ചിരിക്കുന്നു.';
export const tooManyInvited = 'ഒരു ചോദ്യത്തെക്കുറിച്ച് {most} പേരോട് ചോദിക്കാം.';
export const tooManyInvitedToday = 'ഒരു ദിവസം {most} പേരോട് ചോദിക്കാം. ദയവായി നാളെ തുടരുക.';
export const askSomebody = 'ആരോടെങ്കിലും ചോദിക്കുക';
export const askSomebodyLead =
  'നിങ്ങൾ ഉത്തരം പ്രതീക്ഷിക്കുന്നുവെന്ന് പരമാവധി {most} അംഗങ്ങളെ അറിയിക്കും. ഒരു ചോദ്യത്തെക്കുറിച്ച് ഒരാളോട് ഒരിക്കൽ മാത്രമേ ചോദിക്കൂ.';
export const suggested = '{category} എന്ന വിഷയത്തിൽ നന്നായി ഉത്തരം നൽകിയവർ';
export const suggestedFailed = 'നിർദേശങ്ങൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const nobodySuggested = 'ഇതുവരെ ആരുമില്ല. പേര് ഉപയോഗിച്ച് അംഗത്തെ തിരയുക.';
export const searchMembers = 'പേര് ഉപയോഗിച്ച് അംഗങ്ങളെ തിരയുക';
export const loadMembersFailed = 'അംഗങ്ങളെ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
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
export const digestSaveFailed = 'സേവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// Public answers
export const publicAnswers = 'ഉത്തരങ്ങൾ';
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
export const consentFailed = 'സേവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const publicMark = 'പൊതുവായത്';
export const publicLink = 'ഇത് എല്ലാവർക്കും വായിക്കാം';
export const publish = 'പ്രസിദ്ധീകരിക്കുക';
export const unpublish = 'പൊതുവിൽനിന്ന് നീക്കുക';
export const publishedNow = 'ഇപ്പോൾ എല്ലാവർക്കും ഇത് വായിക്കാം.';
export const unpublishedNow = 'ഇത് ഇനി പൊതുവായതല്ല.';
export const publishFailed = 'പ്രസിദ്ധീകരിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const whoAgreed = 'ആരെല്ലാം സമ്മതിച്ചു';
export const agreedMark = 'സമ്മതിച്ചു';
export const notAgreedMark = 'ഇതുവരെയില്ല';
export const threadParts = { question: 'ചോദ്യം', best_answer: 'മികച്ച ഉത്തരം', answer: 'ഉത്തരം' } as const;

// Flagged Posts
export const flaggedPosts = 'ഫ്ലാഗ് ചെയ്ത പോസ്റ്റുകൾ';
export const flaggedPostsLead =
  'കമ്മ്യൂണിറ്റിയിൽ അംഗങ്ങൾ ഫ്ലാഗ് ചെയ്തവ. {flagsThatHide} പേർ ഫ്ലാഗ് ചെയ്താൽ നിങ്ങൾ തീരുമാനിക്കുന്നതുവരെ പോസ്റ്റ് മറച്ചിരിക്കും.';
export const loadFlaggedFailed = 'ഫ്ലാഗ് ചെയ്ത പോസ്റ്റുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const flaggedCount = { one: 'ഫ്ലാഗ് ചെയ്ത {count} പോസ്റ്റ്', other: 'ഫ്ലാഗ് ചെയ്ത {count} പോസ്റ്റുകൾ' } as const;
export const boardInFigures = 'ചോദ്യങ്ങൾക്ക് എത്ര വേഗം ഉത്തരം കിട്ടുന്നു';
export const askedInDays = '{days} ദിവസത്തെ ചോദ്യങ്ങൾ';
export const hoursToFirstAnswer = 'ആദ്യ ഉത്തരത്തിന് മണിക്കൂർ (മീഡിയൻ)';
export const withoutAnAnswer = 'ഉത്തരം കിട്ടാത്തവ';
export const pagesOfFlaggedPosts = 'ഫ്ലാഗ് ചെയ്ത പോസ്റ്റുകളുടെ പേജുകൾ';
export const noFlaggedPosts = 'ഫ്ലാഗ് ചെയ്ത പോസ്റ്റുകളില്ല';
export const noFlaggedPostsLead = 'നിങ്ങളുടെ തീരുമാനം കാത്ത് ഒന്നുമില്ല.';
export const writtenBy = { question: '{date}-ന് {author} ചോദിച്ചത്', answer: '{date}-ന് {author} ഉത്തരം നൽകിയത്' } as const;
export const postOf = { question: '({author} ചോദിച്ച ചോദ്യം)', answer: '({author} നൽകിയ ഉത്തരം)' } as const;
export const showLess = 'ചുരുക്കി കാണിക്കുക';
export const showAll = 'മുഴുവനും കാണിക്കുക';
export const keep = 'നിലനിർത്തുക';
export const keepAsked = { question: 'ഈ ചോദ്യം നിലനിർത്തണോ?', answer: 'ഈ ഉത്തരം നിലനിർത്തണോ?' } as const;
export const keepLead = 'ഇത് അതേപടി തുടരും, ഇതിലെ ഫ്ലാഗുകൾ തീർപ്പാക്കും.';
export const keepHiddenLead = 'എല്ലാവർക്കും ഇത് വീണ്ടും കാണാം, ഇതിലെ ഫ്ലാഗുകൾ തീർപ്പാക്കും.';
export const keepFailed = 'ഈ പോസ്റ്റ് നിലനിർത്താനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const remove = 'നീക്കുക';
export const removeAsked = { question: 'ഈ ചോദ്യം നീക്കണോ?', answer: 'ഈ ഉത്തരം നീക്കണോ?' } as const;
export const removeLead = {
  question: 'ഇത് എല്ലാ ഉത്തരങ്ങളോടും ഫയലുകളോടും കൂടി എന്നേക്കുമായി ഇല്ലാതാകും. എഴുതിയ ആളെ അറിയിക്കും.',
  answer: 'ഇത് ഫയലുണ്ടെങ്കിൽ അതോടുകൂടി എന്നേക്കുമായി ഇല്ലാതാകും. എഴുതിയ ആളെ അറിയിക്കും.',
} as const;
export const removeFailed = 'ഈ പോസ്റ്റ് നീക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// Looking after the board
export const moderate = 'മോഡറേറ്ററുടെ നടപടികൾ';
export const flaggedPostsLink = 'ഫ്ലാഗ് ചെയ്ത പോസ്റ്റുകൾ';
export const pinnedMark = 'പിൻ ചെയ്തത്';
export const pinnedTitle = '{date} വരെ പട്ടികയിൽ ആദ്യം നിൽക്കും';
export const lockedMark = 'പൂട്ടിയത്';
export const lockedNote =
  'ഒരു മോഡറേറ്റർ ഈ ചർച്ച പൂട്ടി. വായിക്കാനും പിന്തുടരാനും ഫ്ലാഗ് ചെയ്യാനും കഴിയും; ഉത്തരം നൽകാനോ തിരുത്താനോ വോട്ട് ചെയ്യാനോ ആർക്കും കഴിയില്ല.';
export const pin = 'പിൻ ചെയ്യുക';
export const unpin = 'പിൻ മാറ്റുക';
export const pinQuestion = 'ചോദ്യം പിൻ ചെയ്യുക';
export const pinLead = 'ഇത് പട്ടികയിൽ മറ്റെല്ലാ ചോദ്യങ്ങൾക്കും മുകളിൽ നിൽക്കും. ഒരു സമയം പരമാവധി {most} ചോദ്യങ്ങൾ പിൻ ചെയ്യാം.';
export const pinnedUntil = 'അവസാന ദിവസം';
export const pinnedUntilHint = 'പരമാവധി {days} ദിവസം മുന്നോട്ട്.';
export const pinned = 'ചോദ്യം പിൻ ചെയ്തു.';
export const unpinned = 'ചോദ്യത്തിന്റെ പിൻ മാറ്റി.';
export const pinFailed = 'ഈ ചോദ്യം പിൻ ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const unpinFailed = 'ഈ ചോദ്യത്തിന്റെ പിൻ മാറ്റാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const lock = 'പൂട്ടുക';
export const unlock = 'പൂട്ട് തുറക്കുക';
export const threadLocked = 'ചർച്ച പൂട്ടി.';
export const threadUnlocked = 'ചർച്ച വീണ്ടും തുറന്നു.';
export const lockFailed = 'ഈ ചർച്ച പൂട്ടാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const unlockFailed = 'ഈ ചർച്ച തുറക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const merge = 'ലയിപ്പിക്കുക';
export const mergeQuestion = 'ചോദ്യം ലയിപ്പിക്കുക';
export const mergeLead =
  'മുമ്പേ ചോദിച്ചിട്ടുള്ള ചോദ്യങ്ങൾക്കുള്ളതാണിത്. ഇതിന്റെ ഉത്തരങ്ങളും പിന്തുടരുന്നവരും വോട്ടുകളും മറ്റേ ചോദ്യത്തിലേക്കു മാറും; രണ്ടും ചോദിച്ചവരെ അറിയിക്കും. {days} ദിവസം വരെ ഇത് പഴയപടിയാക്കാം.';
export const mergeThis = 'ഈ ചോദ്യം';
export const searchTarget = 'മറ്റേ ചോദ്യം തിരയുക';
export const searchTargetHint = 'തലക്കെട്ടിലെ വാക്കുകൾ';
export const targetQuestion = 'ഇതിലേക്ക് ലയിപ്പിക്കുക';
export const typeForTarget = 'ഇതുപോലുള്ള ചോദ്യങ്ങൾ കാണിച്ചിരിക്കുന്നു. മറ്റൊന്ന് കണ്ടെത്താൻ ടൈപ്പ് ചെയ്യുക.';
export const noTargetFound = 'ചോദ്യമൊന്നും കണ്ടെത്തിയില്ല.';
export const targetsLoading = 'തിരയുന്നു';
export const targetsFailed = 'ചോദ്യങ്ങൾ തിരയാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const targetAbout = '{author}, {answers}';
export const merged = 'ചോദ്യങ്ങൾ ലയിപ്പിച്ചു.';
export const mergeFailed = 'ഈ ചോദ്യങ്ങൾ ലയിപ്പിക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const mergedFrom = { one: 'മറ്റൊരു ചോദ്യം ഇതിൽ ലയിപ്പിച്ചു', other: '{count} ചോദ്യങ്ങൾ ഇതിൽ ലയിപ്പിച്ചു' } as const;
export const mergedByAuthor = '{author}, ചോദിച്ചത് {date}, ലയിപ്പിച്ചത് {mergedAt}';
export const loadMergedFailed = 'ലയിപ്പിച്ച ചോദ്യങ്ങൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const undoMerge = 'ലയനം പഴയപടിയാക്കുക';
export const undoMergeAsked = '“{title}” എന്നതിന്റെ ലയനം പഴയപടിയാക്കണോ?';
export const undoMergeLead =
  'അത് സ്വന്തം ഉത്തരങ്ങളോടും പിന്തുടരുന്നവരോടും വോട്ടുകളോടും കൂടി വീണ്ടും പ്രത്യേക ചോദ്യമാകും. അതിനുശേഷം നൽകിയ ഉത്തരങ്ങൾ ഇവിടെത്തന്നെ തുടരും.';
export const unmerged = 'ലയനം പഴയപടിയാക്കി.';
export const undoMergeFailed = 'ലയനം പഴയപടിയാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const retag = 'ടാഗുകൾ';
export const retagQuestion = 'ചോദ്യത്തിന്റെ ടാഗുകൾ';
export const retagLead = 'ടാഗുകൾ മാത്രമേ മാറൂ; എഴുതിയ ആളുടെ വാക്കുകൾ അതേപടി തുടരും.';
export const retagged = 'ടാഗുകൾ സേവ് ചെയ്തു.';
export const usedTags = 'ഉപയോഗത്തിലുള്ള ടാഗുകൾ';
export const addTagNamed = '{tag} എന്ന ടാഗ് ചേർക്കുക';

// Tags
export const boardTags = 'കമ്മ്യൂണിറ്റി ടാഗുകൾ';
export const boardTagsLead = 'ചോദ്യങ്ങളുടെ ടാഗുകളും അവയുടെ പര്യായങ്ങളും. പര്യായത്തിനു പകരം അതിന്റെ ടാഗ് എഴുതും; ഏതുകൊണ്ടും ചോദ്യങ്ങൾ കണ്ടെത്താം.';
export const loadTagsFailed = 'ടാഗുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const tagsFound = { one: '{count} ടാഗ്', other: '{count} ടാഗുകൾ' } as const;
export const pagesOfTags = 'ടാഗുകളുടെ പേജുകൾ';
export const searchTags = 'ടാഗുകൾ തിരയുക';
export const tag = 'ടാഗ്';
export const synonyms = 'പര്യായങ്ങൾ';
export const noSynonyms = 'ഇല്ല';
export const questionsOfTag = 'ചോദ്യങ്ങൾ';
export const tagActions = 'നടപടികൾ';
export const newTag = 'പുതിയ ടാഗ്';
export const editTag = 'ടാഗ് തിരുത്തുക';
export const edit = 'തിരുത്തുക';
export const tagLead = 'പുതിയ പേര് ഈ ടാഗുള്ള എല്ലാ ചോദ്യങ്ങളിലും എഴുതും.';
export const tagName = 'പേര്';
export const standsFor = 'ഏതിനു പകരം';
export const standsForHint = 'പര്യായമാണെങ്കിൽ, പകരം എഴുതേണ്ട ടാഗ്. അല്ലെങ്കിൽ ഒഴിച്ചിടുക.';
export const tagSaved = 'ടാഗ് സേവ് ചെയ്തു.';
export const saveTagFailed = 'ഈ ടാഗ് സേവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const deleteTag = 'ടാഗ് ഇല്ലാതാക്കുക';
export const deleteTagAsked = '{name} എന്ന ടാഗ് ഇല്ലാതാക്കണോ?';
export const deleteTagLead = {
  one: '{count} ചോദ്യത്തിൽനിന്ന് ഇത് നീക്കും, ഇതിന്റെ പര്യായങ്ങളും ഇല്ലാതാകും. ഇത് പഴയപടിയാക്കാനാവില്ല.',
  other: '{count} ചോദ്യങ്ങളിൽനിന്ന് ഇത് നീക്കും, ഇതിന്റെ പര്യായങ്ങളും ഇല്ലാതാകും. ഇത് പഴയപടിയാക്കാനാവില്ല.',
} as const;
export const deleteSynonym = '{name} എന്ന പര്യായം ഇല്ലാതാക്കുക';
export const deleteSynonymLead = 'അതോടെ ഈ വാക്ക് ഒരു പ്രത്യേക ടാഗാകും. ചോദ്യങ്ങൾ മാറില്ല.';
export const tagDeleted = 'ടാഗ് ഇല്ലാതാക്കി.';
export const deleteTagFailed = 'ഈ ടാഗ് ഇല്ലാതാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const noTags = 'ടാഗുകളില്ല';
export const noTagsLead = 'ചോദ്യങ്ങളുടെ ടാഗുകൾ ഇവിടെ കാണാം.';
export const noTagsFound = 'ടാഗുകളൊന്നും കണ്ടെത്തിയില്ല';
export const noTagsFoundLead = 'ഈ തിരയലുമായി ഒന്നും യോജിക്കുന്നില്ല.';
export const clearSearch = 'തിരയൽ മായ്ക്കുക';

// What the bell and its mails say, by the key that a notice keeps
export const notices = {
  'community.answer_to_yours': '{name} നിങ്ങളുടെ ചോദ്യത്തിന് ഉത്തരം നൽകി',
  'community.answer_beside_yours': 'നിങ്ങൾ ഉത്തരം നൽകിയ ചോദ്യത്തിന് {name} കൂടി ഉത്തരം നൽകി',
  'community.answer_followed': 'നിങ്ങൾ പിന്തുടരുന്ന ചോദ്യത്തിന് {name} ഉത്തരം നൽകി',
  'community.best_is_yours': 'നിങ്ങളുടെ ഉത്തരം മികച്ചതായി അടയാളപ്പെടുത്തി',
  'community.best': 'ഒരു ഉത്തരം മികച്ചതായി അടയാളപ്പെടുത്തി',
  'community.solved_yours': 'നിങ്ങളുടെ ചോദ്യം പരിഹരിച്ചതായി അടയാളപ്പെടുത്തി',
  'community.solved': 'ഒരു ചോദ്യം പരിഹരിച്ചതായി അടയാളപ്പെടുത്തി',
  'community.merged_yours': 'നിങ്ങളുടെ ചോദ്യം “{title}” എന്നതിൽ ലയിപ്പിച്ചു',
  'community.merged_into_yours': '“{title}” നിങ്ങളുടെ ചോദ്യത്തിൽ ലയിപ്പിച്ചു',
  'community.invited': 'ഒരു ചോദ്യത്തിന് ഉത്തരം നൽകാൻ {name} നിങ്ങളോട് അഭ്യർഥിക്കുന്നു',
  'community.question_removed': 'മറ്റ് അംഗങ്ങൾ ഫ്ലാഗ് ചെയ്തതിനെത്തുടർന്ന് നിങ്ങളുടെ ചോദ്യം നീക്കി',
  'community.answer_removed': 'മറ്റ് അംഗങ്ങൾ ഫ്ലാഗ് ചെയ്തതിനെത്തുടർന്ന് നിങ്ങളുടെ ഉത്തരം നീക്കി',
} as const;

// The audit log
export const audit = {
  board: 'കമ്മ്യൂണിറ്റി',
  questionChanged: 'ചോദ്യം തിരുത്തി',
  answerChanged: 'ഉത്തരം തിരുത്തി',
  questionDeleted: 'ചോദ്യം ഇല്ലാതാക്കി',
  answerDeleted: 'ഉത്തരം ഇല്ലാതാക്കി',
  publicAgreed: 'പ്രസിദ്ധീകരിക്കാൻ എഴുതിയ ആൾ സമ്മതിച്ചു',
  publicWithdrawn: 'പ്രസിദ്ധീകരിക്കാനുള്ള സമ്മതം എഴുതിയ ആൾ പിൻവലിച്ചു',
  published: 'ചോദ്യവും ഉത്തരങ്ങളും പ്രസിദ്ധീകരിച്ചു',
  unpublished: 'ചോദ്യവും ഉത്തരങ്ങളും പൊതുവിൽനിന്ന് നീക്കി',
  flagKept: 'ഫ്ലാഗ് ചെയ്ത പോസ്റ്റ് നിലനിർത്തി',
  flagRemoved: 'ഫ്ലാഗ് ചെയ്ത പോസ്റ്റ് നീക്കി',
  questionPinned: 'ചോദ്യം പിൻ ചെയ്തു',
  questionUnpinned: 'ചോദ്യത്തിന്റെ പിൻ മാറ്റി',
  questionLocked: 'ചർച്ച പൂട്ടി',
  questionUnlocked: 'ചർച്ച വീണ്ടും തുറന്നു',
  questionMerged: 'ചോദ്യം ലയിപ്പിച്ചു',
  questionUnmerged: 'ലയനം പഴയപടിയാക്കി',
  questionRetagged: 'ചോദ്യത്തിന്റെ ടാഗുകൾ മാറ്റി',
  tagCreated: 'ടാഗ് ചേർത്തു',
  tagChanged: 'ടാഗ് മാറ്റി',
  tagDeleted: 'ടാഗ് ഇല്ലാതാക്കി',
  pinnedUntil: 'പിൻ ചെയ്ത അവസാന ദിവസം',
  mergedInto: 'ലയിപ്പിച്ച ചോദ്യം',
  mergedIntoNo: 'ലയിപ്പിച്ച ചോദ്യത്തിന്റെ നമ്പർ',
  synonymOf: 'ഏതിനു പകരം',
  questionNos: 'ചോദ്യങ്ങളുടെ നമ്പറുകൾ',
  authorNo: 'എഴുതിയ ആളുടെ നമ്പർ',
} as const;
