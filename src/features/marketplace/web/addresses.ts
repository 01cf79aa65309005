import * as texts from '../texts';
/** Searches a maps site for a place given in words. */
export function mapsHref(...parts: (string | null | undefined)[]): string {
  const query = parts.filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** `tel:` link for a number as people write it. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

const numberOf = (phone: string | null) => (phone !== null && /^\d{10}$/.test(phone) ? phone : undefined);

/** `tel:` link with the country's code, for a shop's ten digits; undefined for anything else. */
export function callHref(phone: string | null): string | undefined {
  const number = numberOf(phone);
  return number && `tel:+91${number}`;
}

/** Opens a chat on WhatsApp; undefined for a landline, which begins below 6. */
export function whatsAppHref(phone: string | null): string | undefined {
  const number = numberOf(phone);
  return number && number >= '6' ? `https://wa.me/91${number}` : undefined;
}

/** How a value is shown that may be missing (docs/product/general.md, "Missing values"). */
export const orNone = (value: string | null | undefined): string => value?.trim() || texts.notAvailable;
