import { fillText } from '~/shared/fill-text';
import { tierOffers, type Tier } from '../../contract/tiers';
import * as texts from '../../texts';

/**
 * Returns a tier's offer in words, from the constants that the server applies (docs/product/marketplace.md, "Tiers").
 */
export function tierFacts(tier: Tier) {
  const { days, video, showcase, showcaseSeconds, homepage, ranking } = tierOffers[tier];
  return {
    days,
    ranking,
    media: video ? texts.imagesAndVideos : texts.images,
    showcase,
    homepage,
    /** Only ads in the showcase advance. */
    advance: showcase ? fillText(texts.secondsEach, { seconds: showcaseSeconds }) : null,
    rotation: Object.values(texts.rotations)[ranking - 1] ?? '',
  };
}

/** The most days that any tier runs, for drawing days to scale. */
export const longestDays = Math.max(...Object.values(tierOffers).map(({ days }) => days));

/** The number of steps of the rotation priority. */
export const rotationSteps = Math.max(...Object.values(tierOffers).map(({ ranking }) => ranking));
