import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';
import { DeskScreen, DeskWaiting } from '../desk/desk-screen';

export const head = privateHead(texts.licences);

/** /app/admin/licences: registrars decide, area admins look at their own area (docs/product/licences.md, "The desk"). */
export default privatePage({
  who: 'registrar-or-area-admin',
  otherwise: '/',
  Waiting: DeskWaiting,
  Screen: DeskScreen,
});
