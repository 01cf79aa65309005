import type { Site } from '~/platform/site';
import type { RateLimits } from '~/platform/rate-limit';
import type { Seal } from '~/platform/secrets/seal';
import type { Presenter } from './present';
import type { PhotoAddresses } from './photos';

/** What the services of this feature share. */
export interface Accounts extends Site {
  limits: RateLimits;
  /** For Aadhaar numbers. */
  seal: Seal;
  photos: PhotoAddresses;
  present: Presenter;
}
