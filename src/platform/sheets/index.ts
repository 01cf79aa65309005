export { batchesByIds, pagedBatches, pagesOf } from './batches';
export { SheetError, type SheetFault } from './limits';
export { readSheet } from './read';
export { answerSheet, asWorkbook, type Column, type SetHeader, type Sheet } from './write';
