import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { partsOf, type Sort } from '~/shared/sorting';
import { usePrinting } from './hooks/use-printing';

/** What a list is sorted by (shared/sorting.ts), empty in its own order, and the function that changes it. */
export interface Sorting {
  by: string;
  onSort: (sort: string) => void;
}

/** Returns what the `sort` of an address may be: nothing, or one of these fields, both ways. */
export const sortsOf = <const F extends string>(...fields: readonly F[]) =>
  ['', ...fields.flatMap((field): Sort<F>[] => [field, `-${field}`])] as readonly ['', ...Sort<F>[]];

/** Returns the sorting of a list whose address has `sort`; without one it stands in its `usual` order. */
export const sortingOf = <S extends string>(
  { shown, change }: { shown: { sort: S }; change: (part: { sort: S }) => void },
  usual = '',
): Sorting => ({ by: shown.sort || usual, onSort: (sort) => change({ sort: sort as S }) });

/** Whether two orders are of the same field. */
export const isSameField = (a: string, b: string) => partsOf(a).field === partsOf(b).field;

/**
 * Returns how a column's head stands: the direction that it is sorted in, if so, and what pressing it does. The first
 * press sorts by `first`, each further one the other way.
 */
export function headOf(first: string, { by, onSort }: Sorting) {
  const sorted = isSameField(first, by);
  const { field, down } = partsOf(sorted ? by : first);
  const direction = down ? ('descending' as const) : ('ascending' as const);
  const next = !sorted ? first : down ? field : `-${field}`;
  return { 'aria-sort': sorted ? direction : undefined, button: { sorted, direction, onSort: () => onSort(next) } };
}

type SortButtonProps = {
  direction: 'ascending' | 'descending';
  sorted: boolean;
  onSort: () => void;
  /** It stands outside of a table, whose head would say that the list is sorted so. */
  pressable?: boolean;
  children: ReactNode;
};

/**
 * Renders a column's name that sorts by it, pressed again the other way, with the arrow of its direction, faint unless
 * the list is sorted so; on paper the name alone.
 */
export function SortButton({ direction, sorted, onSort, pressable, children }: SortButtonProps) {
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  // Chromium leaves buttons out of a table head that it repeats.
  if (usePrinting()) return children;
  return (
    <button
      type="button"
      onClick={onSort}
      aria-pressed={pressable && sorted}
      className={clsx(
        '-mx-1 inline-flex min-h-7 items-center gap-1 rounded-sm px-1 hover:text-ink',
        sorted && 'text-ink',
        pressable && 'pointer-coarse:min-h-11',
      )}
    >
      {children}
      <Arrow aria-hidden="true" className={clsx('size-3.5 shrink-0', !sorted && 'opacity-35')} />
    </button>
  );
}
