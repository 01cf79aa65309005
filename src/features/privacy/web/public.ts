export { ClockTiles } from './office/clock-tiles';
