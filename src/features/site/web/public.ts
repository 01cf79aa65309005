/** The committee's name and words, for the titles of other features' pages. */
export { site } from '../content/site';
/** How to reach the office, and how a number becomes a link. */
export { contact } from '../content/contact';
export { telHref } from '../content/types';
export { ErrorScreen } from './shell/error-screen';
export { Shell } from './shell/shell';
export { NotFoundScreen } from './shell/not-found-screen';
