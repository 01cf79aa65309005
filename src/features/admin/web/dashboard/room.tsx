import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '~/ui/skeleton';
import type { RoomLeft } from '../../contract';
import { showSize } from '../figures/format';
import { roomQuery } from '../queries';
import { Block } from './block';

// A state of things, not a message: it interrupts nobody.
const warning = 'font-semibold text-brass-ink';

const warnings = {
  enough: null,
  low: 'The disk is getting full. When it is, nothing can be saved any more: please make room, or ask for a larger disk.',
  full: 'The disk is full: nothing is saved until there is room again. Deleting still works.',
};

/** How much room is left, and what is wrong with that (docs/product/admin.md, "Room"). For superusers. */
export function Room() {
  const { data, isPending } = useQuery(roomQuery);
  return (
    <Block title="Room">
      {data ? <State room={data} /> : isPending ? <Skeleton className="h-14" /> : <p className={warning}>How much room is left could not be loaded.</p>}
    </Block>
  );
}

function State({ room: { disk, files } }: { room: RoomLeft }) {
  const fault = disk && warnings[disk.level];
  return (
    <>
      <p>
        {disk && `${showSize(disk.free)} of ${showSize(disk.total)} are free on the server’s disk. `}
        The stored files take {showSize(files)}.
      </p>
      {fault && <p className={warning}>{fault}</p>}
    </>
  );
}
