import * as texts from '../texts';

/*
 * FOR THE COMMITTEE TO EDIT: the areas of the simple registration form (docs/product/accounts.md, "Simple registration") with
 * their units. Units that are ours carry our names for them, so that the applicant is linked to them. What a name is called in another
 * language stands in the catalogue; without it, it is shown as it is here.
 */

/** The last choice of every list; a field for one's own words appears with it. */
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

/** In the order of the form, Other last. */
export const simpleAreas: readonly string[] = [...Object.keys(units), other];

/** An area's units, Other last; Other alone for an area that is not in the list. */
export const simpleUnitsOf = (area: string): readonly string[] => [...(units[area] ?? []), other];

/** An area or unit of the lists as it is shown. */
export const simplePlaceName = (name: string): string => texts.simplePlaces[name] ?? name;
