export type { Beside, PictureStore, Setting } from './setting';
export { siteSettings } from './tables';
export { nextChange, readWritten, settingValues, type SettingValues, type WrittenValues } from './values';
