import { isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Site } from '~/platform/site';
import { areasTopic, peopleTopic } from '~/shared/topics';
import { areas, units } from './tables';

/** The areas and units that a new database has, and how Malayalam writes them. */
const names = {
  Palakkad: 'പാലക്കാട്',
  'Palakkad Rural': 'പാലക്കാട് റൂറൽ',
  Alathur: 'ആലത്തൂർ',
  Chittur: 'ചിറ്റൂർ',
  Ottapalam: 'ഒറ്റപ്പാലം',
  Mannarkkad: 'മണ്ണാർക്കാട്',
  Pattambi: 'പട്ടാമ്പി',
  'Palakkad Town': 'പാലക്കാട് ടൗൺ',
  Olavakkode: 'ഒലവക്കോട്',
  Kalmandapam: 'കൽമണ്ഡപം',
  Chandranagar: 'ചന്ദ്രനഗർ',
  Kalpathy: 'കൽപ്പാത്തി',
  Noorani: 'നൂറണി',
  Malampuzha: 'മലമ്പുഴ',
  Kongad: 'കോങ്ങാട്',
  Parli: 'പറളി',
  Kuzhalmannam: 'കുഴൽമന്ദം',
  Pudussery: 'പുതുശ്ശേരി',
  'Alathur Town': 'ആലത്തൂർ ടൗൺ',
  Vadakkencherry: 'വടക്കഞ്ചേരി',
  Nemmara: 'നെന്മാറ',
  Kollengode: 'കൊല്ലങ്കോട്',
  Kizhakkencherry: 'കിഴക്കഞ്ചേരി',
  'Chittur Town': 'ചിറ്റൂർ ടൗൺ',
  Kozhinjampara: 'കൊഴിഞ്ഞാമ്പാറ',
  Muthalamada: 'മുതലമട',
  Nallepilly: 'നല്ലേപ്പിള്ളി',
  Pattanchery: 'പട്ടഞ്ചേരി',
  'Ottapalam Town': 'ഒറ്റപ്പാലം ടൗൺ',
  Shoranur: 'ഷൊർണൂർ',
  Cherpulassery: 'ചെർപ്പുളശ്ശേരി',
  Sreekrishnapuram: 'ശ്രീകൃഷ്ണപുരം',
  Lakkidi: 'ലക്കിടി',
  'Mannarkkad Town': 'മണ്ണാർക്കാട് ടൗൺ',
  Agali: 'അഗളി',
  Karimba: 'കരിമ്പ',
  Alanallur: 'അലനല്ലൂർ',
  Kottoppadam: 'കോട്ടോപ്പാടം',
  'Pattambi Town': 'പട്ടാമ്പി ടൗൺ',
  Koppam: 'കൊപ്പം',
  Thrithala: 'തൃത്താല',
  Kumbidi: 'കുമ്പിടി',
  Vilayur: 'വിളയൂർ',
};

/** Gives the areas and units that a database begins with their Malayalam names, unless any area has one already. */
export async function nameFirstPlaces({ db, write }: Site): Promise<void> {
  if ((await db.$count(areas, isNotNull(areas.nameMl))) > 0) return;
  const known = sql`jsonb_each_text(${JSON.stringify(names)}::jsonb) known (name, ml)`;
  const named = (table: SQL) => sql`update ${table} place set name_ml = known.ml from ${known} where place.name = known.name and place.name_ml is null`;
  await write(async (tx, invalidate) => {
    await tx.execute(named(sql`${areas}`));
    await tx.execute(named(sql`${units}`));
    invalidate(areasTopic, peopleTopic);
  });
}
