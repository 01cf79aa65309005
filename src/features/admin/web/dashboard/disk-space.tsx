import { useQuery } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { Skeleton } from '~/ui/skeleton';
import type { DiskSpace } from '../../contract';
import { showSize } from '../figures/format';
import { diskSpaceQuery } from '../queries';
import { Block } from './block';
import * as texts from '../../texts';

// A lasting state, not a message: it interrupts no screen reader.
const warning = 'font-semibold text-brass-ink';

const warnings = {
  enough: null,
  low: texts.diskLow,
  full: texts.diskFull,
};

/** Renders how much disk space is left, and what is wrong with it (docs/product/admin.md, "Room"). For superusers. */
export function DiskSpaceBlock() {
  const { data, isPending } = useQuery(diskSpaceQuery);
  return (
    <Block title={texts.room}>
      {data ? (
        <State room={data} />
      ) : isPending ? (
        <Skeleton className="h-14" />
      ) : (
        <p className={warning}>{texts.loadRoomFailed}</p>
      )}
    </Block>
  );
}

function State({ room: { disk, files } }: { room: DiskSpace }) {
  const fault = disk && warnings[disk.level];
  return (
    <>
      <p>
        {disk && `${fillText(texts.diskFree, { free: showSize(disk.free), total: showSize(disk.total) })} `}
        {fillText(texts.filesTake, { files: showSize(files) })}
      </p>
      {fault && <p className={warning}>{fault}</p>}
    </>
  );
}
