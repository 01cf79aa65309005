import type { DemoAd, DemoTier } from './types';

const still = (shop: string, ad_type: DemoTier, name: string, startsDaysAgo: number): DemoAd => ({
  shop,
  ad_type,
  file: `${name}.jpg`,
  startsDaysAgo,
});

const film = (shop: string, ad_type: DemoTier, name: string, startsDaysAgo: number): DemoAd => ({
  shop,
  ad_type,
  file: `${name}.mp4`,
  poster: `${name}-poster.jpg`,
  startsDaysAgo,
});

/** Live ads in every tier (films in three), three that are over and two that are still to start. */
export const demoAds: DemoAd[] = [
  still('Kolam Tiles & Flooring', 'premium', 'kolam-tiles', 2),
  still('Venal Solar', 'premium', 'venal-solar', 4),
  still('Chuvadalavu Survey Instruments', 'premium', 'chuvadalavu-survey', 7),
  still('Niram Paint House', 'premium', 'niram-paints', 9),
  film('Nilayoram Ready Mix', 'premium', 'nilayoram-ready-mix', 1),
  film('Poomukham Solar Roofs', 'premium', 'poomukham-solar', 5),

  still('Mazhakkoodu Roofing', 'diamond', 'mazhakkoodu-roofing', 1),
  still('Laterite House', 'diamond', 'laterite-house', 3),
  still('Thulli Bath Studio', 'diamond', 'thulli-bath', 4),
  still('Kaathal Timber Depot', 'diamond', 'kaathal-timber', 6),
  still('Churam Steel & Roofing', 'diamond', 'churam-steel', 8),
  film('Chuvadu Floor Studio', 'diamond', 'chuvadu-floors', 2),
  film('Nilavu Lights', 'diamond', 'nilavu-lights', 6),

  still('നിളാതീരം കെട്ടിട സാമഗ്രികൾ', 'gold', 'nilatheeram', 1),
  still('Thiri Lighting Studio', 'gold', 'thiri-lighting', 2),
  still('Karimala Cements', 'gold', 'karimala-cements', 3),
  still('Ozhukku Pipes & Fittings', 'gold', 'ozhukku-pipes', 4),
  still('Aasari Workshop', 'gold', 'aasari-workshop', 5),
  film('Ezhuniram Paints', 'gold', 'ezhuniram-paints', 1),
  film('Thattu Level & Laser', 'gold', 'thattu-level', 4),

  still('Redoxide Floors', 'silver', 'redoxide-floors', 1),
  still('Plumbline Instruments', 'silver', 'plumbline-instruments', 2),
  still('Kaavu Precast Yard', 'silver', 'kaavu-precast', 3),
  still('Mazhamara Waterproofing', 'silver', 'mazhamara-waterproofing', 4),

  still('Manjadi Brick Works', 'basic', 'manjadi-bricks', 0),
  still('Velicham Wire & Switch', 'basic', 'velicham-switch', 1),
  still('Ply & Plank Yard', 'basic', 'ply-and-plank', 1),
  still('Kinar Pump House', 'basic', 'kinar-pumps', 2),

  // Over: earlier runs of ads that were booked again.
  still('Manjadi Brick Works', 'basic', 'manjadi-bricks', 21),
  still('Redoxide Floors', 'silver', 'redoxide-floors', 30),
  film('Thattu Level & Laser', 'gold', 'thattu-level', 45),

  // Still to start.
  still('Nadumuttam Tiles', 'gold', 'nadumuttam-tiles', -3),
  still('Lekha Drawing & Plotting House', 'silver', 'lekha-plotting', -7),
];
