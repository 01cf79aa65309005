import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from '@playwright/test';

/** Waits for the mails to an address, the oldest first, until there are `count` of them. */
export async function mailsTo(dataDir: string, address: string, count = 1): Promise<Email[]> {
  const folder = path.join(dataDir, 'outbox');
  const names = async () => {
    const all = await readdir(folder).catch(() => []);
    return all.filter((name) => name.endsWith('.eml') && !name.startsWith('.') && name.includes(address)).sort();
  };
  // A morning's mails to everyone may stand before it in the queue.
  await expect.poll(names, { timeout: 60_000, message: `mails to ${address}` }).toHaveLength(count);
  return Promise.all((await names()).map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
}
