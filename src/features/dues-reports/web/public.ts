export { AccountsTable } from './accounts';
