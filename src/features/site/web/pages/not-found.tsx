import { data, type MetaDescriptor } from 'react-router';
import { NotFoundScreen } from '../shell/not-found-screen';
import * as texts from '../../texts';

/** For pages yet to come and every unknown path: HTTP status 404. */
export const loader = () => data(null, { status: 404 });

/** In the browser there is nothing to ask the server for. */
export const clientLoader = () => null;

export const meta = (): MetaDescriptor[] => [{ title: texts.pageNotFound }, { name: 'robots', content: 'noindex' }];

export default NotFoundScreen;
