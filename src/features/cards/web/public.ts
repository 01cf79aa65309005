export { OwnCardLink } from './card/own-card-link';
