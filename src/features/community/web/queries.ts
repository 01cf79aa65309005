import { infiniteQueryOptions } from '@tanstack/react-query';
import { queriesOf } from '~/shared/page';
import type { CommunityCalls } from '../contract';
import { call } from './api';
import type { Filter } from './filter';

const query = queriesOf<CommunityCalls>();

const POLL_MS = 10_000;

/** The filters' counts, and a version that changes with the board. Not asked for while the tab is hidden. */
export const summaryQuery = { ...query('GET /api/community/summary/', {}, { staleTime: 0, refetchInterval: POLL_MS }), refetchOnWindowFocus: 'always' as const };

/** The questions that match a filter, page by page. */
export const questionsQuery = ({ status, search, category, tag }: Filter) => {
  const narrow = { status, search: search.trim(), ...(category && { category }), ...(tag && { tag }) };
  return infiniteQueryOptions({
    queryKey: ['GET /api/community/questions/', narrow] as const,
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/community/questions/', { query: { ...narrow, page: String(pageParam) } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.next ? page + 1 : null),
  });
};

/** One question; the request counts as a view. */
export const questionQuery = (id: number) => query('GET /api/community/questions/:id/', { params: { id } });

export const answersQuery = (id: number) => query('GET /api/community/answers/list/', { query: { question_id: id } });

export const similarQuery = (q: string) => query('GET /api/community/similar/', { query: { q } }, { staleTime: 60_000 });
