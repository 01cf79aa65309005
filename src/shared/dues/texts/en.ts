export const badChoice = 'Unknown value.';
export const amount = 'Amount';
export const dueOnLabel = 'Due by';
export const day = 'Day';
