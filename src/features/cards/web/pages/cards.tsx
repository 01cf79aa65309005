import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';
import { CardsScreen, CardsWaiting } from '../office/cards-screen';

export const head = privateHead(texts.cardsTitle);

/** Renders /app/admin/cards for registrars; other people are sent to /login (docs/product/cards.md, "The office"). */
export default privatePage({ Waiting: CardsWaiting, Screen: CardsScreen });
