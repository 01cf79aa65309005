/** What stands at the foot of every page, and the names of the committee. */
export { footQuery, namesQuery } from './queries';
/** The function that turns a telephone number into a link. */
export { telHref } from '../content/types';
export { MoreScreen, MoreWaiting } from './shell/more-screen';
export { MemberBar } from './shell/member-bar';
export { ErrorScreen } from './shell/error-screen';
export { LanguageLink } from './shell/language-link';
export { Shell, SiteFrame } from './shell/shell';
export { OfficeFrame } from './shell/office-frame';
export { NotFoundScreen } from './shell/not-found-screen';
