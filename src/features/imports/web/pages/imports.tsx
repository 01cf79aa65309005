import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';
import { ImportsScreen, ImportsWaiting } from '../imports-screen';

export const head = privateHead(texts.imports);

/** /app/admin/imports: registrars, everybody else goes to /login. */
export default privatePage({ who: 'registrar', otherwise: '/login', Waiting: ImportsWaiting, Screen: ImportsScreen });
