import { stat } from 'node:fs/promises';
import type { DiskSpaceMonitor } from '../disk-space/monitor';
import type { Files, Source } from './files';

/**
 * Returns the same files on this machine's disk; a put without enough disk space is refused (507 `disk_full`) before it
 * begins.
 */
export const refuseWhenFull = (files: Files, diskSpace: Pick<DiskSpaceMonitor, 'reserve'>): Files => ({
  ...files,
  async put(key, source, contentType) {
    await diskSpace.reserve(await sizeOf(source), 'upload');
    return files.put(key, source, contentType);
  },
});

/** Returns the size in bytes; unknown for a stream. */
async function sizeOf(source: Source): Promise<number> {
  if ('bytes' in source) return source.bytes.length;
  return 'path' in source ? (await stat(source.path)).size : 0;
}
