import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../database';
import { readFact, type Fact } from '../facts/facts';
import { facts } from '../facts/tables';
import type { Log } from '../log';
import type { Files } from './files';
import { mediaOf, type FileOwner } from './sweep';

/** The key of the file beside the stored files, and the name of the fact in the database. */
const installation = 'installation';
const ofDatabase: Fact<{ id: string }> = { name: installation, schema: z.object({ id: z.string() }) };

/** Of the media that rows name, this share has to be there for files without an owner to be taken for ours. */
const there = 0.9;

interface OwnershipOptions {
  db: Db;
  files: Files;
  owners: readonly FileOwner[];
  log: Log;
}

/**
 * Whether the stored files are this database's own: both hold the same id. Files that have none yet (an earlier version
 * stored them) get this database's, once, if they plainly belong to its rows. Of other files nothing may be deleted, since
 * another site lives on them. Never throws; what cannot be found out counts as no.
 */
export async function ownsFiles({ db, files, owners, log }: OwnershipOptions): Promise<boolean> {
  try {
    const [ours, theirs] = [await installationOf(db), await readId(files)];
    if (theirs !== undefined) return theirs === ours;
    if (!(await belongTogether(files, owners))) return false;
    await files.put(installation, { bytes: Buffer.from(`${ours}\n`) }, 'text/plain');
    return true;
  } catch (error) {
    log.warn({ err: error }, 'could not find out whether the stored files are ours');
    return false;
  }
}

/** The same files for a site that does not own them: a deletion leaves everything where it is. */
export const withoutDeleting = (files: Files, log: Log): Files => ({
  ...files,
  delete: async (keys) => log.warn({ keys }, 'kept files that were to be deleted: they belong to another database'),
});

/**
 * The id of this database. It is good only in the database where it was made: a copy by pg_dump or a restored backup makes
 * its own, so that it never passes for the site whose files it names.
 */
async function installationOf(db: Db): Promise<string> {
  const found = await db.execute<{ database: string }>(
    sql`select (select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where datname = current_database()) as database`,
  );
  const { database } = found.rows[0]!;
  const value = { id: randomUUID(), database };
  await db
    .insert(facts)
    .values({ name: installation, value })
    .onConflictDoUpdate({
      target: facts.name,
      set: { value, updatedAt: sql`now()` },
      setWhere: sql`${facts.value} ->> 'database' is distinct from ${database}`,
    });
  return (await readFact(db, ofDatabase))!.id;
}

async function readId(files: Files): Promise<string | undefined> {
  const file = await files.read(installation);
  return file ? (await text(file.stream)).trim() : undefined;
}

/** Nothing is stored yet, or: what rows name is there, and of what is there rows name the greater part. */
async function belongTogether(files: Files, owners: readonly FileOwner[]): Promise<boolean> {
  let [stored, named, both] = [0, 0, 0];
  for (const owner of owners) {
    const { media, inUse } = await mediaOf(files, owner);
    stored += media.size;
    named += inUse.size;
    both += [...inUse].filter((medium) => media.has(medium)).length;
  }
  return stored === 0 || (both > 0 && both >= named * there && both * 2 >= stored);
}
