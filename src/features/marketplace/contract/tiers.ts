import type { Tier } from '~/shared/tiers';

export { tiers, type Tier } from '~/shared/tiers';

/** The offer of a tier. */
export interface TierOffer {
  /** The days that an ad runs. */
  days: number;
  video: boolean;
  /** Whether the image showcase shows it, and for how many seconds at a time. */
  showcase: boolean;
  showcaseSeconds: number;
  /** The value by which "relevance" sorts in ad administration; also the rotation priority. */
  ranking: number;
  homepage: boolean;
}

/** The offers of the tiers: the server applies them, the advertising page shows them. */
export const tierOffers: Record<Tier, TierOffer> = {
  diamond: { days: 25, video: true, showcase: true, showcaseSeconds: 5, ranking: 4, homepage: true },
  premium: { days: 30, video: true, showcase: true, showcaseSeconds: 7, ranking: 5, homepage: true },
  gold: { days: 15, video: true, showcase: true, showcaseSeconds: 3, ranking: 3, homepage: false },
  silver: { days: 10, video: false, showcase: false, showcaseSeconds: 4, ranking: 2, homepage: false },
  basic: { days: 7, video: false, showcase: false, showcaseSeconds: 4, ranking: 1, homepage: false },
};
