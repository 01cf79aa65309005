import { queryOptions } from '@tanstack/react-query';
import { queriesOf } from '~/shared/page';
import { pagedQueriesOf } from '~/shared/paged-queries';
import { sectionQueriesOf } from '~/shared/section-queries';
import type { CardCalls } from '../contract';
import type { CardState } from '../contract/status';

const query = queriesOf<CardCalls>();
const paged = pagedQueriesOf<CardCalls>();
const section = sectionQueriesOf<CardCalls>();

/** The own card, fetched each time it is shown: the office may have taken it back. */
export const cardQuery = query('GET /api/cards/mine/', {}, { staleTime: 0 });

const picture = query('GET /api/cards/mine/card.png', {}, { staleTime: 60_000 });

/** Returns the query of the own card's picture in a version. */
export const pictureQuery = (version: string) =>
  queryOptions({ ...picture, queryKey: [picture.queryKey[0], {}, version] });

/** Members to a page. */
export const PAGE = 50;

export interface HolderFilter {
  search: string;
  area: string;
  state: CardState | 'all';
  sort: string;
  page: number;
}

/** Returns the filter in the form of the list's calls. */
export const filterOf = ({ search, area, state, sort }: Omit<HolderFilter, 'page'>) => ({
  search,
  sort,
  ...(area && { area: Number(area) }),
  ...(state !== 'all' && { state }),
});

/** Returns the query of one page of members and their cards. The previous page stays in view until it has loaded. */
export const holdersQuery = ({ page, ...shown }: HolderFilter) =>
  paged('GET /api/cards/', { query: { ...filterOf(shown), page, page_size: PAGE } }, { staleTime: 0 });

/** The first part of the query key of a person's card. */
export const cardOfAddress = 'GET /api/admin/people/:id/card/';

/** Returns the query of a person's card and the cards before it, a page after the other. */
export const cardOfQuery = section(cardOfAddress);

/** The printing sheets of the last day. */
export const sheetsQuery = query('GET /api/cards/sheet/', { query: {} }, { staleTime: 0 });

export interface SheetChoice {
  area: string;
  with_expired: boolean;
  only_unprinted: boolean;
}

/** Returns the query of the number of cards that a printing sheet would have. */
export const sheetCountQuery = (choice: SheetChoice) =>
  query('GET /api/cards/sheet/count/', { query: choice }, { staleTime: 0 });
