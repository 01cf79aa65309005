import { privateMeta, privatePage } from '~/session';
import { ImportsScreen, ImportsWaiting } from '../imports-screen';

export const meta = privateMeta('Imports');

/** /app/admin/imports: registrars, everybody else goes to /login. */
export default privatePage({ who: 'registrar', otherwise: '/login', Waiting: ImportsWaiting, Screen: ImportsScreen });
