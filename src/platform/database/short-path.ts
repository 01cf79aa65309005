import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The shortest limit there is for the path of a Unix socket is 104 bytes (macOS); leave room for the file's name. */
const longest = 70;

export interface ShortPath {
  path: string;
  remove(): Promise<void>;
}

/** A path to `folder` that is short enough to bind Unix sockets under: itself, or a link in the temporary folder. */
export async function shortPath(folder: string): Promise<ShortPath> {
  if (Buffer.byteLength(folder) <= longest) return { path: folder, remove: async () => undefined };
  const parent = await mkdtemp(path.join(tmpdir(), 'sangham-'));
  const link = path.join(parent, 'd');
  await symlink(folder, link);
  return { path: link, remove: () => rm(parent, { recursive: true, force: true }) };
}
