import { privateMeta, privatePage } from '~/session';
import { ManageResourcesScreen, ManageResourcesWaiting } from '../admin/manage-resources-screen';

export const meta = privateMeta('Manage Resources');

/** For staff; others go to / (docs/product/README.md, "Routes"). */
export default privatePage({ who: 'staff', otherwise: '/', Waiting: ManageResourcesWaiting, Screen: ManageResourcesScreen });
