import { stat } from 'node:fs/promises';
import type { Room } from '../room/room';
import type { Files, Source } from './files';

/** The same files on this machine's disk; a put that there is no room for is refused (507 `disk_full`) before it begins. */
export const withinRoom = (files: Files, room: Pick<Room, 'need'>): Files => ({
  ...files,
  async put(key, source, contentType) {
    await room.need(await sizeOf(source), 'upload');
    return files.put(key, source, contentType);
  },
});

/** In bytes; of a stream nobody knows. */
async function sizeOf(source: Source): Promise<number> {
  if ('bytes' in source) return source.bytes.length;
  return 'path' in source ? (await stat(source.path)).size : 0;
}
