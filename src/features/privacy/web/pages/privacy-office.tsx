import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';
import { PrivacyOfficeScreen, PrivacyOfficeWaiting } from '../office/office-screen';

export const head = privateHead(texts.officeTitle);

/** /app/admin/privacy, for superusers (docs/product/privacy.md, "The office"). */
export default privatePage({
  who: 'superuser',
  otherwise: '/app/admin/dashboard',
  Waiting: PrivacyOfficeWaiting,
  Screen: PrivacyOfficeScreen,
});
