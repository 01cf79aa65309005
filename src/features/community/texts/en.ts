// What the server refuses, and says of what was done
export const tooLarge = 'File size must be less than 10MB';
export const wrongType = 'File type not supported. Please upload images, PDFs, or documents.';
export const brokenPicture = 'This picture could not be read. Please try another file.';
export const activeSvg =
  'This drawing holds scripts or links that run. Please export it without them, or upload a picture.';
export const largeSvg = 'A drawing (SVG) can have at most 2MB. Please upload it as a PDF or a picture.';
export const ownQuota =
  'Your attachments take all the room there is for one person. Please delete posts whose file nobody needs any more.';
export const quota =
  'There is no room for more attachments on the board. Please post without the file, and tell the office.';
export const emptyText = 'Please write something.';
export const chooseCategory = 'Please choose a category.';
export const chooseUrgency = 'Please choose an urgency.';
export const tooManyTags = 'At most {mostTags} tags.';
export const badVote = 'The value is 1 or -1.';
export const notFound = 'Not found.';
export const noQuestion = 'Question not found.';
export const noAnswer = 'Answer not found.';
export const ownPost = 'You cannot vote on your own post.';
export const ownFlag = 'You cannot flag your own post.';
export const alreadyFlagged = 'You have flagged this already. Thank you, it will be looked at.';
export const flagged = 'Thank you. It will be looked at.';
export const notEntitled = "Only the question's author may do this.";
export const notAuthor = 'Only its author may edit this.';
export const tooLate = 'A post can be edited for {hours} hours.';
export const hiddenUntilDecided = 'This is hidden until a moderator has decided about it.';
export const noFlags = 'There are no open flags on this.';
export const shownAgain = 'The post is shown again.';
export const flagsKept = 'The post stays. Its flags are closed.';
export const flagsRemoved = 'The post was removed.';
export const locked = 'This thread is locked by a moderator. It can be read, followed and flagged.';
export const isMerged = 'This question was merged into another one. Please open it again.';
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
export const formerMember = { first: 'Former', last: 'member' } as const;

// The board
export const community = 'Community';
export const pageTitle = '{question} · Community';
export const back = 'Back';
export const questions = 'Questions';
export const question = 'Question';
export const answer = 'Answer';
export const allQuestions = 'All questions';
export const newQuestion = 'New question';
export const thread = 'Thread';
export const ask = 'Ask';
export const askOrOpenAQuestion = 'Ask, or open a question';
export const askOrOpenLead = 'Choose a question from the list to read its answers, or write your own below.';

// What a question is about, and how far it is
export const category = 'Category';
export const categoryNames = {
  structural: 'Structural',
  geotechnical: 'Geotechnical',
  transportation: 'Transportation',
  water_resources: 'Water resources',
  environmental: 'Environmental',
  construction: 'Construction',
  other: 'Other',
} as const;
export const urgency = 'Urgency';
export const urgencyNames = { normal: 'Normal', urgent: 'Urgent', discussion: 'Discussion' } as const;
export const stageNames = {
  new: 'New',
  viewed: 'Viewed',
  answered: 'Answered',
  best_answer: 'Best answer',
  solved: 'Solved',
} as const;
export const tags = 'Tags';
export const tagsHint = 'Up to {mostTags}, with commas between them';
export const tagsExample = 'footing, M25';
export const tagCount = { one: '{count} tag', other: '{count} tags' } as const;

// Writing
export const yourQuestion = 'Your question';
export const yourAnswer = 'Your answer';
export const questionHint = 'Ask the community. The first line is the title.';
export const answerHint = 'Write an answer';
export const firstLineIsTitle = 'The first line is the title.';
export const detailsOfQuestion = 'Details of the question: {short}';
export const attachFile = 'Attach file';
export const attachment = 'Attachment';
export const removeFile = 'Remove {name}';
export const post = 'Post';
export const reply = 'Reply';
export const posting = 'Posting';
export const stop = 'Stop';
export const keysSend = '{keys} sends';
export const sendFailed = 'Failed to send. Please try again.';
export const questionPosted = 'Your question has been posted.';
export const answerPosted = 'Your answer has been posted.';

// Similar questions
export const similarQuestions = 'Similar questions';
export const similarSolved = '{answers}, solved';
export const moreSimilar = '+{more} more similar';
export const continueAnyway = 'Continue anyway';
export const notPostedYet = 'Your question has not been posted yet. Press {strong} to ask it.';
export const similarFound = 'Similar question found';
export const similarFoundLead = 'This question is very much like yours, which was not posted. It is kept as a draft.';
export const backToMyQuestion = 'Back to my question';

// The list
export const searchQuestions = 'Search questions';
export const filter = 'Filter';
export const filterNames = {
  all: 'All',
  answered: 'Answered',
  unanswered: 'Unanswered',
  solved: 'Solved',
  urgent: 'Urgent',
} as const;
export const removeCategoryFilter = 'Remove filter category {categoryName}';
export const removeTagFilter = 'Remove filter tag {tag}';
export const loadQuestionsFailed = 'Failed to load questions. Please try again.';
export const questionCount = { one: '{count} question', other: '{count} questions' } as const;
export const newQuestions = { one: '{count} new question', other: '{count} new questions' } as const;
export const newActivity = 'New activity';
export const loadMore = 'Load more';
export const noQuestionsFound = 'No questions found';
export const noQuestionsFoundLead = 'Nothing matches this search and filter.';
export const showAllQuestions = 'Show all questions';
export const noQuestionsYet = 'No questions yet';
export const noQuestionsYetLead = 'Ask the first one. Members answer with what they know from their own sites.';
export const solvedMark = 'solved';
export const answersWord = { one: 'answer', other: 'answers' } as const;
export const hiddenMark = 'Hidden';
export const voteCount = { one: '{count} vote', other: '{count} votes' } as const;

// A thread
export const noQuestionLead = 'It may have been deleted.';
export const loadQuestionFailed = 'Failed to load the question. Please try again.';
export const loadAnswersFailed = 'Failed to load answers. Please try again.';
export const answerCount = { one: '{count} answer', other: '{count} answers' } as const;
export const newAnswers = { one: '{count} new answer', other: '{count} new answers' } as const;
export const noAnswersYet = 'No answers yet';
export const noAnswersYetLead = 'Be the first to help: write what you know below.';
export const showEarlierAnswers = 'Show earlier answers';
export const showMoreAnswers = 'Show more answers';
export const answerBy = 'Answer by {name}';
export const bestAnswer = 'Best answer';
export const verified = 'Verified';
export const verifiedTitle = 'The licence is on record and valid';
export const edited = '· edited {when}';
export const viewCount = { one: '{count} view', other: '{count} views' } as const;
export const yourPostWasFlagged = 'Your post was flagged.';
export const flagCount = { one: '{count} flag', other: '{count} flags' } as const;
export const code = 'Code';

// Taking part
export const votesOnQuestion = 'Votes on the question';
export const votesOnAnswer = 'Votes on the answer by {name}';
export const voteUp = 'Vote up';
export const voteDown = 'Vote down';
export const score = 'Score';
export const upAndDown = '{upvotes} up, {downvotes} down';
export const voteFailed = 'Failed to vote. Please try again.';
export const follow = 'Follow';
export const following = 'Following';
export const followersWord = { one: 'follower', other: 'followers' } as const;
export const followFailed = 'Failed to follow thread. Please try again.';
export const markBest = 'Mark best';
export const notTheBest = 'Not the best';
export const markBestFailed = 'Failed to mark best answer. Please try again.';
export const markAsSolved = 'Mark as solved';
export const notSolved = 'Not solved';
export const markSolvedFailed = 'Failed to mark question as solved. Please try again.';
export const shareByWhatsApp = 'Share by WhatsApp';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied.';

// Editing a post
export const editPost = { question: 'Edit question', answer: 'Edit answer' } as const;
export const editLead =
  'You can edit it for {editableHours} hours after posting. Everybody sees that it was edited, and when.';
export const save = 'Save';
export const saveFailed = 'Failed to save. Please try again.';
export const nothingChanged = 'No changes detected.';
export const questionChanged = 'Your question has been changed.';
export const answerChanged = 'Your answer has been changed.';

// Deleting a post
export const deletePost = { question: 'Delete question', answer: 'Delete answer' } as const;
export const deleteAsked = {
  question: 'Are you sure you want to delete “{preview}”? Its answers go with it. This action cannot be undone.',
  answer: 'Are you sure you want to delete “{preview}”? This action cannot be undone.',
} as const;
export const deleteLabel = 'Delete';
export const deleteFailed = { question: 'Failed to delete question', answer: 'Failed to delete answer' } as const;

// Flagging a post
export const flagPost = { question: 'Flag question', answer: 'Flag answer' } as const;
export const youHaveFlaggedThis = 'You have flagged this';
export const flagContent = 'Flag content';
export const whatIsWrongWithIt = 'What is wrong with it?';
export const flagReasons = {
  inappropriate: 'Inappropriate',
  incorrect: 'Incorrect',
  unsafe: 'Unsafe',
  spam: 'Spam',
  other: 'Other',
} as const;
export const detailsOptional = 'Details (optional)';
export const submit = 'Submit';
export const flagFailed = 'Failed to flag content. Please try again.';

// A post's file
export const openFile = 'Open {name}';
export const loadFileFailed = 'This file could not be loaded.';
export const download = 'Download';
export const openInNewTab = 'Open in new tab';
export const openNamedInNewTab = 'Open {name} in new tab';
export const close = 'Close';
export const otherKindOfFile = 'This kind of file can’t be shown here. Download it to open it on your device.';
export const pdfElsewhere = 'This device shows PDFs in a program of their own. Open it in a new tab, or download it.';

// Asking somebody to answer
export const choosePeople = 'Please choose whom to ask.';
export const atMostInvited = 'At most {most} people.';
export const notYourself = 'You cannot ask yourself.';
export const noSuchMember = 'One of them is no member.';
export const hasWrittenHere = '{name} asked this question or has answered it.';
export const solvedAlready = 'This question is solved.';
export const lockedThread = 'This thread is closed.';
export const tooManyInvited = 'You can ask {most} people about one question.';
export const tooManyInvitedToday = 'You can ask {most} people a day. Please go on tomorrow.';
export const askSomebody = 'Ask somebody';
export const askSomebodyLead =
  'Up to {most} members are told that you would like to have their answer. Everybody is asked once about a question.';
export const suggested = 'They answered well about {category}';
export const suggestedFailed = 'Failed to load suggestions. Please try again.';
export const nobodySuggested = 'Nobody yet. Search for a member by name.';
export const searchMembers = 'Search members by name';
export const loadMembersFailed = 'Failed to load members. Please try again.';
export const noMemberFound = 'No member found';
export const moreMembers = 'There are more. Type more of the name.';
export const bestAnswers = { one: '{count} best answer', other: '{count} best answers' } as const;
export const chosenPeople = { one: '{count} person chosen', other: '{count} people chosen' } as const;
export const askThem = 'Ask them';
export const inviteFailed = 'Failed to ask. Please try again.';
export const invitedNow = { one: '{count} person has been asked.', other: '{count} people have been asked.' } as const;
export const skippedNames = 'Had been asked already: {names}.';

// The week by mail
export const digest = {
  title: 'The week on the community board',
  greeting: 'Dear {name},',
  lead: 'This is what members asked and answered in the last seven days.',
  unanswered: 'No answer yet',
  answers: { one: '{count} new answer', other: '{count} new answers' },
  open: 'Open the community board',
  footer: 'You get this mail because you chose to have the week’s questions by mail.',
  stopAsk: 'You will get no more mails with the week’s questions.',
  stopDone: 'You get no more mails with the week’s questions. You can change this at any time under Notifications.',
} as const;
export const digestSetting = 'The week on the board';
export const digestWanted = 'Send me the week’s questions by mail';
export const digestHint =
  'Mondays at 8 am: what nobody has answered yet, and what was answered most. No mail in a week without any.';
export const digestOn = 'The mail comes on Mondays.';
export const digestOff = 'No more mails with the week’s questions.';
export const digestLoadFailed = 'Failed to load this setting. Please try again.';
export const digestSaveFailed = 'Failed to save. Please try again.';

// Public answers
export const publicAnswers = 'Answers';
export const publicAnswersOf = 'Answers of engineers | {committee}';
export const publicAnswersLead =
  'Questions from sites and offices that our members have solved, and that their authors let everybody read.';
export const publicAnswersDescription =
  'Questions about building that members of the committee have solved: structures, soil, water, roads, materials and rules.';
export const noPublicAnswers = 'No answers yet.';
export const publicAnswersFailed = 'Failed to load answers. Please try again.';
export const publicAnswerFailed = 'Failed to load this answer. Please try again.';
export const publicAnswersPages = 'Pages of answers';
export const allPublicAnswers = 'All answers';
export const askedBy = 'Asked by {name}';
export const answeredBy = 'Answered by {name}';
export const publicAnswersNote =
  'Written by members for their own cases. It does not replace the advice of an engineer who has seen the site.';
export const noPublicAnswer = 'Answer not found.';
export const onlyAuthorsAgree = 'Only who wrote the question or an answer may do this.';
export const notSolvedYet = 'Only a solved question with a best answer can be published.';
export const notAgreedYet = 'The author of the question and that of the best answer have to agree first.';
export const everybodyReads = 'Let everybody read this';
export const everybodyReadsLead =
  'This question is solved. If its author and that of the best answer agree, the committee may show it to everybody: what you wrote here, with your name, without photo and files. You can take this back at any time.';
export const haveAgreed =
  'You agreed that everybody may read what you wrote here. What you change or add in this thread shows there too.';
export const agreeToPublish = 'I agree';
export const withdrawConsent = 'Take back';
export const agreedNow = 'Thank you. You can take this back at any time.';
export const withdrawnNow = 'Taken back. Nobody reads it without a login any more.';
export const consentFailed = 'Failed to save. Please try again.';
export const publicMark = 'Public';
export const publicLink = 'Everybody can read this thread';
export const publish = 'Publish';
export const unpublish = 'Take from public';
export const publishedNow = 'Everybody can read it now.';
export const unpublishedNow = 'It is public no more.';
export const publishFailed = 'Failed to publish. Please try again.';
export const whoAgreed = 'Who has agreed';
export const agreedMark = 'agreed';
export const notAgreedMark = 'not yet';
export const threadParts = { question: 'Question', best_answer: 'Best answer', answer: 'Answer' } as const;

// Flagged Posts
export const flaggedPosts = 'Flagged Posts';
export const flaggedPostsLead =
  "What members have flagged in the community. After {flagsThatHide} people's flags a post is hidden until you decide.";
export const loadFlaggedFailed = 'Failed to load flagged posts. Please try again.';
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
export const showLess = 'Show less';
export const showAll = 'Show all';
export const keep = 'Keep';
export const keepAsked = { question: 'Keep this question?', answer: 'Keep this answer?' } as const;
export const keepLead = 'It stays where it is, and its flags are closed.';
export const keepHiddenLead = 'Everybody sees it again, and its flags are closed.';
export const keepFailed = 'Failed to keep this post. Please try again.';
export const remove = 'Remove';
export const removeAsked = { question: 'Remove this question?', answer: 'Remove this answer?' } as const;
export const removeLead = {
  question: 'It goes for good, with all its answers and files. Its author is told.',
  answer: 'It goes for good, with its file if it has one. Its author is told.',
} as const;
export const removeFailed = 'Failed to remove this post. Please try again.';

// Looking after the board
export const moderate = 'Moderate';
export const flaggedPostsLink = 'Flagged posts';
export const pinnedMark = 'Pinned';
export const pinnedTitle = 'Stands first in the list until {date}';
export const lockedMark = 'Locked';
export const lockedNote =
  'A moderator has locked this thread. It can be read, followed and flagged; nobody can answer, edit or vote.';
export const pin = 'Pin';
export const unpin = 'Unpin';
export const pinQuestion = 'Pin question';
export const pinLead = 'It stands before all others in the list. At most {most} questions are pinned at a time.';
export const pinnedUntil = 'Last day';
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
export const retag = 'Tags';
export const retagQuestion = 'Tags of the question';
export const retagLead = 'Only the tags change; the words stay their author’s.';
export const retagged = 'The tags are saved.';
export const usedTags = 'Tags in use';
export const addTagNamed = 'Add tag {tag}';

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
export const noSynonyms = 'None';
export const questionsOfTag = 'Questions';
export const tagActions = 'Actions';
export const newTag = 'New tag';
export const editTag = 'Edit tag';
export const edit = 'Edit';
export const tagLead = 'A new name is written on every question that has the tag.';
export const tagName = 'Name';
export const standsFor = 'Stands for';
export const standsForHint = 'For a synonym: the tag that is written instead. Otherwise leave it empty.';
export const tagSaved = 'The tag is saved.';
export const saveTagFailed = 'Failed to save this tag. Please try again.';
export const deleteTag = 'Delete tag';
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
export const clearSearch = 'Clear search';

// What the bell and its mails say, by the key that a notice keeps
export const notices = {
  'community.answer_to_yours': '{name} answered your question',
  'community.answer_beside_yours': '{name} also answered a question that you answered',
  'community.answer_followed': '{name} answered a question that you follow',
  'community.best_is_yours': 'Your answer was marked as the best one',
  'community.best': 'A best answer was marked',
  'community.solved_yours': 'Your question was marked as solved',
  'community.solved': 'A question was marked as solved',
  'community.merged_yours': 'Your question was merged into “{title}”',
  'community.merged_into_yours': '“{title}” was merged into your question',
  'community.invited': '{name} asks you to answer a question',
  'community.question_removed': 'Your question was removed after other members had flagged it',
  'community.answer_removed': 'Your answer was removed after other members had flagged it',
} as const;

// The audit log
export const audit = {
  board: 'Community board',
  questionChanged: 'Question changed',
  answerChanged: 'Answer changed',
  questionDeleted: 'Question deleted',
  answerDeleted: 'Answer deleted',
  publicAgreed: 'Author agreed to publishing',
  publicWithdrawn: 'Author took back their consent to publishing',
  published: 'Thread published',
  unpublished: 'Thread taken from public',
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
  authorNo: 'Author no.',
} as const;
