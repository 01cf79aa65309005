import { privateMeta, privatePage } from '~/session';
import { ManageEventsScreen, ManageEventsWaiting } from '../admin/manage-events-screen';

export const meta = privateMeta('Manage Events');

/** For staff; others go to / (docs/product/README.md, "Routes"). */
export default privatePage({ who: 'staff', otherwise: '/', Waiting: ManageEventsWaiting, Screen: ManageEventsScreen });
