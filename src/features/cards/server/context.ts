import type { presentPeople } from '~/features/people/server/public';
import type { Notices } from '~/features/notifications/server/public';
import type { Site } from '~/platform/site';

/** What the services of cards work with. */
export interface Cards extends Site {
  notices: Notices;
  photoAddress: ReturnType<typeof presentPeople>['photoAddress'];
}
