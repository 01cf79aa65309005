import { privateHead, privatePage } from '~/session';
import * as common from '~/shared/texts';
import { DeskScreen, DeskWaiting } from '../desk/desk-screen';

export const head = privateHead(common.licences);

/** Renders /app/admin/licences; area admins only read (docs/product/licences.md, "The desk"). */
export default privatePage({ Waiting: DeskWaiting, Screen: DeskScreen });
