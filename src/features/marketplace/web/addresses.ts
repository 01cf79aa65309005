/** A search of a maps site for a place in words. */
export function mapsHref(...parts: (string | null | undefined)[]): string {
  const query = parts.filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** `tel:` link of a number written for people. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** How a value is shown that may be missing (docs/product/general.md, "Missing values"). */
export const orNone = (value: string | null | undefined): string => value?.trim() || 'N/A';
