import type { Notices } from '~/features/notifications/server/public';
import type { Site } from '~/platform/site';
import type { ScanAddresses } from './scans';

/** What the services of this feature share. */
export interface Licences extends Site {
  scans: ScanAddresses;
  notices: Notices;
}

/** What the notices of somebody's licence or membership speak of, so that they go when it is renewed. */
export const subjectOf = (userId: number, kind: string) => `${kind}:${userId}`;
