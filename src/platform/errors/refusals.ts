import { both as boardTexts } from '~/shared/board/texts/both';
import { both as personTexts } from '~/shared/person/texts/both';
import { both as sharedTexts } from '~/shared/texts/both';
import { refusalsIn } from './http-error';

/** Refusals with the texts of the whole site. */
export const refuse = refusalsIn(sharedTexts);

/** Refusals with the texts about people that several features share. */
export const refusePerson = refusalsIn(personTexts);

/** Refusals with the texts about the board that several features share. */
export const refuseBoard = refusalsIn(boardTexts);
