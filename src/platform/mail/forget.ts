import { open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Config } from '../config';
import type { Tx } from '../database';
import { jobs } from '../jobs/tables';
import { mailJob, openLetter } from './mail';
import { readerHeader, recipientIn } from './outbox';

/** The person who is erased. */
interface Erased {
  id: number;
  /** The address of their account; null without one. */
  email: string | null;
}

type Keys = Pick<Config, 'keys' | 'mailFrom'>;

const isKept = and(eq(jobs.name, mailJob), sql`${jobs.data} ->> 'sealed' is not null`);

/**
 * Deletes the mails that wait, are held or were given up, and go to a person who is erased or mention them, by the ids
 * that their senders set (`Queued`). A mail to another reader that was still to go out is made again without these
 * people.
 */
export async function deleteWaitingMails(tx: Tx, config: Keys, people: readonly Erased[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  const old = await oldMailsTo(
    tx,
    config,
    people.flatMap(({ email }) => email ?? []),
  );
  // A mail that is being sent at this moment counts as sent: made again, the rest of it would go out twice.
  await tx.execute(sql`
    with gone as (
      delete from ${jobs} where ${isKept} and (people && ${sql.param(ids)}::int[] or id = any(${sql.param(old)}::int[]))
      returning data -> 'again' as again, run_at, ended_at is null and (lease_until is null or lease_until < now()) as
        waits)
    insert into ${jobs} (name, data, run_at)
    select again ->> 'name', again -> 'data', run_at from gone where waits and again is not null`);
}

/**
 * Finds the mails to exactly these addresses that an earlier version queued, without ids. A mail that cannot be opened
 * stays.
 */
async function oldMailsTo(tx: Tx, config: Keys, emails: readonly string[]): Promise<number[]> {
  const addresses = new Set(emails.map((email) => email.toLowerCase()));
  const rows = await tx
    .select({ id: jobs.id, data: jobs.data })
    .from(jobs)
    .where(and(isKept, isNull(jobs.people)));
  return rows.flatMap(({ id, data }) => {
    try {
      return addresses.has(openLetter(config, data).to.toLowerCase()) ? [id] : [];
    } catch {
      return [];
    }
  });
}

/**
 * Deletes the mails of people who are erased that were written into DATA_DIR/outbox because there is no mail server.
 * Each file is opened once, however many people leave.
 */
export async function clearOutbox({ dataDir }: Pick<Config, 'dataDir'>, people: readonly Erased[]): Promise<void> {
  if (people.length === 0) return;
  const folder = path.join(dataDir, 'outbox');
  // A file of an earlier version has no header, but the recipient in its name: as it is, unless letters had to be
  // replaced.
  const named = new Set(
    people.flatMap(({ email }) => (email !== null && recipientIn(email) === email ? [email.toLowerCase()] : [])),
  );
  const ids = new Set(people.map(({ id }) => id));
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const reader = await readerOf(file);
    const recipient = /^\.?\d{8}-\d{6}\.\d{3}-(.*)-[\w-]{8}\.eml/.exec(name)?.[1]?.toLowerCase();
    const isTheirs = reader === undefined ? recipient !== undefined && named.has(recipient) : ids.has(reader);
    if (isTheirs) await rm(file, { force: true });
  }
}

/** In bytes: the start of a file that has all of its headers. */
const headerBytes = 8192;

/** Returns the account whose mail a file of the outbox is, by its header; undefined without one. */
async function readerOf(file: string): Promise<number | undefined> {
  const opened = await open(file).catch(() => null);
  if (!opened) return undefined;
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
    const [headers] = buffer.toString('latin1', 0, bytesRead).replaceAll('\r', '').split('\n\n');
    const found = new RegExp(`^${readerHeader}: (\\d+)$`, 'im').exec(headers!)?.[1];
    return found === undefined ? undefined : Number(found);
  } finally {
    await opened.close();
  }
}
