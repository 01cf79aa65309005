import { privateHead, privatePage } from '~/session';
import * as common from '~/shared/texts';
import { ImportsScreen, ImportsWaiting } from '../imports-screen';

export const head = privateHead(common.imports);

/** Renders /app/admin/imports for registrars; other people are sent to /login. */
export default privatePage({ Waiting: ImportsWaiting, Screen: ImportsScreen });
