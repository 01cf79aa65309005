/** A shop of the demo data; an empty string is a value that the shop has not entered. */
export type DemoShop = {
  name: string;
  /** One of `demoCategories`. */
  category: string;
  location: string;
  address: string;
  /** 10 digits or ''. */
  contact_number: string;
  email: string;
  description: string;
};

/** A shop inside its category's list. */
export type ShopEntry = [
  name: string,
  location: string,
  address: string,
  contact_number: string,
  email: string,
  description: string,
];

export type DemoTier = 'premium' | 'diamond' | 'gold' | 'silver' | 'basic';

export type DemoAd = {
  /** The name of one of `demoShops`. */
  shop: string;
  ad_type: DemoTier;
  /** A file in `media/`: .jpg or, for gold and above, .mp4. */
  file: string;
  /** A video's still picture, also in `media/`. */
  poster?: string;
  /** Days before the loading of the demo data at which the ad started; negative: still to come. */
  startsDaysAgo: number;
};
