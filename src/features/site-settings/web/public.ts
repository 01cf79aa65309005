export { ChangeThis } from './change-this';
export type { settingsCalls } from '../contract';
