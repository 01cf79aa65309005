export { LicenceCard } from './member/licence-card';
export { WaitingTiles } from './desk/waiting-tiles';
