import { createNotices, type Notices } from '~/features/notifications/server/public';
import { presentPeople } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Language } from '~/shared/language';
import { createAttachmentAddresses, type AttachmentAddresses } from '~/features/attachments/server/public';
import type { PostCache } from './post-cache';

/** The dependencies of the board's services, and of the features on top of it. */
export interface Board extends Site {
  attachments: AttachmentAddresses;
  photoAddress: ReturnType<typeof presentPeople>['photoAddress'];
  notices: Notices;
  /** The language of the current call. */
  language: Language;
}

/** Returns the board for calls in English; a call in another language takes it `{ ...board, language }`. */
export const createBoard = (site: Site): Board => ({
  ...site,
  attachments: createAttachmentAddresses(site.config, site.clock),
  photoAddress: presentPeople(site).photoAddress,
  notices: createNotices(site),
  language: 'en',
});

/** The functions that a higher feature passes in (src/app/features.ts). */
export interface Handed {
  /** Undoes the merges into a question whose row is locked, before it is deleted. */
  undoMergesInto: (tx: Tx, question: { id: number; mergedInto: number | null }) => Promise<void>;
}

/** The dependencies of this feature's services. */
export interface Community extends Board, Handed {
  posts: PostCache;
}
