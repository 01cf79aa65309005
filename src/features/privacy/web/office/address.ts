import type { Shown } from '~/ui/hooks/use-address';
import { sortsOf } from '~/ui/sort-button';
import { kindFilters, requestStates, toldFilters } from '../../contract/request-choices';

/** What requests and breaches are sorted by. */
export const requestSorts = ['user', 'kind', 'created_at', 'due', 'state'] as const;
export const breachSorts = ['what', 'found_at', 'people', 'told_board_at'] as const;
/** The fields of the screen's address. */
export const fields = {
  tab: ['requests', 'breaches'],
  search: '',
  state: ['open', 'all', ...requestStates.filter((state) => state !== 'open')],
  kind: ['', ...kindFilters],
  // Of breaches.
  told: ['', ...toldFilters],
  // Of either list; the other leaves it out.
  sort: sortsOf(...requestSorts, ...breachSorts),
  page: 1,
} as const;

/** What the screen reads in its address. */
export type OfficeAddress = Shown<typeof fields>;
