import { offlineCard } from '~/features/cards/web/public';
import { offlineDirectory } from '~/features/members/web/public';
import type { OfflineCopy } from '~/features/phone/web/public';
import { offlineCirculars } from '~/features/posts/web/public';
import { offlineTickets } from '~/features/registration/web/public';

/** What members' phones take along, in the order in which it is taken and shown (docs/product/phone.md). */
export const offlineCopies: readonly OfflineCopy[] = [offlineCard, offlineTickets, offlineCirculars, offlineDirectory];
