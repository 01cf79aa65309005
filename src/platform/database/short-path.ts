import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** In bytes. The tightest limit for the path of a Unix socket is 104 (macOS); this leaves space for the file's name. */
const longest = 70;

export interface ShortPath {
  path: string;
  remove(): Promise<void>;
}

/**
 * Returns a path to `folder` that is short enough for Unix sockets in it: the folder itself, or a link in the temporary
 * folder.
 */
export async function shortPath(folder: string): Promise<ShortPath> {
  if (Buffer.byteLength(folder) <= longest) return { path: folder, remove: async () => undefined };
  const parent = await mkdtemp(path.join(tmpdir(), 'sangham-'));
  const link = path.join(parent, 'd');
  await symlink(folder, link);
  return { path: link, remove: () => rm(parent, { recursive: true, force: true }) };
}
