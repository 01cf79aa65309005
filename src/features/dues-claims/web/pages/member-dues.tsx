import { privateHead, privatePage } from '~/session';
import { OwnWaiting } from '~/ui/own-header';
import * as common from '~/shared/texts';
import * as texts from '../../texts';
import { DuesScreen } from '../mine/dues-screen';

export const head = privateHead(common.dues);

/** Renders /member/dues; a plain user is sent to /dashboard (docs/product/dues.md, "Own page"). */
export default privatePage({
  access: 'member',
  otherwise: '/dashboard',
  Waiting: () => <OwnWaiting title={common.dues} lead={texts.ownLead} />,
  Screen: DuesScreen,
});
