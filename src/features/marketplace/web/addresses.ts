import * as common from '~/shared/texts';
/** Returns the address of a maps search for a place given in words. */
export function mapsHref(...parts: (string | null | undefined)[]): string {
  const query = parts.filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** Returns a `tel:` link for a number as people write it. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

const numberOf = (phone: string | null) => (phone !== null && /^\d{10}$/.test(phone) ? phone : undefined);

/** Returns a `tel:` link with the country's code for a shop's ten digits; undefined for any other text. */
export function callHref(phone: string | null): string | undefined {
  const number = numberOf(phone);
  return number && `tel:+91${number}`;
}

/** Returns a link that opens a chat on WhatsApp; undefined for a landline, which begins with a digit below 6. */
export function whatsAppHref(phone: string | null): string | undefined {
  const number = numberOf(phone);
  return number && number >= '6' ? `https://wa.me/91${number}` : undefined;
}

/** Returns a value, or the text that stands for a missing value (docs/product/general.md, "Missing values"). */
export const orNone = (value: string | null | undefined): string => value?.trim() || common.notAvailable;
