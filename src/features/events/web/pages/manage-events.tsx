import { privateHead, privatePage } from '~/session';
import { ManageEventsScreen, ManageEventsWaiting } from '../admin/manage-events-screen';
import * as texts from '../../texts';

export const head = privateHead(texts.manageEvents);

/** For staff; others go to / (docs/product/README.md, "Routes"). */
export default privatePage({ who: 'staff', otherwise: '/', Waiting: ManageEventsWaiting, Screen: ManageEventsScreen });
