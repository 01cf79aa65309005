// What the server does not take, and what it writes
export const sheetTooLarge = 'The file must be at most 5 MB.';
export const sheetBroken = 'This file could not be read. Choose a CSV or XLSX file.';
export const columnsNeeded = 'Name the columns of day, narration, and amount or deposit.';
export const statementUnknown = 'Statement not found.';
export const applied = 'This file has been applied.';
export const notApplied = 'This file has not been applied.';
export const undone = 'This file has been undone.';
export const badTick = 'A ticked line matches nothing.';
export const openingUnknown = 'File not found.';
export const openingFaults = {
  member: 'No member has this membership ID.',
  amount: 'The amount is not above zero.',
  day: 'The day is not a date.',
  columns: 'The file needs the columns Membership ID, Amount and Due On.',
} as const;
export const fileNeeded = 'Choose a file.';
export const takenBack = {
  statement: 'Statement undone',
  opening: 'Opening arrears undone',
} as const;

// Files: the bank's statement, and opening arrears
export const showLines = 'Show the lines';
export const sending = 'Sending the file';
export const looking = 'Looking at the lines';
export const readFailed = 'The file could not be read. Please try again.';
export const allFiles = 'All files';
export const earlierFiles = 'Earlier files';
export const filesFailed = 'Failed to load the files. Please try again.';
export const noFiles = 'No files yet';
export const fileFailed = 'Failed to load this file. Please try again.';
export const openFile = 'Open {filename} of {moment}';
export const readOn = 'File read';
export const fileStates = { preview: 'Not applied', applied: 'Applied', undone: 'Undone' } as const;
export const appliedAt = 'Applied {moment}';
export const undoneAt = 'Undone {moment}';
export const apply = 'Apply';
export const applyFailed = 'Failed to apply this file. Please try again.';
export const undoFile = 'Undo this file';
export const undoFailed = 'Failed to undo this file. Please try again.';
export const line = 'Line';
export const lineStates = { new: 'New', known: 'Known', error: 'Faulty' } as const;
export const noSuchLines = 'No such lines';
export const linePages = 'Pages of lines';

// The bank's statement
export const statementLead = 'Compare the bank with the books. Nothing changes before you apply.';
export const statementFile = 'The file of the bank';
export const statementFileLead =
  'CSV or XLSX, at most 5 MB, as the bank gives it. Files may overlap: a line counts once.';
export const columnsTitle = 'Columns';
export const columnsLead =
  'What each column of the file holds. It is remembered for the next file with these headings.';
export const columnsUnclear = 'It is not clear what the columns of this file hold. Choose it here.';
export const columnsAgain = 'To correct the columns, choose the file once more.';
export const columnNames = {
  value_day: 'Day',
  narration: 'Narration',
  withdrawal: 'Money out',
  deposit: 'Money in',
  amount: 'Amount, out below zero',
  balance: 'Balance',
  reference: 'Reference',
} as const;
export const notUsed = 'Not used';
export const readAgain = 'Read again';
export const linesTitle = 'Lines';
export const lineCount = { one: '{count} line', other: '{count} lines' } as const;
export const narration = 'Narration';
export const money = 'In or out';
export const whatHappens = 'What happens';
export const matchNames = { sure: 'Sure', suggestion: 'Suggestion' } as const;
export const lineKnown = 'Nothing: it is in the books.';
export const lineFaulty = 'Nothing: day or amount cannot be read.';
export const lineOut = 'Nothing: money out is only compared.';
export const lineLinked = 'Its receipt was recorded before; the line is joined to it.';
export const lineUnknown = 'Recorded, of an unknown payer.';
export const lineRecorded = 'Recorded.';
export const pays = 'Pays what is open of {name}';
export const paysInvoice = 'Pays an invoice';
export const paysClaim = 'Approves the claim of {name}';
export const tickLine = 'Take over line {line}';
export const tickSure = { one: 'Tick the sure line', other: 'Tick all {count} sure lines' } as const;
export const untickAll = 'Untick all';
export const applyLead =
  'Ticked lines are recorded as what they pay. Every other line of money that came is recorded too, of an unknown payer.';
export const willPay = {
  one: '{count} line is recorded as what it pays.',
  other: '{count} lines are recorded as what they pay.',
} as const;
export const willBeUnknown = {
  one: '{count} line, {amount}, is recorded of an unknown payer.',
  other: '{count} lines, {amount}, are recorded of unknown payers.',
} as const;
export const willBeLinked = {
  one: '{count} line is joined to a receipt that is there.',
  other: '{count} lines are joined to receipts that are there.',
} as const;
export const willStay = { one: '{count} line changes nothing.', other: '{count} lines change nothing.' } as const;
export const sureLeft = {
  one: '{count} sure line is not ticked.',
  other: '{count} sure lines are not ticked.',
} as const;
export const nothingToApply = 'There is nothing new in this file.';
export const applyStatement = 'Apply the file';
export const applyQuestion = 'Apply this file?';
export const statementApplied = 'The file is applied.';
export const undoStatementLead = 'What the file recorded is reversed; its lines may come again.';
export const undoQuestion = 'Undo this file?';
export const statementUndone = 'The file is undone.';
export const compareTitle = 'The bank and the books';
export const byLedger = 'Bank by the books';
export const byStatement = 'Bank by the statement';
export const difference = 'Difference';
export const noBalances = 'The file has no balances to compare.';
export const agree = 'The bank and the books agree.';
export const inFileOnly = 'In the file, not in the books';
export const inBooksOnly = 'In the books, not in the file';
export const fromBefore = 'Other: from before this file, and cash that was brought to the bank';
export const firstOf = { one: 'The first {count}', other: 'The first {count}' } as const;
export const noneOf = 'None.';

// Opening arrears
export const openingLead = 'What members owed before this book began, from a spreadsheet.';
export const openingFile = 'The file of arrears';
export const openingFileLead =
  'CSV or XLSX with the columns Membership ID, Amount and Due On. Each good row becomes an invoice.';
export const rowsTitle = 'Rows';
export const rowCount = { one: '{count} row', other: '{count} rows' } as const;
export const member = 'Member';
export const good = 'Good';
export const faulty = 'Faulty';
export const openingApplyLead = {
  one: '{count} invoice, {amount} in all. Faulty rows are left out.',
  other: '{count} invoices, {amount} in all. Faulty rows are left out.',
} as const;
export const applyOpening = 'Make the invoices';
export const openingQuestion = 'Make these invoices?';
export const openingApplied = 'The invoices are made.';
export const openingUndoLead =
  'The invoices become void; their numbers stay. It is possible while none of them is paid.';
export const openingUndone = 'The invoices are void.';
export const noGoodRows = 'No row of this file is good.';

// The audit log
export const audit = {
  statement: "Bank's statement",
  statements: "Bank's statements",
  apply: 'taken over',
  opening: 'Opening arrears',
  undo: 'taken back',
} as const;
