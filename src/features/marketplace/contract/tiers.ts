/** The five tiers in feed order, best first (docs/product/marketplace.md, "Tier order"). */
export const tiers = ['diamond', 'premium', 'gold', 'silver', 'basic'] as const;
export type Tier = (typeof tiers)[number];

export interface TierOffer {
  /** Days an ad runs. */
  days: number;
  video: boolean;
  /** Shown in the image showcase, and for how long at a time. */
  showcase: boolean;
  showcaseSeconds: number;
  /** What "relevance" sorts by in ad administration; also the rotation priority. */
  ranking: number;
  homepage: boolean;
}

/** What each tier gives: the server applies it, the advertising page shows it. */
export const tierOffers: Record<Tier, TierOffer> = {
  diamond: { days: 25, video: true, showcase: true, showcaseSeconds: 5, ranking: 4, homepage: true },
  premium: { days: 30, video: true, showcase: true, showcaseSeconds: 7, ranking: 5, homepage: true },
  gold: { days: 15, video: true, showcase: true, showcaseSeconds: 3, ranking: 3, homepage: false },
  silver: { days: 10, video: false, showcase: false, showcaseSeconds: 4, ranking: 2, homepage: false },
  basic: { days: 7, video: false, showcase: false, showcaseSeconds: 4, ranking: 1, homepage: false },
};
