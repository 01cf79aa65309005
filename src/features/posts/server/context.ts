import { createNotices, type Notices } from '~/features/notifications/server/public';
import type { Site } from '~/platform/site';
import { createFileAddresses, type FileAddresses } from './addresses';
import { createListCache, type ListCache } from './list-cache';
import { createPeopleOrder, type PeopleOrder } from './people-order';

/** The site with the services that this feature shares. */
export interface Posts extends Site {
  addresses: FileAddresses;
  notices: Notices;
  lists: ListCache;
  peopleOrder: PeopleOrder;
}

/** Returns a site with this feature's services. */
export const contextOf = (site: Site): Posts => ({
  ...site,
  addresses: createFileAddresses(site.config, site.clock),
  notices: createNotices(site),
  lists: createListCache(site),
  peopleOrder: createPeopleOrder(site),
});

/** Returns the subject of a post's notices, which are read with it and deleted when it is archived. */
export const subjectOf = (postId: number) => `post:${postId}`;

/** The jobs of this feature: publishing a scheduled post, and delivering the notices of a post. */
export const publishJob = 'post-publish';
export const deliveryJob = 'post-tell';
