import { createNotices, type Notices } from '~/features/notifications/server/public';
import type { Site } from '~/platform/site';
import { createFileAddresses, type FileAddresses } from './addresses';
import { createKeptLists, type KeptLists } from './kept-lists';
import { createPeopleOrder, type PeopleOrder } from './people-order';

/** What the services of this feature share. */
export interface Posts extends Site {
  addresses: FileAddresses;
  notices: Notices;
  lists: KeptLists;
  peopleOrder: PeopleOrder;
}

/** That of a site. */
export const contextOf = (site: Site): Posts => ({
  ...site,
  addresses: createFileAddresses(site.config, site.clock),
  notices: createNotices(site),
  lists: createKeptLists(site),
  peopleOrder: createPeopleOrder(site),
});

/** What the notices of a post speak of, so that they are read with it and go when it is archived. */
export const subjectOf = (postId: number) => `post:${postId}`;

/** The jobs of this feature: a scheduled post comes out, and people are told of one. */
export const publishJob = 'post-publish';
export const tellJob = 'post-tell';
