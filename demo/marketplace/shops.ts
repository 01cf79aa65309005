import { fittingsShops } from './shops-fittings';
import { structureShops } from './shops-structure';
import type { DemoShop } from './types';

// Nothing here can be dialled or mailed: the numbers are a made-up run, the domains end in .example.
const byCategory = { ...structureShops, ...fittingsShops };

/** Ten categories, in the order the office would list them. */
export const demoCategories = Object.keys(byCategory);

/** Their names in Malayalam. */
export const demoCategoryNames: Readonly<Record<string, string>> = {
  'Building Materials': 'നിർമ്മാണ സാമഗ്രികൾ',
  'Cement & Concrete': 'സിമന്റും കോൺക്രീറ്റും',
  'Steel & Roofing': 'സ്റ്റീലും റൂഫിംഗും',
  'Tiles & Flooring': 'ടൈലുകളും ഫ്ലോറിംഗും',
  'Electrical & Lighting': 'ഇലക്ട്രിക്കൽ, ലൈറ്റിംഗ്',
  'Plumbing & Sanitary': 'പ്ലംബിംഗ്, സാനിറ്ററി',
  'Paints & Waterproofing': 'പെയിന്റും വാട്ടർപ്രൂഫിംഗും',
  'Timber & Carpentry': 'മരവും മരപ്പണിയും',
  'Solar & Energy': 'സോളാർ, ഊർജ്ജം',
  'Survey & Instruments': 'സർവേ, ഉപകരണങ്ങൾ',
};

/** Sixty shops; a few leave out their e-mail, number or description, as real shops do. */
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
