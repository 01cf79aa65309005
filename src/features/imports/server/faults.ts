import { contractMessages } from '~/platform/http/contract-messages';
import { fillText } from '~/shared/fill-text';
import type { Language } from '~/shared/language';
import { both } from '../texts/both';

type FaultKey =
  | 'cannotClear'
  | 'cellError'
  | 'garbled'
  | 'near'
  | 'badId'
  | 'twoPeople'
  | 'sameTwice'
  | 'nobody'
  | 'office'
  | 'waiting'
  | 'otherId'
  | 'areaAdminArea'
  | 'doubtful'
  | 'unticked';

/**
 * What is wrong with a cell or a row, as it is stored: the key of a text of this feature with the values in its places,
 * or a message of the forms of people, in English. Rows of before have the English text of this feature's faults too.
 */
export type Fault = string | { key: FaultKey; values?: Record<string, string> };

/** Faults by field. */
export type Faults = Record<string, Fault[]>;

const messages = contractMessages(both);

/** Returns a stored fault in a language. */
export const faultText = (fault: Fault, language: Language): string =>
  typeof fault === 'string'
    ? messages.text(fault, language)
    : fillText<string>(both[language][fault.key], fault.values ?? {});
