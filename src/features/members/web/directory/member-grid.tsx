import { useMediaQuery } from '~/ui/hooks/use-media-query';
import { usePrinting } from '~/ui/hooks/use-printing';
import { VirtualRows } from '~/ui/virtual-rows';
import type { DirectoryMember } from '../../contract';
import { MemberCard } from './member-card';
import * as texts from '../../texts';

/** A card's height in pixels before it is measured. */
const CARD_HEIGHT = 268;
const GAP = 16;

/** Renders the members found as cards. Only the cards near the viewport are in the page, whatever their number. */
export function MemberGrid({ members }: { members: readonly DirectoryMember[] }) {
  const columns = useColumns();
  return (
    <VirtualRows
      role="list"
      aria-label={texts.membersFound}
      count={Math.ceil(members.length / columns)}
      estimate={CARD_HEIGHT}
      gap={GAP}
      overscan={2}
      rowProps={() => ({
        role: 'presentation',
        className: 'grid gap-4',
        style: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
      })}
    >
      {(row) =>
        members.slice(row * columns, (row + 1) * columns).map((member, column) => (
          <div
            key={member.id}
            role="listitem"
            aria-setsize={members.length}
            aria-posinset={row * columns + column + 1}
            className="min-w-0"
          >
            <MemberCard member={member} />
          </div>
        ))
      }
    </VirtualRows>
  );
}

function useColumns(): number {
  const two = useMediaQuery('(min-width: 44rem)');
  const three = useMediaQuery('(min-width: 68rem)');
  // Fits the width of a sheet of paper, not of the window.
  if (usePrinting()) return 2;
  return three ? 3 : two ? 2 : 1;
}
