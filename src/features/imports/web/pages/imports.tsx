import { privateMeta, privatePage } from '~/session';
import * as texts from '../../texts';
import { ImportsScreen, ImportsWaiting } from '../imports-screen';

export const meta = privateMeta(texts.imports);

/** /app/admin/imports: registrars, everybody else goes to /login. */
export default privatePage({ who: 'registrar', otherwise: '/login', Waiting: ImportsWaiting, Screen: ImportsScreen });
