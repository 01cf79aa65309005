import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ListOrder } from '~/shared/list-order';
import { usePrinting } from './hooks/use-printing';

/** What a list is sorted by, in which order, and the function that changes both. */
export interface Sorting<S extends string = string> {
  by: S;
  order: ListOrder;
  onSort: (by: S, order: ListOrder) => void;
}

/** Returns the sorting of a list whose address has `sort` and `order`. */
export const sortingOf = <S extends string>(address: {
  shown: { sort: S; order: ListOrder };
  change: (part: { sort: S; order: ListOrder }) => void;
}): Sorting<S> => ({
  by: address.shown.sort,
  order: address.shown.order,
  onSort: (sort, order) => address.change({ sort, order }),
});

type Direction = 'ascending' | 'descending';

/** What pressing a column's name sorts by, and the direction that comes first. */
export interface SortedBy<S extends string = string> {
  by: S;
  direction: Direction;
}

/** Returns how a column's head stands: the direction that it is sorted in, if so, and what pressing it does. */
export function headOf<S extends string>({ by, direction: first }: SortedBy<S>, sort: Sorting<S>) {
  const sorted = sort.by === by;
  const isReversed = sorted && sort.order === 'reversed';
  const direction = isReversed ? opposite[first] : first;
  return {
    'aria-sort': sorted ? direction : undefined,
    button: { sorted, direction, onSort: () => sort.onSort(by, sorted && !isReversed ? 'reversed' : 'usual') },
  };
}

const opposite: Record<Direction, Direction> = { ascending: 'descending', descending: 'ascending' };

type SortButtonProps = {
  direction: Direction;
  sorted: boolean;
  onSort: () => void;
  children: ReactNode;
};

/**
 * Renders a column's name that sorts by it, pressed again the other way, with the arrow of its direction, faint unless
 * the list is sorted so; on paper the name alone.
 */
export function SortButton({ direction, sorted, onSort, children }: SortButtonProps) {
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  // Chromium leaves buttons out of a table head that it repeats.
  if (usePrinting()) return children;
  return (
    <button
      type="button"
      onClick={onSort}
      className={clsx(
        '-mx-1 inline-flex min-h-7 items-center gap-1 rounded-sm px-1 hover:text-ink',
        sorted && 'text-ink',
      )}
    >
      {children}
      <Arrow aria-hidden="true" className={clsx('size-3.5 shrink-0', !sorted && 'opacity-35')} />
    </button>
  );
}
