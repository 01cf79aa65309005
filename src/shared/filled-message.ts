import { fillText, type Filling } from './fill-text';

type Values = Readonly<Record<string, string | number | null>>;

/** The text and the values that each message was made of. */
const sources = new Map<string, { text: string; values: Values }>();

/**
 * Returns a message for a contract's schema, filled as `fillText` does, and remembers what it was made of: the server
 * builds schemas in English and fills the text of the caller's language (`filledFrom`). Only for schemas that are built
 * once: what is remembered stays.
 */
export function filledMessage<T extends string>(text: T, values: Filling<T, string | number | null>): string {
  const message = fillText(text, values);
  sources.set(message, { text, values });
  return message;
}

/** Returns the text and the values of a message of `filledMessage`; undefined for any other message. */
export const filledFrom = (message: string) => sources.get(message);
