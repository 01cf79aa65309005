import { privateHead, privatePage } from '~/session';
import * as common from '~/shared/texts';
import { CircularsScreen, CircularsWaiting } from '../circulars/circulars-screen';

export const head = privateHead(common.circulars);

/** The screen is for members and above; plain users, whom no circular is for, are sent to their dashboard. */
export default privatePage({
  access: 'member',
  otherwise: '/dashboard',
  Waiting: CircularsWaiting,
  Screen: CircularsScreen,
});
