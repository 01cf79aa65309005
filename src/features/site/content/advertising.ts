/*
 * The words of the advertising page are in the catalogue (texts/en.ts, texts/ml.ts). The tiers' offers are in the
 * marketplace's tier table, which the server applies; the office names the rates on request.
 */
import * as texts from '../texts';

/** The four benefits; their number and order are fixed. */
export const benefits = [
  { id: 'reach', title: texts.reachBenefit, text: texts.reachBenefitText },
  { id: 'community', title: texts.communityBenefit, text: texts.communityBenefitText },
  { id: 'analytics', title: texts.analyticsBenefit, text: texts.analyticsBenefitText },
  { id: 'quality', title: texts.qualityBenefit, text: texts.qualityBenefitText },
] as const;

/** The steps to book an ad. */
export const bookingSteps = [
  { title: texts.stepTier, text: texts.stepTierText },
  { title: texts.stepPicture, text: texts.stepPictureText },
  { title: texts.stepStart, text: texts.stepStartText },
] as const;
