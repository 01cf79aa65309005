import type { presentPeople } from '~/features/accounts/server/public';
import type { Notices } from '~/features/notifications/server/public';
import type { Site } from '~/platform/site';

/** What the calls of cards build on. */
export interface Cards extends Site {
  notices: Notices;
  photoAddress: ReturnType<typeof presentPeople>['photoAddress'];
}
