export { ChangeThis } from './change-this';
