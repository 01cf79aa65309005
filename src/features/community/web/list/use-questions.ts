import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { questionsQuery } from '../queries';
import type { Filter } from '../filter';
import { useStableList } from '~/ui/hooks/use-stable-list';

export type QuestionsState = ReturnType<typeof useQuestions>;

/**
 * Returns the list as shown. `generation` increases when the reader posts or deletes: then the fresh list replaces the
 * shown one.
 */
export function useQuestions(filter: Filter, generation: number) {
  // The rows of the previous filter stay, dimmed, until the new ones arrive; but they are a different list.
  const query = useInfiniteQuery({ ...questionsQuery(filter), placeholderData: keepPreviousData });
  const of = query.isPlaceholderData ? 'another' : `${JSON.stringify(filter)} ${generation}`;
  const fresh = useMemo(() => query.data?.pages.flatMap(({ results }) => results), [query.data]);
  const { rows, waiting, renew } = useStableList(of, fresh);
  return { query, rows, waiting, count: query.data?.pages.at(-1)?.count ?? 0, showWaiting: renew };
}
