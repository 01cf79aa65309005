export type { Setting } from './setting';
export { siteSettings } from './tables';
export { nextChange, readWritten, valueOf, type WrittenValues } from './values';
