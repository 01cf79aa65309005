import { useEffect, useRef, useState } from 'react';
import { useLocation } from '~/router';
import type { ThreadData } from './thread/use-thread';

/**
 * Returns the answer at which the open thread is shown, at first the answer of a link (`#answer-12`), and its setter.
 * null: the thread begins with its first page.
 */
export function useShownAt(openId: number | null) {
  const { hash, key } = useLocation();
  const linked = /^#answer-(\d{1,9})$/.exec(hash)?.[1];
  const of = `${openId} ${linked ? key : ''}`;
  const first = linked === undefined ? null : Number(linked);
  const [shown, setShown] = useState({ of, at: first });
  if (shown.of !== of) setShown({ of, at: first });
  return [shown.of === of ? shown.at : first, (at: number) => setShown({ of, at })] as const;
}

/**
 * Scrolls to the answer of a link, and returns the function that leads to a new answer: it gets the focus once it is in
 * the thread, which is opened at that answer if its end was not shown.
 */
export function useShowAnswer(
  { rows, answers }: Pick<ThreadData, 'rows' | 'answers'>,
  at: number | null,
  showAt: (answer: number) => void,
) {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (at !== null) wanted.current = at;
  }, [at]);
  useEffect(() => {
    const answer = wanted.current === null ? null : document.getElementById(`answer-${wanted.current}`);
    if (!answer) return;
    wanted.current = null;
    answer.scrollIntoView({ block: 'nearest' });
    answer.focus({ preventScroll: true });
  }, [rows, at]);
  return (id: number) => {
    wanted.current = id;
    if (answers.hasNextPage) showAt(id);
  };
}
