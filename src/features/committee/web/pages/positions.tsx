import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';
import { PositionsScreen, PositionsWaiting } from '../positions-screen';

export const head = privateHead(texts.positions);

/** Registrars and superusers; others go to / (docs/product/admin.md, "Guards"). */
export default privatePage({ who: 'registrar', otherwise: '/', Waiting: PositionsWaiting, Screen: PositionsScreen });
