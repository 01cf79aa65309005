/** The district that the places are of: a committee of another one has no distances. */
export const districtOfPlaces = 'Palakkad';

/**
 * FOR THE COMMITTEE TO EDIT: the positions of the district's towns and places (degrees north, degrees east), correct to
 * about a kilometre. The shop finder sorts other places by distance with them; a place that is not listed comes after
 * the listed ones.
 */
export const places: Readonly<Record<string, readonly [north: number, east: number]>> = {
  Agali: [11.1, 76.65],
  Alanallur: [11.0, 76.35],
  Alathur: [10.65, 76.54],
  Cherpulassery: [10.88, 76.31],
  Chittur: [10.7, 76.74],
  Elappully: [10.75, 76.75],
  Kadampazhipuram: [10.87, 76.45],
  Kalladikode: [10.89, 76.54],
  Kanjikode: [10.8, 76.75],
  Karimba: [10.92, 76.52],
  Koduvayur: [10.69, 76.66],
  Kollengode: [10.61, 76.69],
  Kongad: [10.86, 76.52],
  Koottanad: [10.78, 76.11],
  Kozhinjampara: [10.74, 76.83],
  Kulappully: [10.79, 76.28],
  Kuzhalmannam: [10.72, 76.59],
  Lakkidi: [10.76, 76.44],
  Malampuzha: [10.83, 76.68],
  Mannarkkad: [10.99, 76.46],
  Mundur: [10.84, 76.57],
  Muthalamada: [10.62, 76.75],
  Nelliyampathy: [10.54, 76.69],
  Nemmara: [10.59, 76.6],
  Olavakkode: [10.8, 76.64],
  Ottapalam: [10.77, 76.38],
  Palakkad: [10.78, 76.65],
  'Palakkad Town': [10.78, 76.65],
  Parli: [10.8, 76.56],
  Pathirippala: [10.78, 76.47],
  Pattambi: [10.81, 76.19],
  Pudussery: [10.8, 76.71],
  Puthunagaram: [10.68, 76.68],
  Shoranur: [10.76, 76.27],
  Sreekrishnapuram: [10.91, 76.4],
  Thachampara: [10.95, 76.49],
  Thrithala: [10.8, 76.12],
  Vadakkencherry: [10.59, 76.48],
  Vaniyamkulam: [10.78, 76.33],
  Walayar: [10.84, 76.84],
};
