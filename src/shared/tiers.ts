/** The five tiers of ads in feed order, best first (docs/product/marketplace.md, "Tier order"). */
export const tiers = ['diamond', 'premium', 'gold', 'silver', 'basic'] as const;
export type Tier = (typeof tiers)[number];
