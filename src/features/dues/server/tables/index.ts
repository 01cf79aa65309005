export * from './invoices';
export * from './ledger';
export * from './receipts';
export * from './handings-over';
