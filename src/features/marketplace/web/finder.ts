import { placeKey } from '../rules';
import type { Shop, ShopFilter } from '../contract';

/** The values of the three inputs; '' is a dropdown at its default. */
export interface FinderInputs {
  q: string;
  category: string;
  location: string;
}

/** The values of empty inputs. */
export const noInputs: FinderInputs = { q: '', category: '', location: '' };

/** Returns the filter to send: the filled inputs only. Null when all are empty: then no call is made. */
export function filterOf({ q, category, location }: FinderInputs): ShopFilter | null {
  const filled = Object.entries({ q: q.trim(), category, location }).filter(([, value]) => value !== '');
  return filled.length ? Object.fromEntries(filled) : null;
}

/** Returns the distinct, non-empty locations of the shops, in alphabetical order. */
export function locationsOf(shops: readonly Pick<Shop, 'location'>[]): string[] {
  const locations = new Map(shops.map(({ location }) => [placeKey(location), location.trim()]));
  locations.delete('');
  return [...locations.values()].sort((a, b) => a.localeCompare(b, 'en'));
}
