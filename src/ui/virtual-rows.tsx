import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { startTransition, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, FocusEvent, ReactNode, RefObject } from 'react';
import { usePrinting } from './hooks/use-printing';
import { ScrollerContext } from './scroller';

type Sizes = {
  count: number;
  /** A row's height in pixels before it is measured. */
  estimate: number;
  /** Pixels between two rows. */
  gap?: number;
  /** Rows rendered beyond each edge of the window. */
  overscan?: number;
  /** Identifies rows when they move: by default by their place. */
  keyOf?: (index: number) => string | number;
};

type Shown = Omit<ComponentProps<'div'>, 'children'> & {
  /** What every row's element carries. */
  rowProps?: (index: number) => ComponentProps<'div'>;
  children: (index: number) => ReactNode;
};

/**
 * Renders a long list that scrolls with the page or, in a window, with that. Only the rows in view and near it exist,
 * and the row that has the focus, so that scrolling never takes it away. Rows may be of any height. On paper all exist,
 * one after the other.
 */
export function VirtualRows({ count, estimate, gap, overscan = 4, keyOf, ...shown }: Sizes & Shown) {
  const scroller = use(ScrollerContext);
  const sizes = { count, estimate, gap, overscan: useOnceShown(overscan), keyOf };
  return scroller === undefined ? (
    <RowsOfPage {...{ sizes, shown }} />
  ) : (
    <RowsOfWindow {...{ sizes, shown, scroller }} />
  );
}

type SizesGiven = { [K in keyof Sizes]: Sizes[K] | undefined } & Pick<Sizes, 'count' | 'estimate'>;
type RowsProps = { sizes: SizesGiven; shown: Shown };

function RowsOfPage({ sizes, shown }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const focus = useFocusedRow();
  const scrollMargin = useDistanceFromTop(list);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const rows = useWindowVirtualizer({ ...optionsOf(sizes, focus.row), scrollMargin });
  return <Rows {...{ list, focus, rows, scrollMargin, sizes, shown }} />;
}

function RowsOfWindow({ sizes, shown, scroller }: RowsProps & { scroller: HTMLElement | null }) {
  const list = useRef<HTMLDivElement>(null);
  const focus = useFocusedRow();
  const scrollMargin = useDistanceWithin(scroller, list);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const rows = useVirtualizer({ ...optionsOf(sizes, focus.row), scrollMargin, getScrollElement: () => scroller });
  return <Rows {...{ list, focus, rows, scrollMargin, sizes, shown }} />;
}

function optionsOf({ count, estimate, gap = 0, overscan = 0, keyOf }: SizesGiven, focused: number | null) {
  return {
    count,
    estimateSize: () => estimate,
    gap,
    overscan,
    ...(keyOf && { getItemKey: keyOf }),
    rangeExtractor: (range: Range) => {
      const near = defaultRangeExtractor(range);
      const isFocusedAway = focused !== null && focused < range.count && !near.includes(focused);
      return isFocusedAway ? [...near, focused].sort((a, b) => a - b) : near;
    },
  };
}

type ListProps = {
  list: RefObject<HTMLDivElement | null>;
  focus: ReturnType<typeof useFocusedRow>;
  rows: Pick<Virtualizer<Window, Element>, 'getTotalSize' | 'getVirtualItems' | 'measureElement'>;
  scrollMargin: number;
  sizes: SizesGiven;
  shown: Shown;
};

function Rows({
  list,
  focus,
  rows,
  scrollMargin,
  sizes: { count, gap, keyOf },
  shown: { rowProps, className, children, ...rest },
}: ListProps) {
  const printing = usePrinting();
  const shown = printing
    ? Array.from({ length: count }, (_, index) => ({ index, key: keyOf?.(index) ?? index, start: null }))
    : rows.getVirtualItems();
  return (
    <div
      ref={list}
      {...rest}
      className={clsx('relative [overflow-anchor:none]', className)}
      style={printing ? undefined : { height: rows.getTotalSize() }}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
    >
      {shown.map(({ index, key, start }) => {
        const { className: rowClass, style, ...more } = rowProps?.(index) ?? {};
        return (
          <div
            key={key}
            // The height on paper is not the one on the screen.
            ref={start === null ? undefined : rows.measureElement}
            data-index={index}
            {...more}
            className={clsx(start === null ? 'break-inside-avoid' : 'absolute inset-x-0 top-0', rowClass)}
            style={
              start === null
                ? { ...style, marginBottom: gap }
                : { ...style, transform: `translateY(${start - scrollMargin}px)` }
            }
          >
            {children(index)}
          </div>
        );
      })}
    </div>
  );
}

/**
 * Returns the overscan: rows beyond the window are drawn after those in it, for a person who waits for a list sees only
 * these.
 */
function useOnceShown(overscan: number): number {
  const [isShown, setShown] = useState(false);
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown ? overscan : 0;
}

/** Returns the row that has the focus. */
function useFocusedRow() {
  const [row, setRow] = useState<number | null>(null);
  const onFocus = (event: FocusEvent) => {
    const element = event.target.closest<HTMLElement>('[data-index]');
    if (element) setRow(Number(element.dataset.index));
  };
  return { row, onFocus, onBlur: () => setRow(null) };
}

/**
 * Returns how far the list begins below the top of what its window scrolls, which has no position of its own, in
 * pixels.
 */
function useDistanceWithin(scroller: HTMLElement | null, list: RefObject<HTMLElement | null>): number {
  const [distance, setDistance] = useState(0);
  const measure = useCallback(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it is the layout that is read, and set only when it differs
    if (scroller && list.current) setDistance(list.current.offsetTop - scroller.offsetTop);
  }, [scroller, list]);
  // What stands above the list changes when the window is drawn again, and wraps with its width.
  useLayoutEffect(measure);
  useEffect(() => {
    if (!scroller) return;
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [scroller, measure]);
  return distance;
}

/**
 * Returns how far the list begins below the top of the page, in pixels; it moves when something above it grows, and so
 * does the page.
 */
function useDistanceFromTop(list: RefObject<HTMLElement | null>): number {
  const [distance, setDistance] = useState(0);
  useEffect(() => {
    // Called before the first paint as well.
    const observer = new ResizeObserver(() => {
      if (list.current) setDistance(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return distance;
}
