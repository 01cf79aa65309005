import { refusalsIn } from '~/platform/errors/http-error';
import { both } from '../texts/both';

/** Refusals with the texts of this feature. */
export const refuse = refusalsIn(both);
