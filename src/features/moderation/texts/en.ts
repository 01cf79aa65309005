// What the server refuses, and says of what was done
export const notFound = 'Not found.';
export const ownFlag = 'You cannot flag your own post.';
export const alreadyFlagged = 'You have flagged this already. Thank you, it will be looked at.';
export const flagged = 'Thank you. It will be looked at.';
export const noFlags = 'There are no open flags on this.';
export const shownAgain = 'The post is shown again.';
export const flagsKept = 'The post stays. Its flags are closed.';
export const flagsRemoved = 'The post was removed.';
export const targetIsMerged = 'That question was itself merged into another one. Please choose the other one.';
export const mergeHidden = 'A hidden question cannot be merged. Please decide about its flags first.';
export const mergeItself = 'A question cannot be merged into itself.';
export const chooseTarget = 'Please choose a question.';
export const notMerged = 'This question is not merged.';
export const undoOtherFirst = 'The other question was itself merged since. Please undo that first.';
export const undoTooLate = 'A merge can be undone for {days} days.';
export const badDay = 'Please give a day.';
export const badLock = 'Say true or false.';
export const pinnedTooLong = 'Please choose a day from today on, at most {days} days ahead.';
export const tooManyPinned = '{most} questions are pinned already. Please unpin one of them first.';
export const noTag = 'Tag not found.';
export const tagNeeded = 'Please enter a tag.';
export const tagComma = 'A tag has no comma.';
export const tagTaken = 'There is such a tag already.';
export const synonymOfItself = 'A tag cannot stand for itself.';
export const synonymOfSynonym = 'That is a synonym itself. Please give the tag that it stands for.';

// Flagging a post
export const flagContent = 'Flag content';
export const whatIsWrongWithIt = 'What is wrong with it?';
export const detailsOptional = 'Details (optional)';
export const submit = 'Submit';
export const flagFailed = 'Failed to flag content. Please try again.';

// Flagged Posts
export const flaggedPosts = 'Flagged Posts';
export const flaggedPostsLead =
  "What members have flagged in the community. After {flagsThatHide} people's flags a post is hidden until you decide.";
export const loadFlaggedFailed = 'Failed to load flagged posts. Please try again.';
export const sortHeads = { written: 'Written', kind: 'Kind' } as const;
export const flaggedCount = { one: '{count} flagged post', other: '{count} flagged posts' } as const;
export const boardInFigures = 'How soon questions are answered';
export const askedInDays = 'Questions in {days} days';
export const hoursToFirstAnswer = 'Hours to first answer (median)';
export const withoutAnAnswer = 'Without an answer';
export const pagesOfFlaggedPosts = 'Pages of flagged posts';
export const noFlaggedPosts = 'No flagged posts';
export const noFlaggedPostsLead = 'Nothing waits for your decision.';
export const writtenBy = { question: 'Asked by {author} on {date}', answer: 'Answered by {author} on {date}' } as const;
export const postOf = { question: 'the question of {author}', answer: 'the answer of {author}' } as const;
export const showAll = 'Show all';
export const keep = 'Keep';
export const keepAsked = { question: 'Keep this question?', answer: 'Keep this answer?' } as const;
export const keepLead = 'It stays where it is, and its flags are closed.';
export const keepHiddenLead = 'Everybody sees it again, and its flags are closed.';
export const keepFailed = 'Failed to keep this post. Please try again.';
export const removeAsked = { question: 'Remove this question?', answer: 'Remove this answer?' } as const;
export const removeLead = {
  question: 'It goes for good, with all its answers and files. Its author is told.',
  answer: 'It goes for good, with its file if it has one. Its author is told.',
} as const;
export const removeFailed = 'Failed to remove this post. Please try again.';

// Looking after the board
export const moderate = 'Moderate';
export const pin = 'Pin';
export const unpin = 'Unpin';
export const pinQuestion = 'Pin question';
export const pinLead = 'It stands before all others in the list. At most {most} questions are pinned at a time.';
export const pinnedUntilHint = 'At most {days} days ahead.';
export const pinned = 'The question is pinned.';
export const unpinned = 'The question is no longer pinned.';
export const pinFailed = 'Failed to pin this question. Please try again.';
export const unpinFailed = 'Failed to unpin this question. Please try again.';
export const lock = 'Lock';
export const unlock = 'Unlock';
export const threadLocked = 'The thread is locked.';
export const threadUnlocked = 'The thread is open again.';
export const lockFailed = 'Failed to lock this thread. Please try again.';
export const unlockFailed = 'Failed to unlock this thread. Please try again.';
export const merge = 'Merge';
export const mergeQuestion = 'Merge question';
export const mergeLead =
  'For a question that was asked before. Its answers, followers and votes go to the other one, and both authors are told. It can be undone for {days} days.';
export const mergeThis = 'This question';
export const searchTarget = 'Search the other question';
export const searchTargetHint = 'Words of its title';
export const targetQuestion = 'Merge into';
export const typeForTarget = 'Questions like this one are shown. Type to find another.';
export const typeToFindTarget = 'Type words of its title, then choose the question below.';
export const targetsFound = { one: '{count} question found.', other: '{count} questions found.' } as const;
export const noTargetFound = 'No question found.';
export const targetsLoading = 'Searching';
export const targetsFailed = 'Failed to search questions. Please try again.';
export const targetAbout = '{author}, {answers}';
export const merged = 'The questions are merged.';
export const mergeFailed = 'Failed to merge these questions. Please try again.';
export const mergedFrom = { one: 'Merged from another question', other: 'Merged from {count} questions' } as const;
export const mergedByAuthor = '{author}, asked on {date}, merged on {mergedAt}';
export const loadMergedFailed = 'Failed to load what was merged. Please try again.';
export const undoMerge = 'Undo merge';
export const undoMergeAsked = 'Undo the merge of “{title}”?';
export const undoMergeLead =
  'It stands by itself again, with its answers, followers and votes. Answers given since stay here.';
export const unmerged = 'The merge is undone.';
export const undoMergeFailed = 'Failed to undo the merge. Please try again.';
export const retagQuestion = 'Tags of the question';
export const retagLead = 'Only the tags change; the words stay their author’s.';
export const retagged = 'The tags are saved.';

// Tags
export const boardTags = 'Board Tags';
export const boardTagsLead =
  'Tags of questions and their synonyms. A synonym is written as its tag, and questions are found by either.';
export const loadTagsFailed = 'Failed to load tags. Please try again.';
export const tagsFound = { one: '{count} tag', other: '{count} tags' } as const;
export const pagesOfTags = 'Pages of tags';
export const searchTags = 'Search tags';
export const tag = 'Tag';
export const synonyms = 'Synonyms';
export const questionsOfTag = 'Questions';
export const newTag = 'New tag';
export const editTag = 'Edit tag';
export const tagLead = 'A new name is written on every question that has the tag.';
export const standsFor = 'Stands for';
export const standsForHint = 'For a synonym: the tag that is written instead. Otherwise leave it empty.';
export const tagSaved = 'The tag is saved.';
export const saveTagFailed = 'Failed to save this tag. Please try again.';
export const deleteTagAsked = 'Delete the tag {name}?';
export const deleteTagLead = {
  one: 'It is taken off {count} question, and its synonyms go. This action cannot be undone.',
  other: 'It is taken off {count} questions, and its synonyms go. This action cannot be undone.',
} as const;
export const deleteSynonym = 'Delete synonym {name}';
export const deleteSynonymLead = 'The word is a tag of its own then. Questions stay as they are.';
export const tagDeleted = 'The tag is deleted.';
export const deleteTagFailed = 'Failed to delete this tag. Please try again.';
export const noTags = 'No tags';
export const noTagsLead = 'Tags of questions are listed here.';
export const noTagsFound = 'No tags found';
export const noTagsFoundLead = 'Nothing matches this search.';

// What the bell and its mails say, by the key that a notice keeps
export const pushedMerge = 'Your question and a similar one are one now';
export const notices = {
  'community.merged_yours': 'Your question was merged into “{title}”',
  'community.merged_into_yours': '“{title}” was merged into your question',
  'community.question_removed': 'Your question was removed after other members had flagged it',
  'community.answer_removed': 'Your answer was removed after other members had flagged it',
} as const;

// The audit log
export const audit = {
  flagsExported: 'List of flagged posts exported',
  tagsExported: 'List of tags exported',
  flagKept: 'Flagged post kept',
  flagRemoved: 'Flagged post removed',
  questionPinned: 'Question pinned',
  questionUnpinned: 'Question no longer pinned',
  questionLocked: 'Thread locked',
  questionUnlocked: 'Thread opened again',
  questionMerged: 'Question merged',
  questionUnmerged: 'Merge undone',
  questionRetagged: 'Tags of a question changed',
  tagCreated: 'Tag created',
  tagChanged: 'Tag changed',
  tagDeleted: 'Tag deleted',
  pinnedUntil: 'Pinned until',
  mergedInto: 'Merged into',
  mergedIntoNo: 'Merged into no.',
  synonymOf: 'Stands for',
  questionNos: 'Question nos.',
} as const;
export const flaggedWaiting = 'Flagged posts to review';

// A person's page
export const personBoard = 'Board';
export const personBoardFailed = 'Failed to load what this person wrote on the board. Please try again.';
export const nothingOnBoard = 'Nothing written on the board.';
export const boardKinds = { question: 'Question', answer: 'Answer', flag: 'Has flagged' } as const;
export const hiddenPost = 'Hidden';
export const openFlags = { one: '{count} open flag', other: '{count} open flags' } as const;
export const badBoardCursor = 'This is no place in the list.';
