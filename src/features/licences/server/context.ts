import type { Notices } from '~/features/notifications/server/public';
import type { Site } from '~/platform/site';
import type { ScanAddresses } from './scans';

/** What this feature's services work with. */
export interface Licences extends Site {
  scans: ScanAddresses;
  notices: Notices;
}

/** Returns the subject of notices about a person's licence or membership, by which they are deleted at its renewal. */
export const subjectOf = (userId: number, kind: string) => `${kind}:${userId}`;
