// The page
export const pageTitle = 'Privacy centre';
export const pageLead = 'What the committee knows about you, who sees it, and what you can ask for.';
export const backToDashboard = 'Back to dashboard';
export const readNotice = 'Read the whole privacy notice';
export const loadFailed = 'Your privacy settings could not be loaded. Please try again.';
export const saveFailed = 'This could not be saved. Please try again.';
export const dashboardCard = 'Privacy';
export const dashboardCardLead = 'Decide who sees your number, and what the committee may do with your data.';

// What others see
export const visibilityTitle = 'What others see';
export const visibilityLead = 'The office and the admin of your own area always see your contact details. Other members see what you switch on here.';
export const showPhone = 'Other members see my phone number';
export const showPhoneHint = 'In the directory of members, and in its search.';
export const showEmail = 'Other members see my email address';
export const showEmailHint = 'In the directory of members, and in its search.';
export const showInDirectory = 'Other members find me in the directory';
export const showInDirectoryHint = 'With name, photo, role, area, unit and status.';
export const phoneShown = 'Other members see your phone number now.';
export const phoneHidden = 'Other members do not see your phone number any more.';
export const emailShown = 'Other members see your email address now.';
export const emailHidden = 'Other members do not see your email address any more.';
export const listed = 'Other members find you in the directory now.';
export const unlisted = 'Other members do not find you in the directory any more.';

// What somebody has agreed to
export const consentsTitle = 'What you have agreed to';
export const consentsLead = 'Each purpose is on its own. You can withdraw as easily as you agree, at any time; what was done before stays lawful.';
export const agree = 'Agree';
export const agreeTo = 'Agree: {purpose}';
export const agreeAgain = 'Agree again';
export const agreeAgainTo = 'Agree again: {purpose}';
export const withdrawConsent = 'Withdraw';
export const withdrawFrom = 'Withdraw: {purpose}';
export const decline = 'Decline';
export const declineOf = 'Decline: {purpose}';
export const consentStateNames = { given: 'Agreed', renew: 'Notice has changed', withdrawn: 'Not agreed', not_asked: 'Not asked yet' } as const;
export const agreedOn = 'Agreed on {day}';
export const agreedBefore = 'You agreed on {day} to an earlier version of this notice.';
export const withdrawnOn = 'Withdrawn on {day}';
export const declinedOn = 'Declined on {day}';
export const notAskedYet = 'Nothing changes until you decide.';
export const noticeVersion = 'Version {version} of the notice';
export const endsWithMembership = 'This ends with your membership. Whoever no longer agrees asks for their data to be erased.';
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
      'Circulars, news and answers of the community come to your email address as well, at once or once a day as you choose under Notifications. Once you withdraw, they no longer do. Mails about your account, your application and your licence, and urgent circulars, still come.',
  },
  public_answers: {
    title: 'Solved questions for everybody',
    notice:
      'A solved question that you asked or answered may be shown to visitors of this website with your name, if everybody whose words are shown has agreed to it. Once you withdraw, nothing of yours is shown there any more.',
  },
} as const;

// Answers of the calls
export const badPurpose = 'Please name one of the purposes.';
export const badVersion = 'Please name the version of the notice that was read.';
export const badGiven = 'Please say whether it is agreed to.';
export const noticeChanged = 'This notice has changed. Please read it again.';
export const membershipEnds = 'Your membership rests on this. Whoever no longer agrees can end the membership and have their data erased.';

// The nominee
export const nomineeTitle = 'Your nominee';
export const nomineeLead =
  'You may name somebody who acts for you in matters of your data, should you die or be unable to. What you enter is encrypted, and only you see it here.';
export const noNominee = 'You have named nobody.';
export const nameNominee = 'Name a nominee';
export const changeNominee = 'Change nominee';
export const removeNominee = 'Remove';
export const removeNomineeQuestion = 'Remove your nominee?';
export const removeNomineeLead = '{name} is then no longer named, and what you entered is deleted.';
export const nomineeRemoved = 'Your nominee was removed.';
export const nomineeSaved = 'Your nominee was saved.';
export const nomineeName = 'Name';
export const nomineeRelation = 'Relation';
export const nomineeRelationHint = 'For example: wife, son, colleague';
export const nomineePhone = 'Phone';
export const nomineeNameNeeded = 'Name is required';
export const nomineeRelationNeeded = 'Relation is required';
export const nomineePhoneNeeded = 'Phone is required';
export const nomineePhoneBad = 'Phone must be 10 digits';
export const saveNominee = 'Save';
export const nomineeNotSaved = 'The nominee could not be saved. Please try again.';
export const nomineeNotRemoved = 'The nominee could not be removed. Please try again.';

// Aadhaar
export const aadhaarTitle = 'Aadhaar number';
export const aadhaarLead = 'It only helps the office to notice that somebody applies twice. It is encrypted, and nothing depends on it.';
export const noAadhaar = 'The committee has no Aadhaar number of yours.';
export const deleteAadhaar = 'Delete my Aadhaar number';
export const deleteAadhaarQuestion = 'Delete your Aadhaar number?';
export const deleteAadhaarText = 'The number is erased at once, together with the mark by which the office could find it again. Your membership stays as it is.';
export const aadhaarDeleted = 'Your Aadhaar number was deleted.';
export const aadhaarNotDeleted = 'The Aadhaar number could not be deleted. Please try again.';

// The notice, /privacy
export const noticeTitle = 'Privacy notice';
export const noticeLead = 'What the committee keeps about whom, why, for how long, who sees it, and what you can ask for.';
export const noticeDescription = 'What the committee keeps about members, applicants, advertisers and visitors, why and for how long, who sees it, and how to withdraw, correct or erase it.';
export const noticePageTitle = '{page} · {committee}';
export const inForceSince = 'In force since {day}';
export const law = 'It follows the Digital Personal Data Protection Act, 2023.';
export const toPrivacyCentre = 'Open the privacy centre';
export const tableTitle = 'What is kept, why and how long';
export const tableLead = 'Nothing is sold, and nothing is given to advertisers.';
export const keptWhat = 'What';
export const keptWhy = 'Why';
export const keptHowLong = 'How long';
export const keptTexts = {
  profile: {
    what: 'Profile: name, phone, email, addresses, date of birth, licence, qualifications, blood group, photo',
    why: 'To run the membership and to reach the member',
    howLong: 'As long as there is an account. After an erasure only name and membership ID stay in the register of members.',
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
    howLong: '{days} days',
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
    howLong: '{days} days after they were read',
  },
  imports: {
    what: 'Lists of members that the office reads in',
    why: 'So that a mistake can be taken back',
    howLong: '{days} days',
  },
  decisions: {
    what: 'What somebody has agreed to and withdrawn, and their nominee (encrypted)',
    why: 'As proof of what was agreed, and because the law asks for it',
    howLong: 'As long as there is an account',
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
  visitors: {
    what: 'Visitors: no tracking and no advertising cookies; only counters against misuse, by network',
    why: 'To hold off those who guess passwords',
    howLong: 'At most {days} days',
  },
  backups: {
    what: 'Backups of all of this',
    why: 'So that nothing is lost when a machine fails',
    howLong: 'At most {months} months. A backup that is used again has all erasures done to it again.',
  },
} as const;
export const whoSeesTitle = 'Who sees it';
export const whoSees = [
  { who: 'Everybody', what: 'Only what the committee publishes: its office-bearers by name, news, events, shops. Whoever has your card can check it, and sees name, membership ID, area and status.' },
  { who: 'Members who have logged in', what: 'The directory: name, username, photo, role, area, unit, status, and phone and email of those who do not hide them. Posts in the community under the name of their author.' },
  { who: 'The admin of your area', what: 'Contact details, membership ID and licence of the members of that area, and its applicants.' },
  { who: 'The office', what: 'Your whole profile. Aadhaar numbers only superusers can open, and each time is recorded.' },
  { who: 'Nobody else', what: 'Unless a law or a court demands it. The machines on which the website runs and its mails are sent work for the committee alone.' },
] as const;
export const agreeTitle = 'What you are asked to agree to';
export const agreeLead = 'Each on its own, in the privacy centre. Withdrawing takes one press, as agreeing does.';
export const rightsTitle = 'What you can ask for';
export const rights = [
  { title: 'See it and take it with you', text: 'A copy of everything that is kept about you.' },
  { title: 'Have it corrected', text: 'Most of it you change yourself in your profile; the office corrects the rest.' },
  { title: 'Have it erased', text: 'Your Aadhaar number at once; everything else with the end of your membership.' },
  { title: 'Withdraw', text: 'Each purpose on its own, in the privacy centre. What was done before stays lawful.' },
  { title: 'Name a nominee', text: 'Somebody who acts for you in matters of your data, should you die or be unable to.' },
  { title: 'Complain', text: 'To the office, which answers within {days} days; after that to the Data Protection Board of India.' },
] as const;
export const grievanceTitle = 'Grievances and questions';
export const grievanceLead = 'Write to or call the office. Whoever has an account can also use the privacy centre.';
export const grievanceAddress = 'By post or in person';
export const grievanceEmail = 'Email';
export const grievancePhone = 'Phone';

// Audit log
export const auditConsent = { one: 'Consent', many: 'Consents' } as const;
export const auditNominee = { one: 'Nominee', many: 'Nominees' } as const;
export const auditActions = {
  'consent.give': 'Agreed to a purpose',
  'consent.withdraw': 'Withdrew from a purpose',
  'nominee.name': 'Nominee named',
  'nominee.remove': 'Nominee removed',
} as const;
export const auditFields = { purpose: 'Purpose', version: 'Version of the notice' } as const;
