import { privateHead, privatePage } from '~/session';
import { MembersScreen, MembersWaiting } from '../admin/members-screen';
import * as texts from '../../texts';

export const head = privateHead(texts.memberManagement);

/** Renders the management of members; others are sent to /login (docs/product/admin.md, "Guards"). */
export default privatePage({ Waiting: MembersWaiting, Screen: MembersScreen });
