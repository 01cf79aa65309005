import type { Feature } from '~/platform/feature';
import { both } from '../texts/both';

/** The privacy centre: consents, requests, export and erasure, retention, breaches (docs/product/privacy.md). */
export const privacyFeature: Feature = {
  texts: both,
};
