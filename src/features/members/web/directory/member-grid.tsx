import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '~/ui/hooks/use-media-query';
import type { DirectoryMember } from '../../contract';
import { MemberCard } from './member-card';

/** A card's height in pixels before it is measured. */
const CARD_HEIGHT = 268;
const GAP = 16;

/** The found members as cards; only those near the window are in the page, however many there are. */
export function MemberGrid({ members }: { members: readonly DirectoryMember[] }) {
  const columns = useColumns();
  const list = useRef<HTMLDivElement>(null);
  const scrollMargin = useDistanceFromTop(list);
  const rows = useWindowVirtualizer({
    count: Math.ceil(members.length / columns),
    estimateSize: () => CARD_HEIGHT,
    gap: GAP,
    overscan: 2,
    scrollMargin,
  });
  return (
    <div
      ref={list}
      role="list"
      aria-label="Members found"
      className="relative [overflow-anchor:none]"
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map((row) => (
        <div
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          role="presentation"
          className="absolute inset-x-0 top-0 grid gap-4"
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - scrollMargin}px)`,
          }}
        >
          {members.slice(row.index * columns, (row.index + 1) * columns).map((member, column) => (
            <div
              key={member.id}
              role="listitem"
              aria-setsize={members.length}
              aria-posinset={row.index * columns + column + 1}
              className="min-w-0"
            >
              <MemberCard member={member} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function useColumns(): number {
  const two = useMediaQuery('(min-width: 44rem)');
  const three = useMediaQuery('(min-width: 68rem)');
  return three ? 3 : two ? 2 : 1;
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
