import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import type { portalOfficeCalls, RequestsQuery } from '../../contract';
import { requestStates } from '../../contract/choices';

const query = queriesOf<typeof portalOfficeCalls>();
const mutation = mutationsOf<typeof portalOfficeCalls>();

/** Rows of a page of the desk. */
export const PAGE = 25;

/** What the desk shows, as its address has it. */
export const deskFields = {
  view: ['requests', 'unreachable'],
  search: '',
  status: ['all', ...requestStates],
  sort: '',
  page: 1,
} as const;
export interface DeskShown {
  view: 'requests' | 'unreachable';
  search: string;
  status: 'all' | (typeof requestStates)[number];
  sort: string;
  page: number;
}

/** Returns the desk's filters as its calls take them. */
export const filterOf = ({ search, status, sort }: DeskShown) => ({
  search,
  status: status === 'all' ? undefined : status,
  sort: (sort || undefined) as RequestsQuery['sort'],
});

/** A page of the requests. */
export const requestsPageQuery = (shown: DeskShown) =>
  query('GET /api/marketplace/requests/', { query: { ...filterOf(shown), page: shown.page, page_size: PAGE } });

/** The ads that end soon, of shops without a contact. */
export const unreachableQuery = query('GET /api/marketplace/unreachable/', {});

/** The contacts of a shop. */
export const contactsQuery = (id: number) => query('GET /api/marketplace/shops/:id/contacts/', { params: { id } });

export const exportRequests = mutation('GET /api/marketplace/requests/export/', { invalidates: 'nothing' });
export const decideRequest = mutation('POST /api/marketplace/requests/:id/decision/');
export const addContact = mutation('POST /api/marketplace/shops/:id/contacts/');
export const revokeContact = mutation('DELETE /api/marketplace/shops/:id/contacts/:contactId/');
export const linkContact = mutation('POST /api/marketplace/shops/:id/contacts/:contactId/link/', {
  invalidates: 'nothing',
});
