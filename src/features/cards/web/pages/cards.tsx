import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';
import { CardsScreen, CardsWaiting } from '../office/cards-screen';

export const head = privateHead(texts.cardsTitle);

/** /app/admin/cards: registrars, everybody else goes to /login (docs/product/cards.md, "The office"). */
export default privatePage({ who: 'registrar', otherwise: '/login', Waiting: CardsWaiting, Screen: CardsScreen });
