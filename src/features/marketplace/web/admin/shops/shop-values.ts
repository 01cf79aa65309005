import type { Shop } from '../../../contract';
import { texts } from '../../../contract/texts';
import { filled } from '../fields';

/** A shop's form. */
export type ShopValues = Record<
  'name' | 'location' | 'address' | 'category' | 'contact_number' | 'email' | 'description',
  string
>;

export const noShop: ShopValues = {
  name: '',
  location: '',
  address: '',
  category: '',
  contact_number: '',
  email: '',
  description: '',
};

export const valuesOf = (shop: Shop): ShopValues => ({
  name: shop.name,
  location: shop.location,
  address: shop.address,
  category: String(shop.category),
  contact_number: shop.contact_number ?? '',
  email: shop.email ?? '',
  description: shop.description ?? '',
});

const contactNumber = {
  validate: (value: string) => value.trim() === '' || /^\d{10}$/.test(value.replace(/\s/g, '')) || texts.contactNumber,
};

/** The rules of section 5 ("Shop create"; "Edit Shop" does not ask for an address). All else is the server's to say. */
export const rulesOf = (needsAddress: boolean) => ({
  name: filled(texts.shopName),
  location: filled(texts.location),
  address: needsAddress ? filled(texts.address) : {},
  category: filled(texts.category),
  contact_number: contactNumber,
});
