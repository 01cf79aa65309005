/** The committee's name and words, for the titles of other features' pages. */
export { site } from '../content/site';
export { ErrorScreen } from './shell/error-screen';
export { Shell } from './shell/shell';
export { NotFoundScreen } from './shell/not-found-screen';
