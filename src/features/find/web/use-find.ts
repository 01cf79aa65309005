import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '~/ui/hooks/use-debounced';
import { isLongEnough } from '../rules';
import { findQuery } from './queries';
import { appended, rowsFor, type Destination, type Row } from './rows';

/** The pause in typing before a request, in ms. */
const restMs = 150;

interface FindOptions {
  destinations: readonly Destination[];
  /** What is shown before anything is looked for. */
  recent: readonly Row[];
  onOpen: (row: Row) => void;
}

/**
 * Holds the state of Find: the text, its rows and the chosen one. From the first arrow key on the rows keep their
 * places until the text changes, whatever answers come. Enter before the answer is there opens the first row once it
 * is.
 */
export function useFind({ destinations, recent, onOpen }: FindOptions) {
  const [text, setText] = useState('');
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const [frozen, setFrozen] = useState<readonly Row[] | null>(null);
  const [opensFirst, setOpensFirst] = useState(false);
  const wanted = text.trim();
  const rested = useDebounced(wanted, restMs);
  const isLong = isLongEnough(wanted);
  const answer = useQuery({ ...findQuery(rested), enabled: isLongEnough(rested) });
  const isCurrent = rested === wanted && !answer.isPlaceholderData;
  const isPending = isLong && (rested !== wanted || answer.isFetching);
  const fresh = isLong
    ? rowsFor(wanted, destinations, { results: answer.data?.results ?? [], isCurrent })
    : wanted === ''
      ? recent
      : [];
  const rows = frozen ? appended(frozen, fresh) : fresh;
  const chosen = rows.find(({ key }) => key === chosenKey) ?? rows[0];

  const openFirst = useEffectEvent(() => chosen && onOpen(chosen));
  const isDue = opensFirst && !isPending;
  useEffect(() => {
    if (isDue) openFirst();
  }, [isDue]);

  const choose = (row: Row | undefined) => {
    if (!row) return;
    setFrozen(rows);
    setChosenKey(row.key);
    setOpensFirst(false);
  };

  return {
    text,
    rows,
    chosen,
    isPending,
    isShort: wanted !== '' && !isLong,
    hasFailed: isCurrent && answer.isError && isLong,
    /** Takes what is typed; the rows are in their own order again. */
    type(next: string) {
      setText(next);
      setChosenKey(null);
      setFrozen(null);
      setOpensFirst(false);
    },
    choose,
    open: onOpen,
    /** Chooses the next row (1) or the one before (-1); behind the last comes the first. */
    move(step: 1 | -1) {
      const at = rows.findIndex((row) => row === chosen);
      choose(rows[(at + step + rows.length) % rows.length]);
    },
    /** Opens the chosen row; before the answer is there, and without a choice of its own, the first one that it has. */
    enter() {
      if (isPending && !frozen) setOpensFirst(true);
      else if (chosen) onOpen(chosen);
    },
  };
}
