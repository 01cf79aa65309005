import { refusalsIn } from '~/platform/errors/http-error';
import { both } from '../texts/both';

/** Creates refusals with the texts of this feature. */
export const refuse = refusalsIn(both);
