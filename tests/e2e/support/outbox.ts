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
  // After a server's clock was moved, a mail waits behind the morning's notices: hundreds, of which a busy machine
  // sends few in a second.
  await expect.poll(names, { timeout: 60_000, message: `mails to ${address}` }).toHaveLength(count);
  return Promise.all((await names()).map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
}
