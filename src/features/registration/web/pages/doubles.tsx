import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';
import { DoublesScreen, DoublesWaiting } from '../office/doubles-screen';

export const head = privateHead(texts.office.doubles);

/** Renders /app/admin/events/doubles for staff (docs/product/registration.md, "Two doors, one ticket"). */
export default privatePage({ Waiting: DoublesWaiting, Screen: DoublesScreen });
