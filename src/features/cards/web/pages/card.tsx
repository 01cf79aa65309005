import { privateHead, privatePage } from '~/session';
import { OwnWaiting } from '~/ui/own-header';
import { CardScreen, cardTitle } from '../card/card-screen';

export const head = privateHead(cardTitle);

/** Renders /member/card; a plain user is sent to /dashboard (docs/product/cards.md, "The own card"). */
export default privatePage({
  access: 'member',
  otherwise: '/dashboard',
  Waiting: () => <OwnWaiting title={cardTitle} />,
  Screen: CardScreen,
});
