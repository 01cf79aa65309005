export { LicenceCard, useLicenceToday } from './member/licence-card';
export { ExpiryTiles } from './desk/expiry-tiles';
