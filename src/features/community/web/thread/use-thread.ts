import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError } from '~/shared/api-client';
import type { Answer, Question } from '../../contract';
import { answersQuery, questionQuery } from '../queries';
import { useSteadyThread } from '../use-steady';

const isGone = (error: unknown) => error instanceof CallError && error.status === 404;
const retry = (failures: number, error: unknown) => failures < 1 && !isGone(error);

export type ThreadData = ReturnType<typeof useThread>;

/** The open thread; its question stands there at once when the list has it. `id` null: none is open. */
export function useThread(id: number | null, listed: readonly Question[]) {
  const client = useQueryClient();
  const question = useQuery({
    ...questionQuery(id ?? 0),
    enabled: id !== null,
    retry,
    placeholderData: () => listed.find((row) => row.id === id),
  });
  const answers = useQuery({ ...answersQuery(id ?? 0), enabled: id !== null, retry });
  const { rows, arrived, seen } = useSteadyThread<Answer>(String(id), id === null ? undefined : answers.data);
  const refetch = () =>
    Promise.all([question.refetch(), answers.refetch(), id !== null && client.invalidateQueries({ queryKey: ['GET /api/community/questions/'] })]);
  return { question, answers, rows, arrived, seen, refetch, gone: isGone(question.error) };
}
