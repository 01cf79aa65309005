import { noIndex } from '~/shared/heads';
import type { HeadTag, LoadedPage } from '~/shared/page';
import { NotFoundScreen } from '../shell/not-found-screen';
import * as texts from '../../texts';

/** Returns HTTP status 404, for every unknown path and for pages that do not exist yet. */
export const load = (): Promise<LoadedPage> => Promise.resolve({ status: 404 });

export const head = (): HeadTag[] => [{ title: texts.pageNotFound }, noIndex];

export default NotFoundScreen;
