import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { questionsQuery } from '../queries';
import type { Filter } from '../filter';
import { useSteadyList } from '../use-steady';

export type QuestionsState = ReturnType<typeof useQuestions>;

/** The list as it is shown. `generation` goes up when the reader posted or deleted: then it is taken as it is. */
export function useQuestions(filter: Filter, generation: number) {
  const query = useInfiniteQuery({ ...questionsQuery(filter) });
  const fresh = useMemo(() => query.data?.pages.flatMap(({ results }) => results), [query.data]);
  const { rows, waiting, renew } = useSteadyList(`${JSON.stringify(filter)} ${generation}`, fresh);
  return { query, rows, waiting, count: query.data?.pages.at(-1)?.count ?? 0, showWaiting: renew };
}
