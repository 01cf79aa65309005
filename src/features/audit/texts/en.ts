// The audit log
export const auditLogLead = 'Changes made in the office. Nothing here can be changed or deleted.';
export const loadFailed = 'Failed to load the audit log. Please try again.';
export const pages = 'Pages of the audit log';
export const entryCount = { one: '{count} entry', other: '{count} entries' } as const;
export const entriesShown = {
  one: '{first} to {last} of {count} entry',
  other: '{first} to {last} of {count} entries',
} as const;
export const noEntries = 'No entries found';
export const nothingMatches = 'Nothing in the log matches this.';
export const noEntriesYet = 'Changes made in the office will be listed here.';
export const showEverything = 'Show everything';

// Filters
export const filterLabel = 'Audit log';
export const whoDidIt = 'Who did it';
export const whatWasDone = 'What was done';
export const toWhom = 'To whom or what';
export const searchHint = 'Name, phone or ID';
export const everything = 'Everything';
export const everythingOf = '{many}: everything';
export const badDate = 'Please enter a valid date.';
export const lastBeforeFirst = 'This day is before the first one.';

// Entries
export const entriesCaption = 'Audit log, the newest first';
export const who = 'Who';
export const beforeAndAfter = 'Before and after';
export const changes = 'Changes';
export const nobodyLoggedIn = 'The site, or somebody not logged in';
export const numbered = 'No. {id}';
export const actionOn = '{kind} {verb}';

// What changed
export const noDetails = 'No details';
export const countFields = '{count} fields';
export const ofEntry = 'of {of}';
export const before = 'before';
export const nothing = 'nothing';
export const yes = 'Yes';
export const no = 'No';

// The log's own words in the log
export const logExported = 'Audit log exported';
export const rows = 'Rows';
