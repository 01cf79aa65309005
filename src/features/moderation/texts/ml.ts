// What the server refuses, and says of what was done
export const notFound = 'കണ്ടെത്തിയില്ല.';
export const ownFlag = 'സ്വന്തം പോസ്റ്റ് ഫ്ലാഗ് ചെയ്യാനാവില്ല.';
export const alreadyFlagged = 'നിങ്ങൾ ഇത് മുമ്പേ ഫ്ലാഗ് ചെയ്തിട്ടുണ്ട്. നന്ദി, ഇത് പരിശോധിക്കും.';
export const flagged = 'നന്ദി. ഇത് പരിശോധിക്കും.';
export const noFlags = 'ഇതിൽ തീരുമാനമെടുക്കാൻ ഫ്ലാഗുകളൊന്നുമില്ല.';
export const shownAgain = 'പോസ്റ്റ് വീണ്ടും കാണിച്ചുതുടങ്ങി.';
export const flagsKept = 'പോസ്റ്റ് നിലനിർത്തി. അതിലെ ഫ്ലാഗുകൾ തീർപ്പാക്കി.';
export const flagsRemoved = 'പോസ്റ്റ് നീക്കി.';
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

// Flagging a post
export const flagContent = 'ഫ്ലാഗ് ചെയ്യുക';
export const whatIsWrongWithIt = 'എന്താണ് ഇതിലെ പ്രശ്നം?';
export const detailsOptional = 'വിശദാംശങ്ങൾ (നിർബന്ധമല്ല)';
export const submit = 'സമർപ്പിക്കുക';
export const flagFailed = 'ഫ്ലാഗ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// Flagged Posts
export const flaggedPosts = 'ഫ്ലാഗ് ചെയ്ത പോസ്റ്റുകൾ';
export const flaggedPostsLead =
  'കമ്മ്യൂണിറ്റിയിൽ അംഗങ്ങൾ ഫ്ലാഗ് ചെയ്തവ. {flagsThatHide} പേർ ഫ്ലാഗ് ചെയ്താൽ നിങ്ങൾ തീരുമാനിക്കുന്നതുവരെ പോസ്റ്റ് മറച്ചിരിക്കും.';
export const loadFlaggedFailed = 'ഫ്ലാഗ് ചെയ്ത പോസ്റ്റുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const sortHeads = { written: 'എഴുതിയത്', kind: 'ഇനം' };
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
export const showAll = 'മുഴുവനും കാണിക്കുക';
export const keep = 'നിലനിർത്തുക';
export const keepAsked = { question: 'ഈ ചോദ്യം നിലനിർത്തണോ?', answer: 'ഈ ഉത്തരം നിലനിർത്തണോ?' } as const;
export const keepLead = 'ഇത് അതേപടി തുടരും, ഇതിലെ ഫ്ലാഗുകൾ തീർപ്പാക്കും.';
export const keepHiddenLead = 'എല്ലാവർക്കും ഇത് വീണ്ടും കാണാം, ഇതിലെ ഫ്ലാഗുകൾ തീർപ്പാക്കും.';
export const keepFailed = 'ഈ പോസ്റ്റ് നിലനിർത്താനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const removeAsked = { question: 'ഈ ചോദ്യം നീക്കണോ?', answer: 'ഈ ഉത്തരം നീക്കണോ?' } as const;
export const removeLead = {
  question: 'ഇത് എല്ലാ ഉത്തരങ്ങളോടും ഫയലുകളോടും കൂടി എന്നേക്കുമായി ഇല്ലാതാകും. എഴുതിയ ആളെ അറിയിക്കും.',
  answer: 'ഇത് ഫയലുണ്ടെങ്കിൽ അതോടുകൂടി എന്നേക്കുമായി ഇല്ലാതാകും. എഴുതിയ ആളെ അറിയിക്കും.',
} as const;
export const removeFailed = 'ഈ പോസ്റ്റ് നീക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// Looking after the board
export const moderate = 'മോഡറേറ്ററുടെ നടപടികൾ';
export const pin = 'പിൻ ചെയ്യുക';
export const unpin = 'പിൻ മാറ്റുക';
export const pinQuestion = 'ചോദ്യം പിൻ ചെയ്യുക';
export const pinLead = 'ഇത് പട്ടികയിൽ മറ്റെല്ലാ ചോദ്യങ്ങൾക്കും മുകളിൽ നിൽക്കും. ഒരു സമയം പരമാവധി {most} ചോദ്യങ്ങൾ പിൻ ചെയ്യാം.';
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
export const typeToFindTarget = 'തലക്കെട്ടിലെ വാക്കുകൾ ടൈപ്പ് ചെയ്ത ശേഷം താഴെ നിന്ന് ചോദ്യം തിരഞ്ഞെടുക്കുക.';
export const targetsFound = { one: '{count} ചോദ്യം കണ്ടെത്തി.', other: '{count} ചോദ്യങ്ങൾ കണ്ടെത്തി.' } as const;
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
export const retagQuestion = 'ചോദ്യത്തിന്റെ ടാഗുകൾ';
export const retagLead = 'ടാഗുകൾ മാത്രമേ മാറൂ; എഴുതിയ ആളുടെ വാക്കുകൾ അതേപടി തുടരും.';
export const retagged = 'ടാഗുകൾ സേവ് ചെയ്തു.';

// Tags
export const boardTags = 'കമ്മ്യൂണിറ്റി ടാഗുകൾ';
export const boardTagsLead = 'ചോദ്യങ്ങളുടെ ടാഗുകളും അവയുടെ പര്യായങ്ങളും. പര്യായത്തിനു പകരം അതിന്റെ ടാഗ് എഴുതും; ഏതുകൊണ്ടും ചോദ്യങ്ങൾ കണ്ടെത്താം.';
export const loadTagsFailed = 'ടാഗുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const tagsFound = { one: '{count} ടാഗ്', other: '{count} ടാഗുകൾ' } as const;
export const pagesOfTags = 'ടാഗുകളുടെ പേജുകൾ';
export const searchTags = 'ടാഗുകൾ തിരയുക';
export const tag = 'ടാഗ്';
export const synonyms = 'പര്യായങ്ങൾ';
export const questionsOfTag = 'ചോദ്യങ്ങൾ';
export const newTag = 'പുതിയ ടാഗ്';
export const editTag = 'ടാഗ് തിരുത്തുക';
export const tagLead = 'പുതിയ പേര് ഈ ടാഗുള്ള എല്ലാ ചോദ്യങ്ങളിലും എഴുതും.';
export const standsFor = 'ഏതിനു പകരം';
export const standsForHint = 'പര്യായമാണെങ്കിൽ, പകരം എഴുതേണ്ട ടാഗ്. അല്ലെങ്കിൽ ഒഴിച്ചിടുക.';
export const tagSaved = 'ടാഗ് സേവ് ചെയ്തു.';
export const saveTagFailed = 'ഈ ടാഗ് സേവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
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

// What the bell and its mails say, by the key that a notice keeps
export const pushedMerge = 'നിങ്ങളുടെ ചോദ്യവും സമാനമായ ഒന്നും ഒന്നിച്ചാക്കി';
export const notices = {
  'community.merged_yours': 'നിങ്ങളുടെ ചോദ്യം “{title}” എന്നതിൽ ലയിപ്പിച്ചു',
  'community.merged_into_yours': '“{title}” നിങ്ങളുടെ ചോദ്യത്തിൽ ലയിപ്പിച്ചു',
  'community.question_removed': 'മറ്റ് അംഗങ്ങൾ ഫ്ലാഗ് ചെയ്തതിനെത്തുടർന്ന് നിങ്ങളുടെ ചോദ്യം നീക്കി',
  'community.answer_removed': 'മറ്റ് അംഗങ്ങൾ ഫ്ലാഗ് ചെയ്തതിനെത്തുടർന്ന് നിങ്ങളുടെ ഉത്തരം നീക്കി',
} as const;

// The audit log
export const audit = {
  flagsExported: 'ഫ്ലാഗ് ചെയ്ത പോസ്റ്റുകളുടെ പട്ടിക എക്സ്പോർട്ട് ചെയ്തു',
  tagsExported: 'ടാഗുകളുടെ പട്ടിക എക്സ്പോർട്ട് ചെയ്തു',
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
} as const;
export const flaggedWaiting = 'പരിശോധിക്കാനുള്ള ഫ്ലാഗുകൾ';

export const personBoard = 'ചർച്ചാവേദി';
export const personBoardFailed = 'ഈ വ്യക്തി ചർച്ചാവേദിയിൽ എഴുതിയത് ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const nothingOnBoard = 'ചർച്ചാവേദിയിൽ ഒന്നും എഴുതിയിട്ടില്ല.';
export const boardKinds = { question: 'ചോദ്യം', answer: 'ഉത്തരം', flag: 'പരാതിപ്പെട്ടു' } as const;
export const hiddenPost = 'മറച്ചത്';
export const openFlags = { one: 'തീരുമാനിക്കാത്ത {count} പരാതി', other: 'തീരുമാനിക്കാത്ത {count} പരാതികൾ' } as const;
export const badBoardCursor = 'പട്ടികയിൽ ഇങ്ങനെയൊരു സ്ഥാനമില്ല.';
