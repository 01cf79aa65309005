import { privateHead, privatePage } from '~/session';
import { ManageResourcesScreen, ManageResourcesWaiting } from '../admin/manage-resources-screen';
import * as texts from '../../texts';

export const head = privateHead(texts.manageResources);

/** For staff; others go to / (docs/product/README.md, "Routes"). */
export default privatePage({
  who: 'staff',
  otherwise: '/',
  Waiting: ManageResourcesWaiting,
  Screen: ManageResourcesScreen,
});
