import type { Site } from '~/platform/site';
import type { RateLimits } from '~/platform/rate-limit';
import type { Seal } from '~/platform/secrets/seal';
import type { Presenter } from './present';
import type { Devices } from './devices';
import type { PhotoAddresses } from './photos';

/** What the services of this feature share. */
export interface Accounts extends Site {
  limits: RateLimits;
  /** For Aadhaar numbers. */
  seal: Seal;
  photos: PhotoAddresses;
  devices: Devices;
  present: Presenter;
}

/** Who is at the other end before anybody knows who they are. */
export interface Visitor {
  /** Their address, as limits count it (platform/rate-limit/network). */
  network: string;
  /** The Cookie and User-Agent headers. */
  cookie: string | undefined;
  agent: string | undefined;
}
