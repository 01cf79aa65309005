import { privateHead, privatePage } from '~/session';
import * as common from '~/shared/texts';
import { DuesOffice, DuesOfficeWaiting } from '../office/dues-office';

export const head = privateHead(common.dues);

/** Renders /app/admin/dues; collectors and area admins have the tabs of cash (docs/product/dues.md). */
export default privatePage({ Waiting: DuesOfficeWaiting, Screen: DuesOffice });
