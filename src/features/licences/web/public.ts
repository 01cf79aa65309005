export { LicenceCard } from './member/licence-card';
export { ExpiryTiles } from './desk/expiry-tiles';
