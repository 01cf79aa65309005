/*
 * The texts of the set-up of a new site.
 */

// Every page of a closed site
export const beingSetUp = 'This site is being set up. What it says is not final.';

// The tasks
export const tasks = {
  names: 'Names',
  contact: 'Reach us',
  areas: 'Areas and units',
  look: 'Look',
  mail: 'Mail',
  people: 'People',
  money: 'Money',
  backup: 'Backup',
  second_factor: 'Second factor',
  demo: 'Invented people',
};
export const namesKept = 'Choose the district, or confirm that this is the site of {committee}.';
export const namesDone = 'This is the site of {committee}.';
export const contactMissing = 'Invented: {fields}.';
export const contactDone = 'No telephone number and no address is invented any more.';
export const areasShipped = 'These are the areas that come with the software.';
export const areasMissing = 'There are no units yet, and nobody can join.';
export const areasDone = { one: '{count} unit', other: '{count} units' };
export const lookStandard = 'The site has the standard logo.';
export const lookDone = 'The look is as you want it.';
export const mailMissing = 'Send a code to {address} and enter it.';
export const mailDone = 'A code came to {address}.';
export const outboxOnly =
  'SMTP_URL is not set: no mail leaves this machine, each becomes a file in the folder “outbox” of DATA_DIR.';
export const peopleMissing = 'No person beside the superusers.';
export const peopleDone = { one: '{count} person', other: '{count} people' };
export const moneyMissing = 'Fees are not collected with this site. Confirm that your books are kept elsewhere.';
export const moneyDone = 'The books are kept elsewhere.';
export const backupUnset = 'BACKUP_URL is not set: no backup is made.';
export const backupNone = 'BACKUP_URL is set, and no backup was completed yet. The first is made in the night.';
export const backupDone = 'The last backup: {moment}.';
export const factorMissing = {
  one: '{count} superuser has no second factor.',
  other: '{count} superusers have no second factor.',
};
export const factorDone = 'Every superuser has a second factor.';
export const demoThere = { one: '{count} invented person is here.', other: '{count} invented people are here.' };
export const demoDone = 'There is no invented person here.';

// The mail with the code
export const codeMail = {
  subject: '{code} is the code of {site}',
  lead: 'The office of {site} is testing its mail. It works, because you are reading this.',
  code: 'Code',
  end: 'Enter it on the screen Set-up within {minutes} minutes. If you did not ask for it, you need do nothing.',
};

// What the server answers and refuses
export const codeSent = 'A code of six digits is on its way to {address}.';
export const codeRight = 'Mail works.';
export const codeNeeded = 'Enter the six digits of the code.';
export const codeWrong = 'This is not the code.';
export const codeOver = 'This code is no longer good. Send another.';
export const taskUnknown = 'There is no such task that can be confirmed.';
export const listNeeded = 'Write a line for each area.';
export const lineFault = 'Line {line}: {fault}';
export const lineFaults = {
  form: 'write “Area: unit, unit”.',
  areaMissing: 'the name of the area is missing before the colon.',
  unitsMissing: 'the units are missing after the colon.',
  long: 'a name has at most 100 letters.',
  characters: 'a name has signs that cannot be read.',
  malayalam: 'after a slash comes the name in Malayalam, as in “Area / ഏരിയ”.',
  tooMany: 'that is too much for one list.',
};
export const listAdded = 'Added: {areas}, {units}.';
export const listUnchanged = 'Everything in this list is there already.';
export const areaCount = { one: '{count} area', other: '{count} areas' };
export const unitCount = { one: '{count} unit', other: '{count} units' };

export const demoRemoved = {
  one: '{count} row of the demo data is gone.',
  other: '{count} rows of the demo data are gone.',
};
export const noDemo = 'No demo data was loaded here, or an earlier version did it, which kept no list of it.';
export const demoInUse = 'Real data hangs on the demo data. Delete or move it first:';
export const rowNames: Record<string, string> = {
  users: 'people',
  community_questions: 'board questions',
  community_answers: 'board answers',
  community_question_votes: 'votes for questions',
  community_answer_votes: 'votes for answers',
  community_follows: 'followed questions',
  shops: 'shops entered',
  shop_categories: 'categories of shops',
  ads: 'ads entered',
  events: 'events entered',
  posts: 'circulars and news entered',
  cards: 'membership cards',
  positions: 'committee positions',
  consents: 'consents given',
};

// Carry over
export const carriedMissing = 'Please choose a file of settings.';
export const carriedTooLarge = 'The file is too large: at most 16 MB.';
export const notCarried = 'This is no file of settings.';
export const otherVersion = 'This file is of another version of this software.';
export const notCarriedPlace = 'this cannot be read.';
export const badApply = 'Write true or false.';

// The audit log
export const audit = {
  opened: 'Site opened',
  confirmed: 'Task of the set-up confirmed',
  mailed: 'Mail tested',
};
