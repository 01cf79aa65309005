/** The committee's name and words, for the titles of other features' pages. */
export { site } from '../content/site';
/** What stands at the foot of every page, and the function that turns a number into a link. */
export { footQuery } from './queries';
export { telHref } from '../content/types';
export { ErrorScreen } from './shell/error-screen';
export { Shell, SiteFrame } from './shell/shell';
export { OfficeFrame } from './shell/office-frame';
export { NotFoundScreen } from './shell/not-found-screen';
