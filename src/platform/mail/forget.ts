import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Config } from '../config';
import type { Tx } from '../database';
import { jobs } from '../jobs/tables';
import { mailJob, openLetter } from './mail';
import { recipientIn } from './outbox';

/**
 * Takes away the mails that wait, are held or were given up, and go to one of these addresses or name one of these words (both in
 * lower case): for somebody who is erased. One that cannot be opened stays.
 */
export async function forgetMails(
  tx: Tx,
  config: Pick<Config, 'keys' | 'mailFrom'>,
  { addresses, words }: { addresses: readonly string[]; words: readonly string[] },
): Promise<void> {
  const waiting = await tx
    .select({ id: jobs.id, data: jobs.data })
    .from(jobs)
    .where(and(eq(jobs.name, mailJob), sql`${jobs.data} ->> 'sealed' is not null`));
  const gone = waiting.filter(({ data }) => {
    try {
      const { to, subject, text } = openLetter(config, data);
      const said = `${subject}\n${text}`.toLowerCase();
      return addresses.includes(to.toLowerCase()) || words.some((word) => said.includes(word));
    } catch {
      return false;
    }
  });
  if (gone.length > 0)
    await tx.delete(jobs).where(
      inArray(
        jobs.id,
        gone.map(({ id }) => id),
      ),
    );
}

/** Takes away the mails to these addresses (in lower case) that were written into DATA_DIR/outbox because there is no mail server. */
export async function clearOutbox({ dataDir }: Pick<Config, 'dataDir'>, addresses: readonly string[]): Promise<void> {
  const folder = path.join(dataDir, 'outbox');
  const theirs = addresses.map((address) => recipientIn(address).toLowerCase());
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const recipient = /^\.?\d{8}-\d{6}\.\d{3}-(.*)-[\w-]{8}\.eml/.exec(name)?.[1];
    if (recipient !== undefined && theirs.includes(recipient.toLowerCase()))
      await rm(path.join(folder, name), { force: true });
  }
}
