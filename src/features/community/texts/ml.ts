// What the server refuses, and says of what was done
export const ownQuota =
  'ഒരാൾക്ക് അനുവദിച്ച സ്ഥലം മുഴുവൻ നിങ്ങളുടെ അറ്റാച്ച്മെന്റുകൾ എടുത്തുകഴിഞ്ഞു. ഇനി ആവശ്യമില്ലാത്ത ഫയലുകളുള്ള പോസ്റ്റുകൾ ദയവായി ഇല്ലാതാക്കുക.';
export const quota = 'കമ്മ്യൂണിറ്റിയിൽ ഇനി അറ്റാച്ച്മെന്റുകൾക്ക് സ്ഥലമില്ല. ദയവായി ഫയലില്ലാതെ പോസ്റ്റ് ചെയ്യുക, ഓഫീസിനെ അറിയിക്കുക.';
export const emptyText = 'ദയവായി എന്തെങ്കിലും എഴുതുക.';
export const chooseCategory = 'ദയവായി വിഭാഗം തിരഞ്ഞെടുക്കുക.';
export const chooseUrgency = 'ദയവായി പ്രാധാന്യം തിരഞ്ഞെടുക്കുക.';
export const badVote = 'വോട്ടിന്റെ മൂല്യം 1 അല്ലെങ്കിൽ -1 ആകണം.';
export const noQuestion = 'ചോദ്യം കണ്ടെത്തിയില്ല.';
export const noAnswer = 'ഉത്തരം കണ്ടെത്തിയില്ല.';
export const ownPost = 'സ്വന്തം പോസ്റ്റിന് വോട്ട് ചെയ്യാനാവില്ല.';
export const notEntitled = 'ചോദ്യം എഴുതിയ ആൾക്കു മാത്രമേ ഇത് ചെയ്യാനാവൂ.';
export const notAuthor = 'എഴുതിയ ആൾക്കു മാത്രമേ ഇത് തിരുത്താനാവൂ.';
export const tooLate = 'പോസ്റ്റ് ചെയ്ത് {hours} മണിക്കൂർ വരെ മാത്രമേ തിരുത്താനാവൂ.';
export const locked = 'ഒരു മോഡറേറ്റർ ഈ ചർച്ച പൂട്ടിയിരിക്കുന്നു. വായിക്കാനും പിന്തുടരാനും ഫ്ലാഗ് ചെയ്യാനും മാത്രമേ കഴിയൂ.';
export const isMerged = 'ഈ ചോദ്യം മറ്റൊന്നിൽ ലയിപ്പിച്ചു. ദയവായി ഇത് വീണ്ടും തുറക്കുക.';
export const formerMember = { first: 'മുൻ', last: 'അംഗം' } as const;

// The board
export const pageTitle = '{question} · കമ്മ്യൂണിറ്റി';
export const back = 'തിരികെ';
export const questions = 'ചോദ്യങ്ങൾ';
export const allQuestions = 'എല്ലാ ചോദ്യങ്ങളും';
export const newQuestion = 'പുതിയ ചോദ്യം';
export const thread = 'ചോദ്യവും ഉത്തരങ്ങളും';
export const ask = 'ചോദിക്കുക';
export const askOrOpenAQuestion = 'ചോദിക്കുക, അല്ലെങ്കിൽ ഒരു ചോദ്യം തുറക്കുക';
export const askOrOpenLead = 'ഉത്തരങ്ങൾ വായിക്കാൻ പട്ടികയിൽനിന്ന് ഒരു ചോദ്യം തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ നിങ്ങളുടെ ചോദ്യം താഴെ എഴുതുക.';

// What a question is about, and how far it is
export const urgency = 'പ്രാധാന്യം';
export const urgencyNames = { normal: 'സാധാരണം', urgent: 'അടിയന്തരം', discussion: 'ചർച്ച' } as const;
export const stageNames = {
  new: 'പുതിയത്',
  viewed: 'കണ്ടു',
  answered: 'ഉത്തരം ലഭിച്ചു',
  best_answer: 'മികച്ച ഉത്തരമുണ്ട്',
  solved: 'പരിഹരിച്ചു',
} as const;
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
export const post = 'ചോദിക്കുക';
export const reply = 'മറുപടി';
export const posting = 'അയയ്ക്കുന്നു';
export const stop = 'നിർത്തുക';
export const keysSend = 'അയയ്ക്കാൻ {keys}';
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
export const voteCount = { one: '{count} വോട്ട്', other: '{count} വോട്ടുകൾ' } as const;

// A thread
export const noQuestionLead = 'ഇത് ഇല്ലാതാക്കിയിട്ടുണ്ടാകാം.';
export const loadQuestionFailed = 'ചോദ്യം ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const loadAnswersFailed = 'ഉത്തരങ്ങൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const newAnswers = { one: '{count} പുതിയ ഉത്തരം', other: '{count} പുതിയ ഉത്തരങ്ങൾ' } as const;
export const noAnswersYet = 'ഇതുവരെ ഉത്തരങ്ങളില്ല';
export const noAnswersYetLead = 'ആദ്യം സഹായിക്കുന്നത് നിങ്ങളാകട്ടെ: അറിയാവുന്നത് താഴെ എഴുതുക.';
export const showEarlierAnswers = 'മുമ്പുള്ള ഉത്തരങ്ങൾ കാണിക്കുക';
export const showMoreAnswers = 'കൂടുതൽ ഉത്തരങ്ങൾ കാണിക്കുക';
export const answerBy = '{name} നൽകിയ ഉത്തരം';
export const verifiedTitle = 'ലൈസൻസ് രേഖകളിലുണ്ട്, സാധുവുമാണ്';
export const edited = '· തിരുത്തിയത് {when}';
export const viewCount = { one: '{count} കാഴ്ച', other: '{count} കാഴ്ചകൾ' } as const;
export const yourPostWasFlagged = 'നിങ്ങളുടെ പോസ്റ്റ് മറ്റുള്ളവർ ഫ്ലാഗ് ചെയ്തു.';

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
export const questionChanged = 'നിങ്ങളുടെ ചോദ്യം തിരുത്തി.';
export const answerChanged = 'നിങ്ങളുടെ ഉത്തരം തിരുത്തി.';

// Deleting a post
export const deletePost = { question: 'ചോദ്യം ഇല്ലാതാക്കുക', answer: 'ഉത്തരം ഇല്ലാതാക്കുക' } as const;
export const deleteAsked = {
  question: '“{preview}” ഇല്ലാതാക്കണമെന്ന് ഉറപ്പാണോ? അതിന്റെ ഉത്തരങ്ങളും ഇല്ലാതാകും. ഇത് പിന്നീട് തിരിച്ചെടുക്കാനാവില്ല.',
  answer: '“{preview}” ഇല്ലാതാക്കണമെന്ന് ഉറപ്പാണോ? ഇത് പിന്നീട് തിരിച്ചെടുക്കാനാവില്ല.',
} as const;
export const deleteFailed = { question: 'ചോദ്യം ഇല്ലാതാക്കാനായില്ല', answer: 'ഉത്തരം ഇല്ലാതാക്കാനായില്ല' } as const;

// Flagging a post
export const flagPost = { question: 'ചോദ്യം ഫ്ലാഗ് ചെയ്യുക', answer: 'ഉത്തരം ഫ്ലാഗ് ചെയ്യുക' } as const;
export const youHaveFlaggedThis = 'നിങ്ങൾ ഇത് ഫ്ലാഗ് ചെയ്തിട്ടുണ്ട്';
export const flagReasons = {
  inappropriate: 'അനുചിതം',
  incorrect: 'തെറ്റായ വിവരം',
  unsafe: 'അപകടകരം',
  spam: 'സ്പാം',
  other: 'മറ്റെന്തെങ്കിലും',
} as const;

// Looking after the board
export const flaggedPostsLink = 'ഫ്ലാഗ് ചെയ്ത പോസ്റ്റുകൾ';
export const pinnedTitle = '{date} വരെ പട്ടികയിൽ ആദ്യം നിൽക്കും';
export const lockedMark = 'പൂട്ടിയത്';
export const lockedNote =
  'ഒരു മോഡറേറ്റർ ഈ ചർച്ച പൂട്ടി. വായിക്കാനും പിന്തുടരാനും ഫ്ലാഗ് ചെയ്യാനും കഴിയും; ഉത്തരം നൽകാനോ തിരുത്താനോ വോട്ട് ചെയ്യാനോ ആർക്കും കഴിയില്ല.';
export const usedTags = 'ഉപയോഗത്തിലുള്ള ടാഗുകൾ';
export const addTagNamed = '{tag} എന്ന ടാഗ് ചേർക്കുക';

// What the bell and its mails say, by the key that a notice keeps
export const pushedAnswer = 'കമ്മ്യൂണിറ്റിയിൽ ഒരു പുതിയ ഉത്തരം';
export const notices = {
  'community.answer_to_yours': '{name} നിങ്ങളുടെ ചോദ്യത്തിന് ഉത്തരം നൽകി',
  'community.answer_beside_yours': 'നിങ്ങൾ ഉത്തരം നൽകിയ ചോദ്യത്തിന് {name} കൂടി ഉത്തരം നൽകി',
  'community.answer_followed': 'നിങ്ങൾ പിന്തുടരുന്ന ചോദ്യത്തിന് {name} ഉത്തരം നൽകി',
  'community.best_is_yours': 'നിങ്ങളുടെ ഉത്തരം മികച്ചതായി അടയാളപ്പെടുത്തി',
  'community.best': 'ഒരു ഉത്തരം മികച്ചതായി അടയാളപ്പെടുത്തി',
  'community.solved_yours': 'നിങ്ങളുടെ ചോദ്യം പരിഹരിച്ചതായി അടയാളപ്പെടുത്തി',
  'community.solved': 'ഒരു ചോദ്യം പരിഹരിച്ചതായി അടയാളപ്പെടുത്തി',
} as const;

// The audit log
export const audit = {
  board: 'കമ്മ്യൂണിറ്റി',
  questionChanged: 'ചോദ്യം തിരുത്തി',
  answerChanged: 'ഉത്തരം തിരുത്തി',
  questionDeleted: 'ചോദ്യം ഇല്ലാതാക്കി',
  answerDeleted: 'ഉത്തരം ഇല്ലാതാക്കി',
  authorNo: 'എഴുതിയ ആളുടെ നമ്പർ',
} as const;
