/*
 * The texts of the set-up of a new site.
 */

// The screen
export const title = 'Set-up';
export const lead = 'What a new site needs before it opens. Do it in any order, and come back when you like.';
export const failedToLoad = 'Failed to load the set-up.';
export const tasksTitle = 'Tasks of the set-up';
export const isOpen = 'The site is open.';
export const isClosed = 'The site is closed: search engines leave it out, and every page says that it is being set up.';
export const allDone = 'Every task is done.';
export const leftCount = { one: '{count} task is not done.', other: '{count} tasks are not done.' };
export const openSite = 'Open the site';
export const openQuestion = 'Open the site?';
export const openLead = 'Search engines may list it then, and the line on every page goes. It cannot be closed again.';
export const stillUndone = 'Not done yet: {tasks}.';
export const openedNow = 'The site is open now.';
export const openFailed = 'Failed to open the site.';
export const isDone = '(done)';
export const isUndone = '(not done)';
export const go = 'Go there';
export const goTo = 'Go there: {label}';
export const thisIsRight = 'This is right';
export const confirmFailed = 'Failed to confirm the task.';
export const chooseDistrict = 'Choose the district';
export const district = 'District of the committee';
export const districtFields = {
  district: 'The district in English',
  district_ml: 'The district in Malayalam',
  district_in: '“in the district”, in English',
  district_in_ml: '“in the district”, in Malayalam',
  district_of: '“of the district”, in English',
  district_of_ml: '“of the district”, in Malayalam',
};
export const useNames = 'Use these names';
export const namesSaved =
  'The names of the district are public. The head of this page has them when it is loaded again.';
export const namesFailed = 'Failed to save the names.';
export const pasteList = 'Paste a list of areas';
export const listLabel = 'List of areas with their units';
export const listHint =
  'A line for each area. For both languages: “Mavoor / മാവൂർ: East / കിഴക്ക്, West”. The first list replaces the areas of the software.';
export const listExample = 'Area: unit, unit';
export const inThisList = 'In this list: {areas}, {units}';
export const addList = 'Add these areas';
export const addFailed = 'Failed to add the areas.';
export const testMail = 'Test the mail';
export const sendCode = 'Send a code';
export const sendFailed = 'Failed to send the code.';
export const codeLabel = 'Code of six digits';
export const confirmCode = 'Check the code';
export const codeFailed = 'Failed to check the code.';
export const removeDemo = 'Remove the invented people';
export const removeQuestion = 'Remove the invented people?';
export const removeLead =
  'All that the demo data brought goes: people, shops, events, questions. What is your own stays. This cannot be taken back.';
export const removeNow = 'Remove them';
export const removeFailed = 'Failed to remove the demo data.';
export const carryOver = 'Carry over';
export const carryOverLead =
  'Settings, areas and look, with logo and hero picture, as one file for a sister committee: no people, no passwords and nothing about money. With a file that you received, you see the difference first.';
export const saveCarried = 'Save the file';
export const exportFailed = 'Failed to save the settings.';
export const carriedFile = 'File of a sister committee';
export const showDifference = 'Show the difference';
export const difference = 'What the file changes';
export const noDifference = 'The file changes nothing here.';
export const takeCarried = 'Take all of it';
export const carriedTaken = 'The file is taken: what it has is public.';
export const takeFailed = 'Failed to read the file of settings.';
export const standardText = 'the standard text';
export const pictureNow = 'The current picture';
export const pictureOfFile = 'The picture of the file';
export const newArea = 'new';
export const removedArea = 'replaced';

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
export const moneyMissing = 'No account for fees is entered. Enter one, or confirm that your books are kept elsewhere.';
export const moneyComes = 'Fees come to the account that is entered.';
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
export const demoInUse = 'Real data depends on the demo data. Delete or move it first:';
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

// The group of the menu
export const money = 'Money';
