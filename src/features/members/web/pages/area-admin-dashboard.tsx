import { privateHead, privatePage } from '~/session';
import { AreaScreen, AreaWaiting } from '../area/area-screen';
import * as texts from '../../texts';

export const head = privateHead(texts.areaAdminDashboard);

/** Where an area admin lands after the login; others go to / (docs/product/members.md, "Area admin dashboard"). */
export default privatePage({ who: 'area-admin', otherwise: '/', Waiting: AreaWaiting, Screen: AreaScreen });
