export { readCode, showCode } from '../contract/code';
export { OwnCardLink } from './card/own-card-link';
export { offlineCard } from './offline';
