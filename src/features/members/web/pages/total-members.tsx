import { privateMeta, privatePage } from '~/session';
import { MembersScreen, MembersWaiting } from '../admin/members-screen';

export const meta = privateMeta('Member Management');

/** Only a superuser manages people; everybody else goes to /login (docs/product/admin.md, "Guards"). */
export default privatePage({ who: 'superuser', otherwise: '/login', Waiting: MembersWaiting, Screen: MembersScreen });
