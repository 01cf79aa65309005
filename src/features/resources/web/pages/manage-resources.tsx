import { privateHead, privatePage } from '~/session';
import * as common from '~/shared/texts';
import { ManageResourcesScreen, ManageResourcesWaiting } from '../admin/manage-resources-screen';

export const head = privateHead(common.manageResources);

/** The screen is for staff; others are sent to / (docs/product/README.md, "Routes"). */
export default privatePage({ Waiting: ManageResourcesWaiting, Screen: ManageResourcesScreen });
