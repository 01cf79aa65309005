import type { HeadTag, LoadedPage } from '~/shared/page';
import { NotFoundScreen } from '../shell/not-found-screen';
import * as texts from '../../texts';

/** For pages yet to come and every unknown path: HTTP status 404. */
export const load = (): Promise<LoadedPage> => Promise.resolve({ status: 404 });

export const head = (): HeadTag[] => [{ title: texts.pageNotFound }, { name: 'robots', content: 'noindex' }];

export default NotFoundScreen;
