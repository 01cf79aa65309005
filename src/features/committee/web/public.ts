export { titlesQuery } from './queries';
export { shownTitle } from './title';
export { usualTitles } from '../contract/choices';
