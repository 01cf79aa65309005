export { readCode } from '../contract/code';
export { OwnCardLink } from './card/own-card-link';
