import { refusalsIn } from '~/platform/errors/http-error';
import { both as duesTexts } from '~/shared/dues/texts/both';
import { both } from '../texts/both';

/** Refusals with the texts of this feature. */
export const refuse = refusalsIn(both);

/** Refusals with the texts that this feature shares with its rooms. */
export const refuseDues = refusalsIn(duesTexts);
