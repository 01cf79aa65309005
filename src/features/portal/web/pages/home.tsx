import { privateHead } from '~/session';
import * as texts from '../../texts';
import { PortalScreen } from '../portal/portal-screen';

export const head = privateHead(texts.portalTitle);

/** Renders the portal of a shop (docs/product/portal.md, "Portal"). */
export default PortalScreen;
