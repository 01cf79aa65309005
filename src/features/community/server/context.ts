import type { presentPeople } from '~/features/accounts/server/public';
import type { Notices } from '~/features/notifications/server/public';
import type { Site } from '~/platform/site';
import type { Language } from '~/shared/language';
import type { AttachmentAddresses } from './attachments/addresses';
import type { KeptPosts } from './kept-posts';

/** What the services of this feature share. */
export interface Community extends Site {
  attachments: AttachmentAddresses;
  photoAddress: ReturnType<typeof presentPeople>['photoAddress'];
  notices: Notices;
  posts: KeptPosts;
  /** The language of the call that is answered. */
  language: Language;
}
