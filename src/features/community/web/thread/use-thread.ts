import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { MINUTE_MS } from '~/shared/dates';
import { refreshUnread } from '~/features/notifications/web/public';
import { CallError } from '~/shared/api-client';
import type { Question } from '~/shared/board/schemas';
import type { Answer } from '../../contract';
import { answersQuery, questionQuery } from '../queries';
import { useStableThread } from '~/ui/hooks/use-stable-list';

/**
 * The interval of the refetch in ms. Addresses of files and photos are valid for at least seven and a half minutes; a
 * thread may be read for longer.
 */
const everyMs = 5 * MINUTE_MS;

/** Returns whether the question does not exist. A 400 means a number that no question can have. */
const isGone = (error: unknown) => error instanceof CallError && (error.status === 404 || error.status === 400);
const retry = (failures: number, error: unknown) => failures < 1 && !isGone(error);

export type ThreadData = ReturnType<typeof useThread>;

/**
 * Returns the open thread; its question is shown at once if the list has it. `id` null: no thread is open. `at`: the
 * thread opens on the page that holds this answer.
 */
export function useThread(id: number | null, listed: readonly Question[], at: number | null) {
  const client = useQueryClient();
  const question = useQuery({
    ...questionQuery(id ?? 0),
    enabled: id !== null,
    retry,
    refetchInterval: everyMs,
    placeholderData: () => listed.find((row) => row.id === id),
  });
  const answers = useInfiniteQuery({
    ...answersQuery(id ?? 0, at),
    enabled: id !== null,
    retry,
    refetchInterval: everyMs,
  });
  const pages = id === null ? undefined : answers.data?.pages;
  // Each answer once: an answer that moved between two page reads is on both pages.
  const fresh = useMemo(
    () => pages && [...new Map(pages.flatMap(({ results }) => results.map((one) => [one.id, one] as const))).values()],
    [pages],
  );
  const { rows, arrived, seen } = useStableThread<Answer>(`${id} ${at}`, fresh, pages?.length);
  const count = answers.hasNextPage || answers.hasPreviousPage ? (pages?.at(-1)?.count ?? 0) : rows.length;
  const readAt = question.isPlaceholderData ? 0 : question.dataUpdatedAt;
  useEffect(() => {
    // The server has marked the notices about this thread as read.
    if (readAt > 0) refreshUnread(client);
  }, [client, readAt]);
  const refetch = () =>
    Promise.all([
      question.refetch(),
      answers.refetch(),
      id !== null && client.invalidateQueries({ queryKey: ['GET /api/community/questions/'] }),
    ]);
  return { question, answers, rows, count, arrived, seen, refetch, gone: isGone(question.error) };
}
