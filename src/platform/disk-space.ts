import { statfs } from 'node:fs/promises';

/** How much room the disk of a folder has, in bytes: what this process may still write, and all there is. */
export async function diskSpace(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
