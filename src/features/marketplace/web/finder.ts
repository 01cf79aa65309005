import { placeKey } from '../rules';
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

/** The distinct, non-empty locations of the shops, in alphabetical order. */
export function locationsOf(shops: readonly Pick<Shop, 'location'>[]): string[] {
  const locations = new Map(shops.map(({ location }) => [placeKey(location), location.trim()]));
  locations.delete('');
  return [...locations.values()].sort((a, b) => a.localeCompare(b, 'en'));
}
