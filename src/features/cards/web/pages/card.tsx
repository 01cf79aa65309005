import { privateHead, privatePage } from '~/session';
import { PageWaiting } from '~/ui/page-waiting';
import { CardScreen, cardTitle } from '../card/card-screen';

export const head = privateHead(cardTitle);

/** Renders /member/card; a plain user is sent to /dashboard (docs/product/cards.md, "The own card"). */
export default privatePage({
  access: 'member',
  otherwise: '/dashboard',
  Waiting: () => <PageWaiting title={cardTitle} />,
  Screen: CardScreen,
});
