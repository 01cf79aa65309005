/** The committee's name and words, for the titles of other features' pages. */
export { site } from '../content/site';
/** The contact data of the office, and the function that turns a number into a link. */
export { contact } from '../content/contact';
export { telHref } from '../content/types';
export { ErrorScreen } from './shell/error-screen';
export { Shell, SiteFrame } from './shell/shell';
export { OfficeFrame } from './shell/office-frame';
export { NotFoundScreen } from './shell/not-found-screen';
