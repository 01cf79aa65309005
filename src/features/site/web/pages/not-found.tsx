import { data, type MetaDescriptor } from 'react-router';
import { NotFoundScreen } from '../shell/not-found-screen';

/** The placeholder of pages to come, and every unknown path: HTTP status 404. */
export const loader = () => data(null, { status: 404 });

/** Inside the browser there is nothing to ask the server. */
export const clientLoader = () => null;

export const meta = (): MetaDescriptor[] => [{ title: 'Page Not Found' }, { name: 'robots', content: 'noindex' }];

export default NotFoundScreen;
