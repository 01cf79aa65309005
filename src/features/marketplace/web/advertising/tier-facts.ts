import { tierOffers, type Tier } from '../../contract/tiers';

/** What a tier gives, in words, from the same constants that the server applies (docs/product/marketplace.md, "Tiers"). */
export function tierFacts(tier: Tier) {
  const { days, video, showcase, showcaseSeconds, homepage, ranking } = tierOffers[tier];
  return {
    days,
    ranking,
    media: video ? 'Images and videos' : 'Images',
    showcase,
    homepage,
    /** Only what is in the showcase advances. */
    advance: showcase ? `${showcaseSeconds} seconds` : null,
    rotation: ['Lowest', 'Low', 'Medium', 'High', 'Highest'][ranking - 1] ?? '',
  };
}

/** The longest any tier runs, for drawing days to scale. */
export const longestDays = Math.max(...Object.values(tierOffers).map(({ days }) => days));

/** How many steps of rotation priority there are. */
export const rotationSteps = Math.max(...Object.values(tierOffers).map(({ ranking }) => ranking));
