import type { Notices } from '~/features/notifications/server/public';
import type { Db, Tx } from '~/platform/database';
import type { PersonalData } from '~/platform/feature';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import type { ExportAddresses } from '../export/route';

/** The functions of other features that features.ts hands to this feature. */
export interface PrivacyParts {
  /** Returns each feature's data about people. */
  personal: () => readonly PersonalData[];
  /** Unpublishes what a person had agreed to publish on the board. */
  withdrawPublicConsents: (tx: Tx, invalidate: Invalidate, userId: number) => Promise<unknown>;
  /** Returns the board's threads in which a person agreed to be read by everyone, and whether they are read now. */
  findAgreed: (
    db: Db,
    userId: number,
  ) => PromiseLike<{ id: number; title: string; givenAt: Date; isPublic: boolean }[]>;
}

/** The site with the services that requests and exports share. */
export interface Requests extends Site, PrivacyParts {
  notices: Notices;
  exports: ExportAddresses;
}

/** Returns the subject of a request's notices. */
export const subjectOf = (id: number) => `privacy:${id}`;
