import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ComponentProps, type FocusEvent, type ReactNode } from 'react';

type VirtualRowsProps = Omit<ComponentProps<'div'>, 'children'> & {
  count: number;
  /** A row's height in pixels before it is measured. */
  estimate: number;
  /** Pixels between two rows. */
  gap?: number;
  /** Rows kept beyond each edge of the window. */
  overscan?: number;
  /** Tells rows apart when they move: by default their place. */
  keyOf?: (index: number) => string | number;
  /** What every row's element carries. */
  rowProps?: (index: number) => ComponentProps<'div'>;
  children: (index: number) => ReactNode;
};

/**
 * A long list that scrolls with the page, of which only the rows near the window are there, and the one that has the
 * focus, so that scrolling never takes it away. Rows may be of any height.
 */
export function VirtualRows(props: VirtualRowsProps) {
  const { count, estimate, gap = 0, overscan = 4, keyOf, rowProps, className, children, ...rest } = props;
  const list = useRef<HTMLDivElement>(null);
  const scrollMargin = useDistanceFromTop(list);
  const [focused, setFocused] = useState<number | null>(null);
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    gap,
    overscan,
    scrollMargin,
    ...(keyOf && { getItemKey: keyOf }),
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      const kept = focused !== null && focused < range.count && !near.includes(focused);
      return kept ? [...near, focused].sort((a, b) => a - b) : near;
    },
  });
  const onFocus = (event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('[data-index]');
    if (row) setFocused(Number(row.dataset.index));
  };
  return (
    <div
      ref={list}
      {...rest}
      className={clsx('relative [overflow-anchor:none]', className)}
      style={{ height: rows.getTotalSize() }}
      onFocus={onFocus}
      onBlur={() => setFocused(null)}
    >
      {rows.getVirtualItems().map((row) => {
        const { className: rowClass, style, ...more } = rowProps?.(row.index) ?? {};
        return (
          <div
            key={row.key}
            ref={rows.measureElement}
            data-index={row.index}
            {...more}
            className={clsx('absolute inset-x-0 top-0', rowClass)}
            style={{ ...style, transform: `translateY(${row.start - scrollMargin}px)` }}
          >
            {children(row.index)}
          </div>
        );
      })}
    </div>
  );
}

/** How far the list begins below the top of the page; it moves when something above it grows, and so does the page. */
function useDistanceFromTop(list: React.RefObject<HTMLElement | null>): number {
  const [distance, setDistance] = useState(0);
  useEffect(() => {
    // Told before the first paint as well.
    const observer = new ResizeObserver(() => {
      if (list.current) setDistance(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return distance;
}
