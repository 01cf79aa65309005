import { privateMeta, privatePage } from '~/session';
import { PositionsScreen, PositionsWaiting } from '../positions-screen';

export const meta = privateMeta('Positions');

/** Registrars and superusers; others go to / (docs/product/admin.md, "Guards"). */
export default privatePage({ who: 'registrar', otherwise: '/', Waiting: PositionsWaiting, Screen: PositionsScreen });
