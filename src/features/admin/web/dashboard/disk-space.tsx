import { useQuery } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import type { DiskSpace } from '../../contract';
import { showSize } from '../figures/format';
import { diskSpaceQuery } from '../queries';
import { faultClass, StateBlock } from './block';
import * as texts from '../../texts';

const warnings = {
  enough: null,
  low: texts.diskLow,
  full: texts.diskFull,
};

/** Renders how much disk space is left, and what is wrong with it (docs/product/admin.md, "Room"). For superusers. */
export function DiskSpaceBlock() {
  return (
    <StateBlock title={texts.room} query={useQuery(diskSpaceQuery)} failed={texts.loadRoomFailed}>
      {(room) => <State room={room} />}
    </StateBlock>
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
      {fault && <p className={faultClass}>{fault}</p>}
    </>
  );
}
