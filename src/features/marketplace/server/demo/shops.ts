import { fittingsShops } from './shops-fittings';
import { structureShops } from './shops-structure';
import type { DemoShop } from './types';

// Nothing here can be dialled or mailed: the numbers are a made-up run, the domains end in .example.
const byCategory = { ...structureShops, ...fittingsShops };

/** Ten categories, in the order the office would list them. */
export const demoCategories = Object.keys(byCategory);

/** Sixty shops; a few leave out their e-mail, number or description, as real ones do. */
export const demoShops: DemoShop[] = Object.entries(byCategory).flatMap(([category, entries]) =>
  entries.map(([name, location, address, contact_number, email, description]) => ({
    name,
    category,
    location,
    address,
    contact_number,
    email,
    description,
  })),
);
