import { privateHead, privatePage } from '~/session';
import { AreaScreen, AreaWaiting } from '../area/area-screen';
import * as texts from '../../texts';

export const head = privateHead(texts.areaAdminDashboard);

/** Renders an area admin's first page after the login (docs/product/members.md, "Area admin dashboard"). */
export default privatePage({ access: 'area-admin', otherwise: '/', Waiting: AreaWaiting, Screen: AreaScreen });
