import { privateHead, privatePage } from '~/session';
import { MembersScreen, MembersWaiting } from '../admin/members-screen';
import * as texts from '../../texts';

export const head = privateHead(texts.memberManagement);

/** Only a superuser manages people; everybody else goes to /login (docs/product/admin.md, "Guards"). */
export default privatePage({ who: 'superuser', otherwise: '/login', Waiting: MembersWaiting, Screen: MembersScreen });
