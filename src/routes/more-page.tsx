import { MoreScreen, MoreWaiting } from '~/features/site/web/public';
import { privateHead, privatePage } from '~/session';
import * as common from '~/shared/texts';
import { screensFor } from './office-menu';

export const head = privateHead(common.more);

/** Renders /member/more, the last entry of the bar on phones. No feature's page: it knows the office's screens. */
export default privatePage({
  access: 'member',
  otherwise: '/dashboard',
  Waiting: MoreWaiting,
  Screen: ({ session }) => <MoreScreen office={screensFor(session)[0]?.path} />,
});
