export { AccountNotes } from './account-notes';
export { ClockTiles } from './office/clock-tiles';
export { PrivacyCard } from './privacy-card';
/** What the office's menu calls its screen. */
export { officeTitle } from '../texts';
