import { privateHead, privatePage } from '~/session';
import * as common from '~/shared/texts';
import { AreasScreen, AreasWaiting } from '../admin/areas-screen';

export const head = privateHead(common.manageAreas);

/** Renders /app/admin/areas for superusers; other people are sent to /login (docs/product/admin.md, "Guards"). */
export default privatePage({ Waiting: AreasWaiting, Screen: AreasScreen });
