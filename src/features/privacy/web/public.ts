export { ClockTiles } from './office/clock-tiles';
/** What the office's menu calls its screen. */
export { officeTitle } from '../texts';
