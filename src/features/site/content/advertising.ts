/*
 * The words of the advertising page are in the catalogue (texts/en.ts, texts/ml.ts). The tiers' offers are in the
 * marketplace's tier table, which the server applies; the office names the rates on request.
 */
import { fillText } from '~/shared/fill-text';
import type { PageNames, SiteNames } from '~/shared/site-names';
import * as texts from '../texts';

/** Returns the four benefits; their number and order are fixed. */
export const benefitsOf = (names: SiteNames) => [
  { id: 'reach' as const, title: texts.reachBenefit, text: fillText(texts.reachBenefitText, names) },
  { id: 'community' as const, title: texts.communityBenefit, text: texts.communityBenefitText },
  { id: 'analytics' as const, title: texts.analyticsBenefit, text: texts.analyticsBenefitText },
  { id: 'quality' as const, title: texts.qualityBenefit, text: texts.qualityBenefitText },
];

/** The steps to book an ad. */
export const bookingSteps = [
  { title: texts.stepTier, text: texts.stepTierText },
  { title: texts.stepPicture, text: texts.stepPictureText },
  { title: texts.stepStart, text: texts.stepStartText },
] as const;

/** Returns the claim of the advertising page (docs/product/general.md, "Fixed numbers"). */
export const advertisingReach = ({ isStandard }: Pick<PageNames, 'isStandard'>) =>
  isStandard ? texts.advertisingReach : texts.advertisingReachElsewhere;
