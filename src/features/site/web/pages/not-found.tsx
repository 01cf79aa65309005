import { data, type MetaDescriptor } from 'react-router';
import { NotFoundScreen } from '../shell/not-found-screen';

/** For pages yet to come and every unknown path: HTTP status 404. */
export const loader = () => data(null, { status: 404 });

/** In the browser there is nothing to ask the server for. */
export const clientLoader = () => null;

export const meta = (): MetaDescriptor[] => [{ title: 'Page Not Found' }, { name: 'robots', content: 'noindex' }];

export default NotFoundScreen;
