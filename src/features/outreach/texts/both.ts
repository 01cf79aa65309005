import type { Catalogue } from '~/shared/language';
import * as en from './en';
import * as ml from './ml';

/** The catalogue in each language, for texts in the language of the person who receives them. */
export const both = { en, ml } satisfies Catalogue<typeof en>;
