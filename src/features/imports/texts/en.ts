// What the server does not take
export const fileMissing = 'Please choose a file.';
export const fileTooLarge = 'File size must be less than 5MB.';
export const unreadable = 'This file could not be read. Please save it as XLSX or CSV.';
export const oldFormat =
  'This is an old Excel file or one with a password. Please save it as XLSX or CSV without a password.';
export const unpacksTooLarge = 'This file holds too much. Please leave only the list in it and save it again.';
export const tooManyRows = 'At most 5,000 rows. Please split the file.';
export const empty = 'There are no rows with people in this file.';
export const badColumns = 'Please choose a field for each column, or none.';
export const twoColumns = 'Two columns are taken for the same field.';
export const badLines = 'Please tick rows of this file.';
export const unknownImport = 'Import not found.';
export const stale = 'Somebody in this file has been changed since. Look at the preview again.';
export const applied = 'This import has been applied already.';
export const notApplied = 'This import has not been applied.';
export const undone = 'This import has been undone already.';
export const tooLate = 'An import can be undone for {days} days.';
export const undoAgain = 'Somebody is changing people of this import right now. Please try again.';

// What is wrong with a row
export const twoPeople = 'This row fits more than one person: {people}.';
export const sameTwice = 'This person is in the file more than once: rows {lines}.';
export const waiting = 'This person is an applicant. Applicants are approved in Pending.';
export const office = 'Superusers are changed in Users.';
export const areaAdminArea = 'Only a superuser can change the area of an area admin.';
export const otherId = 'This person has the membership ID {id}.';
export const badId = 'A membership ID has at most 30 letters, digits, hyphens and slashes.';
export const cellError = 'The spreadsheet shows an error in this cell.';
export const garbled =
  'Question marks stand here in place of letters. Please save the file as XLSX, or as “CSV UTF-8”.';
export const near = 'Is it {name}?';
export const cannotClear = 'This cannot be emptied.';
export const nobody = 'This row has nothing that says who it is about.';
export const doubtful =
  'Only the phone or email is that of this person: the name and the date of birth differ. It may be somebody else.';
export const unticked = 'Not confirmed as this person, so left out.';
export const keptChanged = 'Changed since; left as it is.';
export const why = 'Why';

// The fields, what becomes of a row, and where an import is
export const fieldNames = {
  membership_id: 'Membership ID',
  full_name: 'Full name',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  area: 'Area',
  unit: 'Unit',
  licenseNo: 'Licence number',
  license_category: 'Licence category',
  licenseDate: 'Licence issue date',
  renewalDate: 'Licence renewal date',
  membership_until: 'Last valid day of the membership',
  dob: 'Date of birth',
  gender: 'Gender',
  maritalStatus: 'Marital status',
  residentialAddress: 'Residential address',
  officeAddress: 'Office address',
  postOffice: 'Post office',
  pin: 'PIN code',
  panchayath: 'Panchayath',
  qualification: 'Qualification',
  additionalQualification: 'Additional qualification',
  skills: 'Skills',
  bloodGroup: 'Blood group',
} as const;
// The example row of the template
export const example = {
  full_name: 'Example: Meera Nair',
  residentialAddress: 'House 12, Temple Road, {district}',
  officeAddress: 'Nair Associates, Court Road, {district}',
  postOffice: '{district}',
  panchayath: 'Marutharoad',
  skills: 'Survey, estimates',
} as const;
export const actionNames = {
  create: 'New',
  update: 'Changed',
  same: 'Unchanged',
  error: 'Faulty',
} as const;
export const doubtfulRows = 'To check';
export const stateNames = {
  preview: 'Not applied',
  applied: 'Applied',
  undone: 'Undone',
} as const;
export const columnLetter = 'Column {letter}';

// The screen
export const screenLead = 'Members from a spreadsheet. Nothing changes before you have seen what would.';

// A new file
export const newFile = 'A new file';
export const newFileLead =
  'The first sheet of an Excel file (XLSX), or CSV: up to 5,000 rows and 5 MB, with a row of headings. The list that this site exports fits as it is.';
export const templateLead = 'An empty list to fill in. Its example row is passed over.';
export const templateAsExcel = 'Template as Excel';
export const templateAsCsv = 'Template as CSV';
export const templateFailed = 'The template could not be downloaded. Please try again.';
export const sending = 'Sending the file';
export const looking = 'Looking at the rows';
export const showPreview = 'Show preview';
export const readFailed = 'The file could not be read. Please try again.';

// Earlier imports
export const searchImportsHint = 'File or person';
export const earlierImports = 'Earlier imports';
export const listFailed = 'Failed to load imports. Please try again.';
export const noImports = 'No imports yet';
export const noImportsHint = 'What you bring in is listed here, and can be undone for {days} days.';
export const by = 'By';
export const listPages = 'Pages of imports';
export const somebodyGone = 'Somebody who has left';
export const openImport = 'Open {filename} of {moment}';

// One import
export const allImports = 'All imports';
export const importGone = 'This import is no longer there.';
export const importFailed = 'Failed to load this import. Please try again.';
export const sentAt = 'Sent {moment}';
export const appliedAt = 'Applied {moment}';
export const undoneAt = 'Undone {moment}';
export const keptTitle = 'These people were changed since and stay as they are';

// One import: its columns
export const columns = 'Columns';
export const columnsLead = 'What each column of the file holds. Your choice is remembered by the heading.';
export const nobodyNamed =
  'No column says who somebody is. Choose the one with the membership ID, licence number, phone or email.';
export const notImported = 'Not imported';
export const suchAs = 'Such as {sample}';
export const updatePreview = 'Update preview';
export const columnsFailed = 'Failed to change the columns. Please try again.';

// One import: doing it
export const apply = 'Apply';
export const nothingToApply = 'There is nothing to apply: no row would change anybody.';
export const newMembers = { one: '{count} new member', other: '{count} new members' } as const;
export const peopleChanged = {
  one: '{created}, {count} person changed.',
  other: '{created}, {count} people changed.',
} as const;
export const leftOut = { one: '{count} faulty row is left out.', other: '{count} faulty rows are left out.' } as const;
export const doubtfulLeft = {
  one: '{count} row may be about somebody else. It is left out unless you tick it below.',
  other: '{count} rows may be about somebody else. They are left out unless you tick them below.',
} as const;
export const sendLinks = 'Mail the new members a link to set their password';
export const sendFirstLinks = 'Mail people who get their first email address a link to set their password';
export const sendLinksHint = 'It works for 7 days. Without it they use Forgot password.';
export const applyImport = 'Apply import';
export const lookAgain = 'Look again';
export const lookedAnew = 'The rows were looked at anew.';
export const lookFailed = 'Failed to look at the rows. Please try again.';
export const applyQuestion = 'Apply this import?';
export const applyMeans = '{what} It can be undone for {days} days.';
export const linksQueued = { one: '{count} link is on the way.', other: '{count} links are on the way.' } as const;
export const applyFailed = 'Failed to apply the import. Nobody was changed. Please try again.';

// One import: taking it back
export const undo = 'Undo';
export const undoLead = 'Until {moment}. Whoever was changed since stays as they are.';
export const undoImport = 'Undo import';
export const undoQuestion = 'Undo this import?';
export const undoMeans =
  'People who were changed become what they were, and its new members are removed with their accounts.';
export const restored = {
  one: '{count} person is as before, {removed}',
  other: '{count} people are as before, {removed}',
} as const;
export const removed = { one: '{count} new member was removed.', other: '{count} new members were removed.' } as const;
export const undoFailed = 'Failed to undo the import. Please try again.';

// One import: its rows
export const rows = 'Rows';
export const rowsFound = { one: '{count} row', other: '{count} rows' } as const;
export const faultyRowsAsExcel = 'Faulty rows as Excel';
export const faultyRowsAsCsv = 'Faulty rows as CSV';
export const faultyRowsFailed = 'The faulty rows could not be downloaded. Please try again.';
export const noSuchRows = 'No such rows';
export const noSuchRowsHint = 'No row of this file is of this kind.';
export const row = 'Row';
export const whatHappens = 'What happens';
export const who = 'Who';
export const details = 'Details';
export const tickRow = 'Row {line} is about this person: apply it';
export const rowPages = 'Pages of rows';
export const emptied = 'emptied';
export const withoutAddress = 'No e-mail: a member without a login';
export const nothingChanges = 'Nothing changes';

// The audit log
export const audit = {
  listExported: 'List of imports exported',
  import: 'Import',
  imports: 'Imports',
  lookedAt: 'looked at',
  applied: 'applied',
  undone: 'undone',
  faultyRowsTaken: 'faulty rows taken along',
  faultyRows: 'Faulty rows',
  membershipLastValidDay: 'Last valid day of the membership',
  restored: 'People changed back',
  removed: 'People taken away again',
  kept: 'People left as they are',
} as const;
export const readOn = 'File read';
export const rowsOfFile = 'Rows';
