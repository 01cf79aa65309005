import type { Shop, ShopFilter } from '../contract';

/** What the three inputs hold; '' is a dropdown at its default. */
export interface FinderInputs {
  q: string;
  category: string;
  location: string;
}

export const noInputs: FinderInputs = { q: '', category: '', location: '' };

/** What is sent: the filled filters only. Null when there is none: then no call is made. */
export function filterOf({ q, category, location }: FinderInputs): ShopFilter | null {
  const filled = Object.entries({ q: q.trim(), category, location }).filter(([, value]) => value !== '');
  return filled.length ? Object.fromEntries(filled) : null;
}

/** The distinct, non-empty locations of the shops, in the alphabet's order. */
export function locationsOf(shops: readonly Pick<Shop, 'location'>[]): string[] {
  const locations = new Set(shops.map((shop) => shop.location.trim()).filter(Boolean));
  return [...locations].sort((a, b) => a.localeCompare(b, 'en'));
}
