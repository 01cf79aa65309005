// Asking a member to answer
export const choosePeople = 'Please choose whom to ask.';
export const atMostInvited = 'At most {most} people.';
export const notYourself = 'You cannot ask yourself.';
export const noSuchMember = 'One of them is no member.';
export const hasWrittenHere = '{name} asked this question or has answered it.';
export const solvedAlready = 'This question is solved.';
export const lockedThread = 'This thread is closed.';
export const tooManyInvited = 'You can ask {most} people about one question.';
export const tooManyInvitedToday = 'You can ask {most} people a day. Please go on tomorrow.';
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

// Public answers
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
export const publicMark = 'Public';
export const publicLink = 'Everybody can read this thread';
export const publish = 'Publish';
export const unpublish = 'Take from public';
export const publishedNow = 'Everybody can read it now.';
export const unpublishedNow = 'It is public no more.';
export const whoAgreed = 'Who has agreed';
export const agreedMark = 'agreed';
export const notAgreedMark = 'not yet';
export const threadParts = { question: 'Question', best_answer: 'Best answer', answer: 'Answer' } as const;

// What the bell and its mails say, by the key that a notice keeps
export const pushedInvitation = 'You are asked to answer a question';
export const notices = {
  'community.invited': '{name} asks you to answer a question',
} as const;

// The audit log
export const audit = {
  publicAgreed: 'Author agreed to publishing',
  publicWithdrawn: 'Author took back their consent to publishing',
  published: 'Thread published',
  unpublished: 'Thread taken from public',
  invited: 'Asked to answer a question',
  digestSwitched: 'Weekly digest switched on or off',
  question: 'Question',
} as const;
