export { SheetError, type SheetFault } from './limits';
export { readSheet } from './read';
export { answerSheet, type SetHeader, type Sheet, type SheetCell } from './write';
