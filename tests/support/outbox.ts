import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import type { TestApp } from './app';

/**
 * Returns the mails to exactly this address, oldest first, decoded, of all instances on the app's database; waits a
 * little until there are `least` of them.
 */
export async function mailsTo(test: TestApp, address: string, least = 1): Promise<string[]> {
  for (let tries = 0; ; tries += 1) {
    const found = readOutbox(test).filter((mail) => new RegExp(`^To: (.*[ <])?${escape(address)}`, 'im').test(mail));
    if (found.length >= least || tries > 300) return found;
    // Mails about what can be taken back wait for ten seconds.
    if (tries === 5) await sendHeldMails(test);
    await wait(50);
  }
}

/** Returns the last mail to this address, parsed; waits as `mailsTo`. */
export async function lastMailTo(test: TestApp, address: string, least = 1) {
  await mailsTo(test, address, least);
  const folder = path.join(test.site.config.dataDir, 'outbox');
  const names = readdirSync(folder)
    .filter((name) => name.includes(address))
    .sort();
  return PostalMime.parse(readFileSync(path.join(folder, names.at(-1)!)));
}

/** Has the mails that wait while their decision can be taken back go out at once. */
export const sendHeldMails = ({ site }: TestApp) =>
  site.db.execute(sql`update jobs set run_at = now() where name = 'mail' and run_at < now() + interval '1 minute'`);

function readOutbox({ dataDirs }: TestApp): string[] {
  const folders = dataDirs.map((dataDir) => path.join(dataDir, 'outbox')).filter((folder) => existsSync(folder));
  return folders
    .flatMap((folder) => readdirSync(folder).map((name) => ({ folder, name })))
    .filter(({ name }) => name.endsWith('.eml'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ folder, name }) => decode(readFileSync(path.join(folder, name), 'utf8')));
}

/** Decodes quoted-printable and base64 parts to text. */
function decode(eml: string): string {
  return eml
    .split(/\r?\n\r?\n(?=--)|(?<=\r?\n\r?\n)/)
    .join('\n\n')
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
