import type { Catalogue } from '~/shared/language';
import * as en from './en';
import * as ml from './ml';

/** Both languages, for what is said to one person by name of their language. */
export const both = { en, ml } satisfies Catalogue<typeof en>;
