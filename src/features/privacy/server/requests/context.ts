import type { Notices } from '~/features/notifications/server/public';
import type { Tx } from '~/platform/database';
import type { PersonalData } from '~/platform/feature';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import type { ErasePerson } from '../erasing';
import type { ExportAddresses } from '../export/route';

/** What this feature is handed by features.ts, which alone knows all the others. */
export interface PrivacyParts {
  /** What each feature keeps about a person. */
  personal: () => readonly PersonalData[];
  erasePerson: ErasePerson;
  /** Shows nobody any more what somebody had agreed to publish on the board. */
  withdrawPublicConsents: (tx: Tx, invalidate: Invalidate, userId: number) => Promise<unknown>;
}

/** What the services of requests and exports share. */
export interface Requests extends Site, PrivacyParts {
  notices: Notices;
  exports: ExportAddresses;
}

/** What the notices of a request speak of. */
export const subjectOf = (id: number) => `privacy:${id}`;
