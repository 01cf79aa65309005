import * as texts from '../texts';

/*
 * FOR THE COMMITTEE TO EDIT: the areas of the simple registration form with their units (docs/product/applications.md,
 * "Simple registration"). Units of the site have the site's names, so that the applicant is linked to them. The
 * catalogues have a name's translations; a name without one is shown as it is here.
 */

/** The last choice of every list; it opens a field for another name. */
export const other = 'Other';

const units: Record<string, readonly string[]> = {
  'Palakkad Town': ['Palakkad Town', 'Olavakkode', 'Kalmandapam', 'Chandranagar', 'Kalpathy', 'Noorani'],
  Ottapalam: ['Ottapalam Town', 'Sreekrishnapuram', 'Lakkidi', 'Ambalapara'],
  Chittur: ['Chittur Town', 'Nallepilly', 'Pattanchery', 'Thathamangalam'],
  Alathur: ['Alathur Town', 'Vadakkencherry', 'Kizhakkencherry', 'Kuzhalmannam'],
  Mannarkkad: ['Mannarkkad Town', 'Agali', 'Karimba', 'Alanallur', 'Kottoppadam'],
  Shoranur: ['Shoranur Town', 'Kulappully', 'Vaniyamkulam'],
  Pattambi: ['Pattambi Town', 'Koppam', 'Thrithala', 'Kumbidi', 'Vilayur'],
  Cherpulassery: ['Cherpulassery Town', 'Vellinezhi', 'Nellaya'],
  Kollengode: ['Kollengode Town', 'Elavanchery', 'Vadavannur'],
  Nemmara: ['Nemmara Town', 'Ayalur', 'Nelliyampathy'],
  Parli: ['Parli Town', 'Mankara', 'Pirayiri'],
  Kongad: ['Kongad Town', 'Kadampazhipuram', 'Mundur'],
  Kozhinjampara: ['Kozhinjampara Town', 'Eruthempathy', 'Vadakarapathy'],
  Muthalamada: ['Muthalamada Town', 'Kambrathchalla', 'Govindapuram'],
};

/** The areas in the order of the form, Other last. */
export const simpleAreas: readonly string[] = [...Object.keys(units), other];

/** Returns an area's units, Other last; Other alone for an unknown area. */
export const simpleUnitsOf = (area: string): readonly string[] => [...(units[area] ?? []), other];

/** Returns the shown name of an area or unit of the lists. */
export const simplePlaceName = (name: string): string => texts.simplePlaces[name] ?? name;
