import { statfs } from 'node:fs/promises';

/** Returns how much space the disk of a folder has, in bytes: what this process may still write, and the total. */
export async function measureDiskSpace(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
