import { privateHead, privatePage } from '~/session';
import * as common from '~/shared/texts';
import { ManageEventsScreen, ManageEventsWaiting } from '../admin/manage-events-screen';

export const head = privateHead(common.manageEvents);

/** The screen is for staff; others are sent to / (docs/product/README.md, "Routes"). */
export default privatePage({ Waiting: ManageEventsWaiting, Screen: ManageEventsScreen });
