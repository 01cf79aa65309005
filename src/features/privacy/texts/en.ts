// The page
export const pageTitle = 'Privacy centre';
export const pageLead = 'What the committee knows about you, who sees it, and what you can ask for.';

// What can be asked for: forms
export const passwordNeeded = 'Please type your password.';
export const wrongPassword = 'This is not your password.';
export const kindNeeded = 'Please choose what you ask for.';
export const textShort = 'Please say it in at least 10 letters.';
export const decisionNeeded = 'Please choose a decision.';
export const answerNeeded = 'Please write an answer.';
export const answerShort = 'Please write at least 10 letters: the person reads it.';
export const foundNeeded = 'Please say when it was found.';
export const whatNeeded = 'Please say what happened.';
export const whatShort = 'Please describe it in at least 10 letters.';
export const peopleNeeded = 'Please give a number of people, 0 or more.';
export const inFuture = 'This lies in the future.';
export const toldBeforeFound = 'This is before it was found.';

// What calls refuse
export const exportOnceADay = 'You can ask for your data once a day.';
export const alreadyOpen = 'You have such a request open already.';
export const lastSuperuserKeeps = 'The last superuser cannot be erased: the site would have nobody to look after it.';
export const unknownRequest = 'There is no such request.';
export const requestDecided = 'This request has been decided already.';
export const happensByItself = 'This happens by itself. An erasure can only be refused.';
export const unknownBreach = 'There is no such breach.';

// Kinds and states
export const kindNames = {
  export: 'Copy of the data',
  correct: 'Correction',
  erase: 'Erasure',
  grievance: 'Grievance',
} as const;
export const stateNames = {
  open: 'Open',
  ready: 'Ready',
  done: 'Done',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
} as const;

// Own page: the data
export const ownFailed = 'Your requests could not be loaded.';
export const exportTitle = 'A copy of your data';
export const exportLead =
  'Everything that the committee keeps about you, as one zip file: lists that people and programs can read, your photo, your scans and attachments. It takes some minutes; we tell you when it is ready. Once a day.';
export const exportButton = 'Get my data';
export const exportQuestion = 'Get a copy of your data';
export const exportMeans =
  'The file has your Aadhaar number and everything else in it. Fetch it on a device that is yours.';
export const exportStart = 'Make the file';
export const exportAsked = 'Your file is being made. We tell you when it is ready.';
export const exportAskFailed = 'The file could not be asked for.';
export const exportBeingMade = 'Your file is being made. This page shows it when it is ready.';
export const exportReady = 'Your file is ready, until {until}.';
export const exportBroken = 'The last file could not be made. Please ask for it again.';
export const exportFetch = 'Download ({size})';

// Own page: requests
export const requestsTitle = 'Ask the office';
export const requestsLead =
  'Something about you is wrong and you cannot change it yourself, or you are not content with how your data is handled. The office answers a correction within {correct} days, a grievance within {grievance}.';
export const complain = 'Send a grievance';
export const correctQuestion = 'What is to be corrected?';
export const correctMeans = 'Say what is wrong and how it should be. The office answers within {days} days.';
export const grievanceQuestion = 'What are you not content with?';
export const grievanceMeans = 'The office looks into it and answers within {days} days.';
export const yourWords = 'In your words';
export const sendToOffice = 'Send to the office';
export const requestSent = 'The office has your request.';
export const requestFailed = 'Your request could not be sent.';
export const noRequests = 'You have asked for nothing yet.';
export const yourRequests = 'Your requests';
export const askedOn = 'Asked on {day}';
export const answerBy = 'Answer by {day}';
export const answeredOn = 'Answered on {day}';
export const officeAnswer = 'The office:';
export const withdrawOf = 'Withdraw: {kind} of {day}';
export const withdrawMeans = 'The office will not look at it any more.';
export const withdrawn = 'Your request is withdrawn.';
export const withdrawFailed = 'Your request could not be withdrawn.';

// Own page: erasure
export const eraseTitle = 'Delete my data';
export const eraseLead =
  'Your account, your profile, your card, your requests and everything else about you is deleted for good. You have {days} days to change your mind, and we warn you two days before.';
export const keptTitle = 'What has to stay, and why';
export const retained = {
  membership:
    'Your name and membership ID, for good: so that the number is never given to somebody else, and an old card can be told.',
  posts:
    'What you wrote on the community board, as posts of a former member: answers of others build on it. Delete yours first if you do not want that.',
  log: 'That the office did something and when, in the audit log: what it says about you can be read by nobody any more.',
} as const;
export const eraseButton = 'Delete my data …';
export const eraseQuestion = 'Delete all your data?';
export const eraseMeans =
  'It happens in {days} days. Until then you can undo it on this page. After that nobody can bring anything back, and you cannot log in any more.';
export const eraseWhy = 'Is there something the office should know? (not needed)';
export const eraseSubmit = 'Delete in {days} days';
export const eraseBegun = 'Your data will be deleted. You have {days} days to undo it.';
export const eraseFailed = 'The deletion could not be asked for.';
export const eraseBanner = 'Your data will be deleted on the morning after {due}.';
export const eraseBannerMeans = 'Everything stays as it is until then, and you can still change your mind.';
export const undo = 'Undo';
export const noticesChanged = 'A notice about your data has changed';
export const noticesChangedMeans = 'Please read it again and decide. Until then everything stays as it is.';
export const decideOn = 'Read and decide: {purpose}';
export const undone = 'Your data stays.';
export const undoFailed = 'The deletion could not be undone.';

// The office's screen
export const officeLead = 'What people ask about their own data, and the register of breaches.';
export const officeTabs = { requests: 'Requests', breaches: 'Breaches' } as const;
export const officeLists = 'Requests and breaches';
export const kind = 'Kind';
export const allStates = 'All states';
export const allKinds = 'All kinds';
export const searchRequestsHint = 'Name, number or words';
export const requestCount = { one: '{count} request', other: '{count} requests' } as const;
export const requestsFailed = 'The requests could not be loaded.';
export const requestPages = 'Pages of requests';
export const noOfficeRequests = 'Nothing is asked';
export const noOfficeRequestsWhy = 'No request fits what is chosen above.';
export const answeredInTime = {
  one: 'In the last 12 months {count} request was answered, in time: {inTime} ({percent}%).',
  other: 'In the last 12 months {count} requests were answered, in time: {inTime} ({percent}%).',
} as const;
export const noneAnswered = 'No request was answered in the last 12 months.';
export const gonePerson = 'A former member';
export const dueOn = 'Due {day}';
export const lateSince = 'Late since {day}';
export const carriedOut = 'Carried out on the morning after {moment}';
export const answer = 'Answer';
export const answerOf = 'Answer: {kind} of {name}';
export const correctRecord = 'Correct the record';
export const answerTitle = 'Answer to {name}';
export const decisionNames = { done: 'Done', refused: 'Refused' } as const;
export const answerLabel = 'Answer, as the person reads it';
export const sendAnswer = 'Send the answer';
export const answered = 'The answer is on its way to {name}.';
export const answerFailed = 'The answer could not be sent.';
export const decidedMeanwhile = 'Somebody else has decided this request, or it was withdrawn.';
export const refuseErasure = 'Refuse the erasure';
export const refuseErasureOf = 'Refuse the erasure of {name}';
export const eraseRuns =
  'An erasure is carried out by itself. Refuse it only where the law asks you to keep the data, and say which law.';
export const decidedBy = '{name}, {day}';

// Breaches
export const breachCount = { one: '{count} breach', other: '{count} breaches' } as const;
export const breachesFailed = 'The register could not be loaded.';
export const breachPages = 'Pages of breaches';
export const noBreaches = 'No breach is entered';
export const noBreachesWhy =
  'When personal data comes into wrong hands, enter it here at once: everybody concerned and the Data Protection Board have to be told within 72 hours.';
export const newBreach = 'Enter a breach';
export const editBreach = 'Change';
export const editBreachOf = 'Change the breach of {day}';
export const breachFormTitle = 'Breach of personal data';
export const breachMeans =
  'Everybody concerned and the Data Protection Board have to be told within 72 hours of the finding.';
export const foundAt = 'Found';
export const whatHappened = 'What happened';
export const whatHint = 'Whose data, how it came into whose hands, and what has been done.';
export const peopleConcerned = 'People concerned';
export const toldPeopleAt = 'The people were told';
export const toldBoardAt = 'The Data Protection Board was told';
export const notYet = 'not yet';
export const emptyIfNot = 'Leave it empty until it has happened.';
export const breachSaved = 'The register is up to date.';
export const breachSaveFailed = 'The breach could not be saved.';
export const concerns = { one: 'concerns {count} person', other: 'concerns {count} people' } as const;
export const tellUntil = 'To be told by {moment}';
export const tellLate = 'Should have been told by {moment}';
export const allBreaches = 'All breaches';
export const toBeTold = 'To be told yet';
export const allTold = 'Everybody was told';

// On the office's dashboard
export const breachesToTell = 'Breaches to be told';

// What is told by bell and mail
export const notices = {
  'privacy.office_correct': 'A correction waits for your answer',
  'privacy.office_grievance': 'A grievance waits for your answer',
  'privacy.office_erase': 'A person has asked to be erased',
  'privacy.office_until': 'It has to be done by {moment}.',
  'privacy.ready': 'The copy of your data is ready',
  'privacy.begun': 'Your data will be deleted in 7 days',
  'privacy.warning': 'Your data will be deleted in two days',
  'privacy.erased': 'Your data has been deleted',
  'privacy.correct_done': 'The office has made your correction',
  'privacy.correct_refused': 'The office has refused your correction',
  'privacy.grievance_done': 'The office has answered your grievance',
  'privacy.grievance_refused': 'The office has refused your grievance',
  'privacy.erase_done': 'Your data has been deleted as you asked',
  'privacy.erase_refused': 'Your data will not be deleted',
  'privacy.ready_until': 'You can fetch it in the privacy centre until {moment}. After that it is deleted.',
  'privacy.begun_until':
    'You have asked for it. It happens on the morning after {moment}; until then you can undo it in the privacy centre. If this was not you, undo it now and change your password.',
  'privacy.warning_until':
    'It happens on the morning after {moment}. Until then you can still undo it in the privacy centre.',
} as const;
export const mails = {
  openOffice: 'Open the list',
  officeFooter: 'You get this mail because you answer for privacy requests, and this request has waited for a day.',
  greeting: 'Dear {name},',
  erased:
    'Your account and everything about you that the committee does not have to keep is gone. Nobody can bring it back.',
  openPage: 'Open the privacy centre',
  footer: 'You get this mail because it is about your own data.',
  erasedFooter: 'This is the last mail to you from this site.',
} as const;

// The file with a copy of the data
export const exportReadme = {
  title: 'What {site} keeps about {name}',
  madeAt: 'Made on {moment}',
  what: 'Each list below is in this archive twice: as .json for programs, and as .csv for a spreadsheet.',
  formats: 'Times are those of India. Empty lists are left out.',
  files: 'Your photo, scans and attachments are in the folder "files".',
  careful: 'Passwords, codes and keys are in no list. Keep this file to yourself: your Aadhaar number is in it.',
} as const;
export const exportLists = {
  dues_invoices: 'what you owe the committee, and have owed',
  dues_receipts: 'what you have paid',
  dues_claims: 'what you have told the treasurer of payments',
  dues_handovers: 'cash that you have handed over',
  event_registrations: 'events that you registered for, and when you came in',
  office_notes: 'notes of the office about you',
  profile: 'your profile and account',
  sessions: 'where you are logged in',
  password_links: 'links to set a new password',
  not_me_links: 'links to say that a login was not you',
  application: 'what the office did with your application',
  renewals: 'your requests to renew licence or membership',
  reminders: 'what you were reminded of',
  reminder_settings: 'whether reminders are mailed',
  cards: 'your membership cards',
  positions: 'your offices in committees',
  notices: 'what you were told',
  notice_settings: 'whether notices are mailed',
  push_devices: 'devices that notices are sent to',
  post_receipts: 'which news and circulars you were told of and read',
  posts_written: 'news and circulars that you wrote for the office',
  import_rows: 'what the office brought in about you from spreadsheets',
  authenticator: 'your authenticator app',
  recovery_codes: 'your recovery codes, without the codes',
  passkeys: 'your passkeys',
  questions: 'your questions on the community board',
  answers: 'your answers on the community board',
  question_votes: 'your votes on questions',
  answer_votes: 'your votes on answers',
  followed_questions: 'questions that you follow',
  viewed_questions: 'questions that you opened',
  flags: 'posts that you flagged',
  invitations: 'questions that you were asked to answer',
  invitations_sent: 'questions that you asked others to answer',
  public_consents: 'threads that you agreed to publish',
  digest_settings: 'whether you get the digest of the board',
  activity: 'what the audit log says about you and what you did',
  consents: 'what you agreed to',
  privacy_requests: 'what you asked about your data',
  nominee: 'whom you named to act for you',
} as const;

// The audit log
export const audit = {
  breachesExported: 'Register of breaches exported',
  request: 'Privacy request',
  requests: 'Privacy requests',
  sent: 'sent',
  withdrawn: 'withdrawn',
  done: 'answered',
  refused: 'turned down',
  breach: 'Breach',
  breaches: 'Breaches',
  exported: 'List of privacy requests exported',
  erased: 'Person erased at their own request',
  toldPeople: 'People told',
  toldBoard: 'Board told',
  foundAt: 'Found',
} as const;
export const readNotice = 'Read the whole privacy notice';
export const loadFailed = 'Your privacy settings could not be loaded. Please try again.';
export const saveFailed = 'This could not be saved. Please try again.';
export const dashboardCardLead = 'Decide who sees your number, and what the committee may do with your data.';

// What others see
export const visibilityTitle = 'What others see';
export const visibilityLead =
  'The office and the admin of your own area always see your contact details. Other members see what you switch on here.';
export const showPhone = 'Other members see my phone number';
export const showEmail = 'Other members see my email address';
export const showInDirectory = 'Other members find me in the directory';
export const phoneShown = 'Other members see your phone number now.';
export const phoneHidden = 'Other members do not see your phone number any more.';
export const emailShown = 'Other members see your email address now.';
export const emailHidden = 'Other members do not see your email address any more.';
export const listed = 'Other members find you in the directory now.';
export const unlisted = 'Other members do not find you in the directory any more.';

// What somebody has agreed to
export const consentsTitle = 'What you have agreed to';
export const consentsLead =
  'Each purpose is on its own. You can withdraw as easily as you agree, at any time; what was done before stays lawful.';
export const agree = 'Agree';
export const agreeTo = 'Agree: {purpose}';
export const agreeAgain = 'Agree again';
export const agreeAgainTo = 'Agree again: {purpose}';
export const withdrawFrom = 'Withdraw: {purpose}';
export const decline = 'Decline';
export const declineOf = 'Decline: {purpose}';
export const consentStateNames = {
  given: 'Agreed',
  renew: 'Notice has changed',
  withdrawn: 'Not agreed',
  not_asked: 'Not asked yet',
} as const;
export const agreedOn = 'Agreed on {day}';
export const agreedBefore = 'You agreed on {day} to an earlier version of this notice.';
export const withdrawnOn = 'Withdrawn on {day}';
export const declinedOn = 'Declined on {day}';
export const notAskedYet = 'Nothing changes until you decide.';
export const agreedByThread = 'Agreed by thread';
export const agreedByThreadMeans =
  'You have agreed in these threads, each on its own. That holds until you take it back.';
export const publicNow = 'Everybody can read your words in';
export const agreedNotPublic = 'You have agreed, and it is not public now';
export const takeBack = 'Take back';
export const takenBack = 'You have taken back your consent: {thread}';
export const mailsUntilDecided = 'You get one summary a day until you decide.';
export const noticeVersion = 'Version {version} of the notice';
export const endsWithMembership =
  'This ends with your membership. Whoever no longer agrees asks for their data to be erased.';
export const agreedNow = 'You have agreed: {purpose}';
export const withdrawnNow = 'You have withdrawn: {purpose}';

// Purposes and their notices; whoever changes a notice counts its version up (content/notices.ts)
export const purposeTexts = {
  membership: {
    title: 'Membership',
    notice:
      'The committee keeps your name, contact details, addresses, licence, qualifications and photo to run your membership: your application, card and renewals, and the work of your area and unit. The office and the admin of your area see them.',
  },
  directory: {
    title: 'Directory of members',
    notice:
      'Members who have logged in can find you in the directory, with your name, username, photo, role, area, unit, the day you joined and whether your licence is in force. Once you withdraw, only the office and the admin of your own area find you there.',
  },
  phone: {
    title: 'Phone number for members',
    notice:
      'Members who have logged in see your phone number in the directory and can find you by it. Once you withdraw, only the office and the admin of your own area see it.',
  },
  email: {
    title: 'Email address for members',
    notice:
      'Members who have logged in see your email address in the directory and can find you by it. Once you withdraw, only the office and the admin of your own area see it.',
  },
  mail: {
    title: 'Notices by mail',
    notice:
      'Circulars, news and answers of the community come to your email address as well, in one summary a day. You can choose at once or not at all under Notifications, and every such mail has a link that ends them with one tap. This holds from the beginning, without being asked, because the committee has to reach its members. Once you withdraw, they no longer come. Mails about your account, your application and your licence, and urgent circulars, still come.',
  },
  public_answers: {
    title: 'Solved questions for everybody',
    notice:
      'A solved question that you asked or answered may be shown to visitors of this website with your name, if everybody whose words are shown has agreed to it. Once you withdraw, nothing of yours is shown there any more.',
  },
  office: {
    title: 'Photo and telephone while in office',
    notice:
      'While you hold an office in the committee, visitors of this website see your photo and, where you are among the leaders on the home page, your telephone number beside your name and office. Once you withdraw, or your term ends, your name and office alone are shown.',
  },
} as const;

// Both registration forms, and the line on the dashboard that asks once
export const joiningTitle = 'What we may use it for';
export const joiningLead =
  'Tick what you agree to; each is on its own, and you can withdraw it at any time. What you leave open, we ask you once after you have joined.';
export const askOnce = 'Please tell us once what the committee may use your data for.';
export const askOnceDecide = 'Read and decide';
export const askOnceLater = 'Not now';

// Answers of the calls
export const badPurpose = 'Please name one of the purposes.';
export const badVersion = 'Please name the version of the notice that was read.';
export const badGiven = 'Please say whether it is agreed to.';
export const noticeChanged = 'This notice has changed. Please read it again.';
export const membershipEnds =
  'Your membership rests on this. Whoever no longer agrees can end the membership and have their data erased.';

// The nominee
export const nomineeTitle = 'Your nominee';
export const nomineeLead =
  'You may name somebody who acts for you in matters of your data, should you die or be unable to. What you enter is encrypted. The office opens it only in that case, with a reason that is recorded.';
export const noNominee = 'You have named nobody.';
export const nameNominee = 'Name a nominee';
export const changeNominee = 'Change nominee';
export const removeNomineeQuestion = 'Remove your nominee?';
export const removeNomineeLead = '{name} is then no longer named, and what you entered is deleted.';
export const nomineeRemoved = 'Your nominee was removed.';
export const nomineeSaved = 'Your nominee was saved.';
export const nomineeRelation = 'Relation';
export const nomineeRelationHint = 'For example: wife, son, colleague';
export const nomineeNameNeeded = 'Name is required';
export const nomineeRelationNeeded = 'Relation is required';
export const nomineePhoneNeeded = 'Phone is required';
export const nomineePhoneBad = 'Phone must be 10 digits';
export const nomineeNotSaved = 'The nominee could not be saved. Please try again.';
export const nomineeNotRemoved = 'The nominee could not be removed. Please try again.';

// Aadhaar
export const aadhaarTitle = 'Aadhaar number';
export const aadhaarLead =
  'It only helps the office to notice that somebody applies twice. It is encrypted, and nothing depends on it.';
export const noAadhaar = 'The committee has no Aadhaar number of yours.';
export const deleteAadhaar = 'Delete my Aadhaar number';
export const deleteAadhaarQuestion = 'Delete your Aadhaar number?';
export const deleteAadhaarText =
  'The number is erased at once, together with the mark by which the office could find it again, and with a copy of your data that waits to be fetched. Your membership stays as it is.';
export const aadhaarDeleted = 'Your Aadhaar number was deleted.';
export const aadhaarNotDeleted = 'The Aadhaar number could not be deleted. Please try again.';

// The notice, /privacy
export const noticeTitle = 'Privacy notice';
export const noticeLead =
  'What the committee keeps about whom, why, for how long, who sees it, and what you can ask for.';
export const noticeDescription =
  'What the committee keeps about members, applicants, advertisers and visitors, why and for how long, who sees it, and how to withdraw, correct or erase it.';
export const noticePageTitle = '{page} · {committee}';
export const inForceSince = 'In force since {day}';
export const law = 'It follows the Digital Personal Data Protection Act, 2023.';
export const toPrivacyCentre = 'Open the privacy centre';
export const tableTitle = 'What is kept, why and how long';
export const tableLead = 'Nothing is sold, and nothing is given to advertisers.';
export const keptWhy = 'Why';
export const keptHowLong = 'How long';
export const keptTexts = {
  profile: {
    what: 'Profile: name, phone, email, addresses, date of birth, licence, qualifications, blood group, photo',
    why: 'To run the membership and to reach the member',
    howLong:
      'As long as there is an account. After an erasure only name and membership ID stay in the register of members, for good: no number is given twice.',
  },
  aadhaar: {
    what: 'Aadhaar number, where somebody has given it; encrypted',
    why: 'To notice that somebody applies twice',
    howLong: 'Until its owner deletes it, or the account goes',
  },
  applications: {
    what: 'Applications that were rejected, and the reason',
    why: 'So that they can be looked at again',
    howLong: '{days} days after the decision',
  },
  scans: {
    what: 'Scans of licences and proofs sent with a renewal',
    why: 'So that the office can confirm the renewal',
    howLong: '{days} days after the decision',
  },
  card: {
    what: 'The code of a membership card',
    why: 'So that a card can be checked',
    howLong: 'As long as there is an account; a code that was replaced is no longer good',
  },
  sessions: {
    what: 'Logins: when, and from which kind of device',
    why: 'To keep accounts safe from strangers',
    howLong: 'As long as they last, at most {days} days',
  },
  board: {
    what: 'Questions, answers and attachments in the community',
    why: 'So that members can learn from each other',
    howLong: 'Until they are deleted. After an erasure they stand under “former member”.',
  },
  circulars: {
    what: 'Which circulars somebody was sent, has opened and has confirmed',
    why: 'So that the office knows whom an order has reached',
    howLong: 'As long as the circular and the account are there',
  },
  notices: {
    what: 'Notifications',
    why: 'To tell members what concerns them',
    howLong: '{days} days after they were read; unread ones as long as there is an account',
  },
  push: {
    what: 'Devices on which somebody has switched notifications on: the address at the maker of the browser, and its keys',
    why: 'To show notifications on them',
    howLong: 'Until they are switched off there, the login on the device ends, or the device is gone',
  },
  receipts: {
    what: 'Receipts: payer, membership ID, amount, purpose, how and when it was paid',
    why: 'The books of the committee have to show each payment',
    howLong: '10 years, as they were issued, also after an erasure; nothing else of a payment stays with a name then',
  },
  dues: {
    what: 'Invoices, what somebody says to have paid with its proof, reminders, and the lines of the bank about it',
    why: 'So that everybody knows what is due and what was paid',
    howLong:
      'As long as there is an account. After an erasure the invoices and the lines of the bank lose the name, the rest goes.',
  },
  imports: {
    what: 'Lists of members that the office reads in',
    why: 'So that a mistake can be taken back',
    howLong: '{days} days after they were read in; that there was one, for good',
  },
  renewals: {
    what: 'Requests to renew licence or membership, and which reminders went out',
    why: 'So that everybody knows what was asked and decided',
    howLong: 'As long as there is an account',
  },
  notes: {
    what: 'Notes of the office on a person',
    why: 'So that the office remembers what was said and agreed',
    howLong: 'Until the office deletes them, or the account goes',
  },
  positions: {
    what: 'Offices in the committees: who, which and when',
    why: 'To show who speaks for the committee',
    howLong: 'As long as there is an account',
  },
  factors: {
    what: 'Authenticator app (encrypted), recovery codes (only as a check) and passkeys',
    why: 'To keep accounts safe from strangers',
    howLong: 'Until they are removed, or the account goes',
  },
  links: {
    what: 'Links that were sent to set a password or to report a login, and logins that ended',
    why: 'To find misuse',
    howLong: '{days} day after their end',
  },
  tickets: {
    what: 'Logins that were begun and not finished',
    why: 'To find misuse',
    howLong: '{days} day after they ran out',
  },
  counters: {
    what: 'Counters of tries, by a hash of account or network',
    why: 'To hold off those who guess passwords',
    howLong: 'Minutes to a day; where somebody has logged in before, {days} days',
  },
  mails: {
    what: 'Mails on their way; encrypted',
    why: 'To send them, and again when that failed',
    howLong: 'Until they are sent; those that could not be sent, {days} days',
  },
  consents: {
    what: 'What somebody has agreed to and withdrawn',
    why: 'As proof of what was agreed when',
    howLong: 'As long as there is an account; what was withdrawn and decided anew, {years} years',
  },
  nominee: {
    what: 'The nominee whom somebody has named; encrypted',
    why: 'So that somebody can act for a member who cannot',
    howLong: 'Until it is removed, or the account goes',
  },
  exports: {
    what: 'Copies of their data that people asked for',
    why: 'So that they can be fetched',
    howLong: '{hours} hours',
  },
  requests: {
    what: 'Requests and grievances about data, and their answers',
    why: 'As proof that they were answered',
    howLong: '{years} years after the answer. After an erasure without name and words.',
  },
  breaches: {
    what: 'The register of breaches',
    why: 'As proof that everybody was told',
    howLong: '{years} years after the finding, once everybody was told',
  },
  audit: {
    what: 'Audit log: who in the office did what, and to whom',
    why: 'So that the committee can answer for how data was handled',
    howLong: 'For good. Personal values in it can no longer be read once somebody is erased.',
  },
  shops: {
    what: 'Shops and their contact details',
    why: 'To show their advertisements',
    howLong: 'Until the office deletes the shop',
  },
  ads: {
    what: 'How often each ad was shown, seen and pressed on a day: numbers without visitors',
    why: 'So that those who pay for ads know what they get',
    howLong: '{years} years; a random number for each page view, so that it counts once, a few hours',
  },
  shopContacts: {
    what: 'People of shops that advertise: name, email and phone, and their sessions in the advertisers’ portal',
    why: 'So that shops see their numbers and renew their ads',
    howLong: 'Until the office revokes the access, and {days} days after; with the shop at once',
  },
  adRequests: {
    what: 'Requests of advertisers, and what was decided',
    why: 'To renew and change ads, and for the invoice',
    howLong: '{years} years after the decision',
  },
  visitors: {
    what: 'Visitors: no tracking and no advertising cookies',
    why: 'There is nothing to find out about them',
    howLong: 'Nothing is kept but the counters named above',
  },
  backups: {
    what: 'Nightly backups of all of this',
    why: 'So that nothing is lost when a machine fails',
    howLong: 'At most {months} months. A backup that is used again has all erasures done to it again.',
  },
} as const;
export const whoSeesTitle = 'Who sees it';
export const whoSees = [
  {
    who: 'Everybody',
    what: 'Only what the committee publishes: its office-bearers by name, news, events, shops. Whoever has your card can check it, and sees name, membership ID, area and status.',
  },
  {
    who: 'Members who have logged in',
    what: 'The directory: name, username, photo, role, area, unit, status, and phone and email of those who do not hide them. Posts in the community under the name of their author.',
  },
  {
    who: 'The admin of your area',
    what: 'Contact details, membership ID and licence of the members of that area, and its applicants.',
  },
  {
    who: 'The office',
    what: 'Your whole profile. Aadhaar numbers only superusers can open, and each time is recorded.',
  },
  {
    who: 'Nobody else',
    what: 'Unless a law or a court demands it. The machines on which the website runs and its mails are sent work for the committee alone.',
  },
] as const;
export const agreeTitle = 'What you are asked to agree to';
export const agreeLead = 'Each on its own, in the privacy centre. Withdrawing takes one press, as agreeing does.';
export const rightsTitle = 'What you can ask for';
export const rights = [
  { title: 'See it and take it with you', text: 'A copy of everything that is kept about you.' },
  { title: 'Have it corrected', text: 'Most of it you change yourself in your profile; the office corrects the rest.' },
  { title: 'Have it erased', text: 'Your Aadhaar number at once; everything else with the end of your membership.' },
  { title: 'Withdraw', text: 'Each purpose on its own, in the privacy centre. What was done before stays lawful.' },
  {
    title: 'Name a nominee',
    text: 'Somebody who acts for you in matters of your data, should you die or be unable to.',
  },
  {
    title: 'Complain',
    text: 'To the office, which answers within {days} days; after that to the Data Protection Board of India.',
  },
] as const;
export const grievanceTitle = 'Grievances and questions';
export const grievanceLead = 'Write to or call the office. Whoever has an account can also use the privacy centre.';
export const grievanceAddress = 'By post or in person';

// Audit log
export const auditConsent = { one: 'Consent', many: 'Consents' } as const;
export const auditNominee = { one: 'Nominee', many: 'Nominees' } as const;
export const auditActions = {
  'consent.give': 'Agreed to a purpose',
  'consent.withdraw': 'Withdrew from a purpose',
  'nominee.name': 'Nominee named',
  'nominee.remove': 'Nominee removed',
  'nominee.open': 'Nominee opened',
} as const;
export const auditFields = { purpose: 'Purpose', version: 'Version of the notice' } as const;
export const requestsToAnswer = 'Privacy requests to answer';
export const answeredByOffice = 'To be answered by the office';

// A person's page
export const personPrivacyFailed = 'Failed to load the privacy section. Please try again.';
export const consentsOf = 'Consents';
export const consentNotAsked = 'not asked yet';
export const consentGiven = 'given to version {version} on {day}';
export const consentWithdrawn = 'withdrawn from version {version} on {day}';
export const requestsOf = 'Requests';
export const noRequestsOf = 'No requests.';
export const olderRequests = {
  one: 'One older request stands in the list.',
  other: '{count} older requests stand in the list.',
} as const;
export const answerRequests = 'All requests';
export const nomineeOf = 'Nominee';
export const nomineeSealed = 'A nominee is named. Who it is stays sealed.';
export const openNominee = 'Open the nominee';
export const openNomineeQuestion = 'Open the nominee of {name}?';
export const openNomineeMeans =
  'Only when the member has died or cannot act. The audit log keeps who opened it, and the reason.';
export const openNomineeReason = 'Reason';
export const openNomineeFailed = 'Failed to open the nominee. Please try again.';
export const nomineeNone = 'No nominee is named.';
