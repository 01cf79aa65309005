import { privateHead, privatePage } from '~/session';
import * as common from '~/shared/texts';
import { OwnWaiting } from '~/ui/own-header';
import * as texts from '../../texts';
import { PhoneScreen } from '../phone-screen';

export const head = privateHead(common.onThisPhone);

/** Renders /account/phone (docs/product/phone.md, "Taken along"). */
export default privatePage({
  access: 'member',
  otherwise: '/dashboard',
  Waiting: () => <OwnWaiting title={common.onThisPhone} lead={texts.pageLead} />,
  Screen: PhoneScreen,
});
