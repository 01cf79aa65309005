import { keepPreviousData } from '@tanstack/react-query';
import { queriesOf } from '~/shared/page';
import type { licenceCalls } from '../contract';
import type { DeskList } from '../contract/choices';

const query = queriesOf<typeof licenceCalls>();

/** How things stand with the own licence. The scans' addresses live some minutes, so it isn't kept longer. */
export const mineQuery = query('GET /api/licences/mine/', {}, { staleTime: 60_000 });

export const rowsPerPage = 25;

/** What the desk is narrowed by, as its address has it. */
export interface DeskView {
  status: DeskList;
  area: string;
  class: string;
  page: number;
}

/** A page of one of the desk's lists; the page before stays in view until it has come. */
export const deskQuery = ({ status, area, class: category, page }: DeskView) => ({
  ...query(
    'GET /api/licences/desk/',
    { query: { status, page, page_size: rowsPerPage, ...(area && { area }), ...(category && { class: category }) } },
    { staleTime: 30_000, refetchInterval: 5 * 60_000 },
  ),
  placeholderData: keepPreviousData,
});

export const statisticsQuery = query('GET /api/licences/statistics/', {}, { staleTime: 60_000 });

/** A page of the government orders. */
export const extensionsQuery = (page: number) => ({
  ...query('GET /api/licences/extensions/', { query: { page, page_size: rowsPerPage } }),
  placeholderData: keepPreviousData,
});
