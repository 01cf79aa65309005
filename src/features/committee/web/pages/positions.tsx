import { privateHead, privatePage } from '~/session';
import * as common from '~/shared/texts';
import { PositionsScreen, PositionsWaiting } from '../positions-screen';

export const head = privateHead(common.positions);

/** Renders the positions for registrars; other people are sent to / (docs/product/admin.md, "Guards"). */
export default privatePage({ Waiting: PositionsWaiting, Screen: PositionsScreen });
