import { privateHead, privatePage } from '~/session';
import { PageWaiting } from '~/ui/page-waiting';
import { CardScreen, cardTitle } from '../card/card-screen';

export const head = privateHead(cardTitle);

/** /member/card: members and above, a plain user goes to /dashboard (docs/product/cards.md, "The own card"). */
export default privatePage({
  who: 'member',
  otherwise: '/dashboard',
  Waiting: () => <PageWaiting title={cardTitle} />,
  Screen: CardScreen,
});
