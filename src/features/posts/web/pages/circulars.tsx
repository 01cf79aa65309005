import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';
import { CircularsScreen, CircularsWaiting } from '../circulars/circulars-screen';

export const head = privateHead(texts.circulars);

/** Members and above; plain users, whom no circular is for, go to their dashboard. */
export default privatePage({
  who: 'member',
  otherwise: '/dashboard',
  Waiting: CircularsWaiting,
  Screen: CircularsScreen,
});
