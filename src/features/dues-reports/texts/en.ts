// Arrears
export const arrearsLead = 'What is due today, by how long it has been due.';
export const arrearsFailed = 'Failed to load the arrears. Please try again.';
export const arrearsByArea = 'Arrears by area';
export const arrearsNone = 'Nothing is due.';
export const area = 'Area';
export const noArea = 'Without an area';
export const people = 'People';
export const to30 = '0–30 days';
export const to90 = '31–90 days';
export const over90 = 'Over 90 days';
export const total = 'Total';
export const everyArea = 'All areas';
export const peopleOf = 'Arrears: {area}';
export const peoplePages = 'Pages of people in arrears';
export const peopleNone = 'Nothing is due here.';
export const allArrears = 'By area';
export const since = 'Due since';
export const listPeople = 'List the people: {area}';

// Accounts and ledger
export const ledgerLead = 'Where the money is and where it came from.';
export const accountsTitle = 'Accounts';
export const accountsLead =
  'Money that there is or is owed counts up, where it came from counts down: together it comes to nothing.';
export const accountsFailed = 'Failed to load the accounts. Please try again.';
export const account = 'Account';
export const balance = 'Balance';
export const entriesTitle = 'Entries';
export const entriesFailed = 'Failed to load the entries. Please try again.';
export const entryPages = 'Pages of entries';
export const noEntries = 'No entries yet';
export const noEntriesWhy = 'Every movement of money is here.';
export const year = 'Financial year';
export const everyYear = 'All years';
export const movement = 'Movement';
export const movementNames = {
  invoice: 'Invoice',
  void: 'Invoice made void',
  waive: 'Invoice waived',
  receipt: 'Receipt',
  allocation: 'Payment of invoices',
  reversal: 'Receipt reversed',
  handover: 'Cash handed over',
  deposit: 'Cash to the bank',
} as const;
export const ofPerson = '{account}: {name}';
export const forAccountant = 'Book of the year as Excel';
export const forAccountantHow = 'Entries, receipts, arrears and accounts, for the accountant.';

// The audit log
export const audit = {
  arrearsExported: 'Arrears exported',
  ledgerExported: 'Ledger exported',
} as const;
