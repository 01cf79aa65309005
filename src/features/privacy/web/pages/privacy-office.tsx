import { privateHead, privatePage } from '~/session';
import * as common from '~/shared/texts';
import { PrivacyOfficeScreen, PrivacyOfficeWaiting } from '../office/office-screen';

export const head = privateHead(common.privacy);

/** Renders /app/admin/privacy for superusers (docs/product/privacy.md, "The office"). */
export default privatePage({ Waiting: PrivacyOfficeWaiting, Screen: PrivacyOfficeScreen });
