/* What news and circulars say, to the office, to members and to visitors (docs/product/posts.md). */

// What is wrong with a form or a call.
export const titleNeeded = 'Title is required.';
export const bodyNeeded = 'Text is required.';
export const kindNeeded = 'Choose news or circular.';
export const badDay = 'Enter a valid date.';
export const badMoment = 'Enter a valid date and time.';
export const yesOrNo = 'Must be true or false.';
export const badFilter = 'Unknown value.';
export const badAudience = 'Unknown audience.';
export const tooManyChosen = 'Too many are chosen.';
export const allOrSome = 'Choose all members, or some of them.';
export const areaUnknown = 'Area not found.';
export const unitUnknown = 'Unit not found.';
export const ownAreaOnly = 'Only people of your own area can be addressed.';
export const newsByOffice = 'Only the office publishes news.';
export const newsForAll = 'News is for everybody.';
export const newsNotUrgent = 'News is never urgent.';
export const newsNoAck = 'News asks for no confirmation.';
export const audienceNobody = 'Nobody is addressed. Choose an audience that has people.';
export const momentPast = 'This moment is over.';
export const postUnknown = 'Post not found.';
export const newsUnknown = 'News not found.';
export const circularUnknown = 'Circular not found.';
export const fileUnknown = 'File not found.';
export const fileNeeded = 'Choose a file.';
export const fileTooLarge = 'A file has at most 10 MB.';
export const fileType = 'Choose a PDF, JPG or PNG file.';
export const fileBroken = 'This picture cannot be read.';
export const fileMany = 'A post has at most 5 files.';
export const tooManyUrgent =
  'Two urgent circulars went out or will go out within a week. Publish this one without “urgent”, or later.';
export const alreadyOut = 'This is published already.';
export const fixedOnceOut = 'Audience, time, urgency and confirmation are fixed once it is published.';
export const isArchived = 'This is archived.';
export const notOut = 'Only readers of a circular that is out can be reminded.';
export const isDraft = 'A draft is deleted, not archived.';
export const noAckAsked = 'This circular asks for no confirmation.';

// What people are told, in the bell and by mail.
export const mailGreeting = 'Dear {name},';
export const mailButton = 'Read the circular';
export const mailFiles = {
  one: '{count} file is attached to it on the site.',
  other: '{count} files are attached to it on the site.',
} as const;
export const mailConfirm = 'Please confirm on the site that you have read it.';
export const mailFooter = 'Urgent circulars are mailed to every member they are addressed to.';

// The feed of news.
export const feedTitle = '{committee}: news';
export const feedDescription = 'News of the committee of licensed engineers and supervisors {inDistrict}.';
export const onlyDraftsGo = 'Only drafts are deleted. Archive it instead.';

// News, for visitors: /news, /news/{id} and the home page.
export const newsOf = 'News | {committee}';
export const newsLead = 'What the committee decides, plans and has done.';
export const newsDescription =
  'News of the licensed engineers and supervisors {inDistrict}: decisions, dates and work of the committee.';
export const noNews = 'No news yet.';
export const newsFailed = 'Failed to load the news. Please try again.';
export const pagesOfNews = 'Pages of news';
export const newsFeed = 'RSS feed';
export const allNews = 'All news';
export const fromTheCommittee = 'From the committee';
export const changedOn = 'changed on {day}';
export const fileDetails = '{type}, {size}';

// Circulars, for members: /circulars, /circulars/{id} and the dashboard.
export const circularsLead = 'What the office and your area tell you.';
export const noCirculars = 'No circulars yet.';
export const circularsFailed = 'Failed to load the circulars. Please try again.';
export const circularFailed = 'Failed to load this circular. Please try again.';
export const circularGone = 'This circular is not there';
export const circularGoneWhy = 'It was taken back, or it is not addressed to you.';
export const pagesOfCirculars = 'Pages of circulars';
export const allCirculars = 'All circulars';
export const unreadOnes = { one: '{count} unread', other: '{count} unread' } as const;
export const fileCount = { one: '{count} file', other: '{count} files' } as const;
export const toBeConfirmed = 'Please confirm';
export const isConfirmed = 'Confirmed';
export const confirmQuestion = 'The office asks you to confirm that you have read this circular.';
export const confirm = 'I have read it';
export const confirmedOn = 'You confirmed this on {moment}.';
export const confirmFailed = 'Failed to confirm. Please try again.';
export const unreadCircular = 'Unread circular';
export const lastCircular = 'Newest circular';
export const newestCircular = 'Newest: {title}';

// The office: /app/admin/posts, the list.
export const posts = 'News and circulars';
export const postsLead = 'What members and visitors are told: written, scheduled, sent and read.';
export const postsLeadOfArea = 'Circulars for the members of your own area.';
export const newCircular = 'New circular';
export const newNews = 'New piece of news';
export const kind = 'Kind';
export const allKinds = 'All kinds';
export const allStates = 'All states';
export const postCount = { one: '{count} post', other: '{count} posts' } as const;
export const noPostsFound = 'No posts found';
export const noPostsFoundWhy = 'No post matches this search and these filters.';
export const noPosts = 'Nothing written yet';
export const noPostsWhy = 'A circular goes to the members you choose; news is for everybody.';
export const postsFailed = 'Failed to load the posts. Please try again.';
export const pagesOfPosts = 'Pages of posts';
export const forWhom = 'For';
export const readOfTold = '{read} of {told}';
export const confirmedBy = '{count} confirmed';
export const comesOut = 'Comes out {moment}';
export const cameOut = 'Since {moment}';
export const lastChanged = 'Last changed {moment}';
export const everybody = 'Everybody';
export const allMembers = 'All members';
export const nobodyYet = 'Nobody yet';
export const kindNews = 'News';
export const kindCircular = 'Circular';
export const stateDraft = 'Draft';
export const stateScheduled = 'Scheduled';
export const statePublished = 'Published';
export const stateArchived = 'Archived';

// The office: one post.
export const allPosts = 'All posts';
export const postFailed = 'Failed to load this post. Please try again.';
export const postGone = 'This post is no longer there.';
export const words = 'Text';
export const write = 'Write';
export const preview = 'Preview';
export const english = 'English';
export const malayalam = 'Malayalam';
export const titleIn = 'Title ({language})';
export const textIn = 'Text ({language})';
export const malayalamHint = 'Left empty, the English text is shown.';
export const markdownHint = '**strong**, lists with - or 1., and web addresses are understood.';
export const nothingToPreview = 'Nothing written yet.';
export const englishShown = 'Without a Malayalam text, the English one is shown.';
export const settings = 'Settings';
export const urgentHint =
  'Mailed at once to everybody it is for, whatever they chose. Two a week at most, on the whole site.';
export const needsAck = 'Ask for confirmation';
export const needsAckHint = 'Everybody is asked to press a button when they have read it.';
export const pinnedUntil = 'Pinned until';
export const pinnedUntilHint = 'Through this day it stands above the others.';
export const audience = 'Audience';
export const audienceSome = 'Some members';
export const audienceRule = 'Any of what is chosen in a list, and that for each list in which something is chosen.';
export const roles = 'Roles';
export const offices = 'Offices in a committee';
export const unitsOf = 'Units of {area}';
export const ownArea = 'Your own area';
export const people = { one: '{count} person', other: '{count} people' } as const;
export const onPaper = '{count} by paper';
export const counting = 'Counting …';
export const countFailed = 'The people could not be counted.';
export const newsAudience = 'News is for everybody, on the website too.';
export const fixedNow = 'Audience, urgency and confirmation are fixed once it is published.';
export const saveDraft = 'Save Draft';
export const nothingChanged = 'Nothing was changed.';
export const addFileLabel = 'Add a file';
export const addFileHint = 'PDF, JPG or PNG, at most 10 MB. Up to 5 files.';
export const addFileFailed = 'Failed to add the file. Please try again.';
export const fileAdded = 'File added.';
export const filesAfterSaving = 'Files can be added once the draft is saved.';
export const removeFileFailed = 'Failed to remove the file. Please try again.';
export const noFiles = 'No files.';
export const publishing = 'Publishing';
export const publishNow = 'Publish Now';
export const schedule = 'Schedule';
export const changeTime = 'Change Time';
export const backToDraft = 'Back to Draft';
export const whenHint = 'Indian time. Left empty, it is published at once.';
export const saveFirst = 'Save your changes first.';
export const publishQuestion = 'Publish “{title}” now?';
export const scheduleQuestion = 'Schedule “{title}”?';
export const publishCircularTells = '{people} will be told by the bell, and by mail if they chose so.';
export const publishUrgentTells = '{people} will be told by the bell and mailed at once.';
export const publishOnPaper = {
  one: '{count} person without an e-mail address gets it by paper.',
  other: '{count} people without an e-mail address get it by paper.',
} as const;
export const publishNewsTells =
  'It appears on the website, and members are told by the bell, and by mail if they chose so.';
export const scheduledFor = 'It comes out on {moment}.';
export const publishedDone = 'Published.';
export const scheduledDone = 'Scheduled.';
export const draftAgain = 'It is a draft again.';
export const copyForWhatsApp = 'Copy for WhatsApp';
export const copyMalayalam = 'Copy Malayalam for WhatsApp';
export const copied = 'Copied. Paste it into WhatsApp.';
export const copyFailed = 'This browser does not let us copy. Please select the text yourself.';
export const archive = 'Archive';
export const archivedDone = 'Archived: {title}.';
export const archiveFailed = 'Failed to archive. Please try again.';
export const deleteDraft = 'Delete Draft';
export const deleteQuestion = 'Delete this draft?';
export const deleteWhy = 'Its text and its files are deleted. This cannot be undone.';
export const deletedDone = 'Draft deleted.';
export const deleteFailed = 'Failed to delete. Please try again.';

// The office: who has read it.
export const receipts = 'Who has read it';
export const receiptsFailed = 'Failed to load who has read it. Please try again.';
export const remind = 'Remind';
export const remindUnread = 'Remind those who have not read it?';
export const remindUnconfirmed = 'Remind those who have not confirmed it?';
export const remindMeans =
  'Each of them gets a notice, and a mail as they have chosen. Nobody is reminded twice on one day. This cannot be undone.';
export const remindedDone = { one: '{count} person was reminded.', other: '{count} people were reminded.' } as const;
export const noneReminded = 'All of them have been reminded today.';
export const remindFailed = 'Failed to remind. Please try again.';
export const figureTold = 'Told';
export const figureInTime = 'Read within 48 hours';
export const peopleAll = 'Everybody';
export const peopleUnread = 'Not read';
export const peopleRead = 'Read';
export const peopleConfirmed = 'Confirmed';
export const peopleNotReached = 'Not reached';
export const notReachedMeans =
  'No mail and no notice on a phone went out to them yet, they have not opened it, and were not here since it is out. Call them, or write to them.';
export const whatsApp = 'WhatsApp';
export const whatsAppPerson = 'Write to {name} by WhatsApp';
export const chatToConfirm = '{committee}: “{title}”. Please read it and confirm: {address}';
export const chatOnPaper = '{committee}: there is a circular for you, “{title}”. Please ask the office for it.';
export const peopleOnPaper = 'By paper';
export const searchPeople = 'Name, membership ID, phone, area or unit';
export const person = 'Person';
export const noOneHere = 'Nobody in this list';
export const pagesOfPeople = 'Pages of people';
export const notRead = 'Not read';

// Notices, by the key that they keep
export const notices = {
  'posts.news': 'News from the committee',
  'posts.circular': 'New circular',
  'posts.urgent': 'Urgent circular',
  'posts.to_confirm': 'New circular, please confirm',
  'posts.remind': 'Please read this circular',
  'posts.remind_to_confirm': 'Please confirm that you have read this circular',
} as const;

// The audit log
export const audit = {
  listExported: 'List of news and circulars exported',
  post: 'Post',
  posts: 'News and circulars',
  scheduled: 'scheduled',
  published: 'published',
  archived: 'archived',
  archiveUndone: 'Archiving taken back',
  fileAdded: 'given a file',
  fileRemoved: 'rid of a file',
  reminded: 'readers reminded',
  exported: 'receipts exported',
  acknowledged: 'confirmed by a reader',
  titleInMalayalam: 'Title in Malayalam',
  text: 'Text',
  textInMalayalam: 'Text in Malayalam',
  publishedAt: 'Published at',
  pinnedUntil: 'Pinned until',
  asksForConfirmation: 'Asks for confirmation',
} as const;

// A person's page
export const personCirculars = 'Circulars';
export const personCircularsFailed = 'Failed to load the circulars of this person. Please try again.';
export const noPersonCirculars = 'No circular has gone to this person yet.';
export const toldOn = 'told {moment}';
export const notTold = 'not told: joined later';
export const readOn = 'read {moment}';
export const personNotRead = 'not read';
export const ackOn = 'confirmed {moment}';
export const notAcked = 'not confirmed';

// What a phone takes along
export const circularsTaken = {
  one: '{count} circular, from {moment}',
  other: '{count} circulars, from {moment}',
} as const;
