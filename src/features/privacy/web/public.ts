export { ClockTiles } from './office/clock-tiles';
export { PrivacyCard } from './privacy-card';
