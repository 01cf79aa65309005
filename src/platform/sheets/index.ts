export { SheetError, sheetLimits, type SheetFault, type SheetRow } from './limits';
export { readSheet } from './read';
export { answerSheet, asCsv, type Sheet, type SheetCell } from './write';
