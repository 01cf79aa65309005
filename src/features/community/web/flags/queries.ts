import { queriesOf } from '~/shared/page';
import type { CommunityCalls } from '../../contract';

const query = queriesOf<CommunityCalls>();

export const itemsPerPage = 20;

/** How soon questions are answered. */
export const figuresQuery = query('GET /api/community/figures/', {});

/** One page of what was flagged, from 1. */
export const flagsQuery = (page: number) =>
  query('GET /api/community/flags/', { query: { page, page_size: itemsPerPage } });
