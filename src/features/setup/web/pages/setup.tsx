import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';
import { SetUpScreen, SetUpWaiting } from '../setup-screen';

export const head = privateHead(texts.title);

/** Renders /app/admin/setup for superusers; other people are sent away (docs/product/admin.md, "Guards"). */
export default privatePage({ Waiting: SetUpWaiting, Screen: SetUpScreen });
