export { settingsEdit, type settingsCalls } from '../contract';
export { ChangeThis } from './change-this';
