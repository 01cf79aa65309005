export const badChoice = 'Unknown value.';
export const amount = 'Amount';
export const dueOnLabel = 'Due by';
export const day = 'Day';
export const goneHolder = 'A person who has left';
export const together = 'Together';
export const badDay = 'Enter a valid date.';
export const badAmount = 'Enter an amount above zero.';
export const accountNames = {
  bank: 'Bank',
  cash: 'Cash',
  dues: 'Dues',
  income: 'Income',
  suspense: 'Unknown payers',
  write_off: 'Waived',
} as const;
export const fromDay = 'From';
export const toDay = 'To';
