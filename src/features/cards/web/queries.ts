import { keepPreviousData } from '@tanstack/react-query';
import { queriesOf } from '~/shared/page';
import type { CardCalls } from '../contract';
import type { CardState } from '../contract/status';

const query = queriesOf<CardCalls>();

/** Without a connection it fails at once, and what was kept is shown; the default would wait for one without a word. */
const orFail = { networkMode: 'always' } as const;

/** The own card, asked anew each time it is shown: it may have been taken back. */
export const cardQuery = { ...query('GET /api/cards/mine/', {}, { staleTime: 0 }), ...orFail };

/** Its picture. */
export const pictureQuery = { ...query('GET /api/cards/mine/card.png', {}, { staleTime: 60_000 }), ...orFail };

/** Members to a page. */
export const PAGE = 50;

export interface HolderFilter {
  search: string;
  area: string;
  state: CardState | 'all';
  page: number;
}

/** The filter as the calls of the list take it. */
export const filterOf = ({ search, area, state }: Omit<HolderFilter, 'page'>) => ({
  search,
  ...(area && { area: Number(area) }),
  ...(state !== 'all' && { state }),
});

/** One page of members and their cards; what was there stays in view until it has come. */
export const holdersQuery = ({ page, ...shown }: HolderFilter) => ({
  ...query('GET /api/cards/', { query: { ...filterOf(shown), page, page_size: PAGE } }, { staleTime: 0 }),
  placeholderData: keepPreviousData,
});

/** What becomes of a printing sheet. */
export const sheetQuery = (id: number) => query('GET /api/cards/sheet/:id/', { params: { id } }, { staleTime: 0 });
