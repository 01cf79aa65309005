import type { Catalogue } from '~/shared/language';
import * as en from './en';
import * as ml from './ml';

/** The catalogue in each language, so that none of its texts is missing in the other. */
export const both = { en, ml } satisfies Catalogue<typeof en>;
