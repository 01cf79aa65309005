import { privateHead, privatePage } from '~/session';
import * as common from '~/shared/texts';
import { OwnWaiting } from '~/ui/own-header';
import { TicketsScreen } from '../tickets/tickets-screen';

export const head = privateHead(common.ownEvents);

/** Renders /member/events, the person's own tickets; every person who is logged in may register. */
export default privatePage({
  access: 'approved',
  Waiting: () => <OwnWaiting title={common.ownEvents} />,
  Screen: TicketsScreen,
});
