import type { Catalogue } from '~/shared/language';
import * as en from './en';
import * as ml from './ml';

/** The catalogue in each language, for what speaks to one person in that person's own. */
export const both = { en, ml } satisfies Catalogue<typeof en>;
