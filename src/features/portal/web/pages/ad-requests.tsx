import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';
import { DeskScreen, DeskWaiting } from '../office/desk-screen';

export const head = privateHead(texts.deskTitle);

/** Renders /app/admin/ad-requests (docs/product/portal.md, "The desk"). */
export default privatePage({ Waiting: DeskWaiting, Screen: DeskScreen });
