// What the server refuses, and says of what was done
export const ownQuota =
  'Your attachments take all the room there is for one person. Please delete posts whose file nobody needs any more.';
export const quota =
  'There is no room for more attachments on the board. Please post without the file, and tell the office.';
export const emptyText = 'Please write something.';
export const chooseCategory = 'Please choose a category.';
export const chooseUrgency = 'Please choose an urgency.';
export const badVote = 'The value is 1 or -1.';
export const noQuestion = 'Question not found.';
export const noAnswer = 'Answer not found.';
export const ownPost = 'You cannot vote on your own post.';
export const notEntitled = "Only the question's author may do this.";
export const notAuthor = 'Only its author may edit this.';
export const tooLate = 'A post can be edited for {hours} hours.';
export const locked = 'This thread is locked by a moderator. It can be read, followed and flagged.';
export const isMerged = 'This question was merged into another one. Please open it again.';
export const formerMember = { first: 'Former', last: 'member' } as const;

// The board
export const pageTitle = '{question} · Community';
export const back = 'Back';
export const questions = 'Questions';
export const allQuestions = 'All questions';
export const newQuestion = 'New question';
export const thread = 'Thread';
export const ask = 'Ask';
export const askOrOpenAQuestion = 'Ask, or open a question';
export const askOrOpenLead = 'Choose a question from the list to read its answers, or write your own below.';

// What a question is about, and how far it is
export const urgency = 'Urgency';
export const urgencyNames = { normal: 'Normal', urgent: 'Urgent', discussion: 'Discussion' } as const;
export const stageNames = {
  new: 'New',
  viewed: 'Viewed',
  answered: 'Answered',
  best_answer: 'Best answer',
  solved: 'Solved',
} as const;
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
export const post = 'Post';
export const reply = 'Reply';
export const posting = 'Posting';
export const stop = 'Stop';
export const keysSend = '{keys} sends';
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
export const voteCount = { one: '{count} vote', other: '{count} votes' } as const;

// A thread
export const noQuestionLead = 'It may have been deleted.';
export const loadQuestionFailed = 'Failed to load the question. Please try again.';
export const loadAnswersFailed = 'Failed to load answers. Please try again.';
export const newAnswers = { one: '{count} new answer', other: '{count} new answers' } as const;
export const noAnswersYet = 'No answers yet';
export const noAnswersYetLead = 'Be the first to help: write what you know below.';
export const showEarlierAnswers = 'Show earlier answers';
export const showMoreAnswers = 'Show more answers';
export const answerBy = 'Answer by {name}';
export const verifiedTitle = 'The licence is on record and valid';
export const edited = '· edited {when}';
export const viewCount = { one: '{count} view', other: '{count} views' } as const;
export const yourPostWasFlagged = 'Your post was flagged.';

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
export const questionChanged = 'Your question has been changed.';
export const answerChanged = 'Your answer has been changed.';

// Deleting a post
export const deletePost = { question: 'Delete question', answer: 'Delete answer' } as const;
export const deleteAsked = {
  question: 'Are you sure you want to delete “{preview}”? Its answers go with it. This action cannot be undone.',
  answer: 'Are you sure you want to delete “{preview}”? This action cannot be undone.',
} as const;
export const deleteFailed = { question: 'Failed to delete question', answer: 'Failed to delete answer' } as const;

// Flagging a post
export const flagPost = { question: 'Flag question', answer: 'Flag answer' } as const;
export const youHaveFlaggedThis = 'You have flagged this';
export const flagReasons = {
  inappropriate: 'Inappropriate',
  incorrect: 'Incorrect',
  unsafe: 'Unsafe',
  spam: 'Spam',
  other: 'Other',
} as const;

// Looking after the board
export const flaggedPostsLink = 'Flagged posts';
export const pinnedTitle = 'Stands first in the list until {date}';
export const lockedMark = 'Locked';
export const lockedNote =
  'A moderator has locked this thread. It can be read, followed and flagged; nobody can answer, edit or vote.';
export const usedTags = 'Tags in use';
export const addTagNamed = 'Add tag {tag}';

// What the bell and its mails say, by the key that a notice keeps
export const pushedAnswer = 'A new answer on the community board';
export const notices = {
  'community.answer_to_yours': '{name} answered your question',
  'community.answer_beside_yours': '{name} also answered a question that you answered',
  'community.answer_followed': '{name} answered a question that you follow',
  'community.best_is_yours': 'Your answer was marked as the best one',
  'community.best': 'A best answer was marked',
  'community.solved_yours': 'Your question was marked as solved',
  'community.solved': 'A question was marked as solved',
} as const;

// The audit log
export const audit = {
  board: 'Community board',
  questionChanged: 'Question changed',
  answerChanged: 'Answer changed',
  questionDeleted: 'Question deleted',
  answerDeleted: 'Answer deleted',
  authorNo: 'Author no.',
} as const;
