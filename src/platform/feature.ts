import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Tx } from './database';
import type { FileOwner } from './files';
import type { CallRegistrar } from './http/calls';
import type { PublicPages } from './http/crawlers';
import type { SealedValues } from './secrets/sealed-values';
import type { Site } from './site';
import type { Invalidate } from './topics';
import type { AnyCatalogue } from './translate';

/** Prints a line for whoever started the server. */
export type Say = (line: string) => void;

/** What demo data consists of, so that it can be told from people's own, and taken away. */
export interface DemoData {
  /** The tables with the work that it shows, each with an `id`, in the order in which their rows can go; `only`: not all of the rows. */
  rows: readonly { table: PgTable; only?: SQL }[];
  /** Tables that are emptied with them, because what is in them is about that work. */
  also?: readonly PgTable[];
  /** The topics of the answers that show it. */
  topics: readonly string[];
  /** What is to be done in the same transaction, before the rows go. */
  clearing?(tx: Tx): Promise<void>;
}

/** What a feature keeps about one person: what they get when they ask for it, and what goes when they are erased. */
export interface PersonalData {
  /** Their rows by name, as plain values under the names of the API; each list becomes a JSON and a CSV file of the export. */
  rows(site: Pick<Site, 'db' | 'config'>, userId: number): Promise<Record<string, Record<string, unknown>[]>>;
  /** The keys of the stored files that are about them, with the name each gets in the export. */
  files?(site: Pick<Site, 'db'>, userId: number): Promise<{ key: string; name: string }[]>;
  /**
   * Takes away what is theirs, in the transaction that erases them, before their row in `users` goes; gives the keys of files to delete after it.
   * What is kept (posts of a former member) loses who it was of.
   */
  erase?(tx: Tx, userId: number, invalidate: Invalidate): Promise<string[]>;
}

/**
 * What a feature brings to the server: one object, exported by its `server/public.ts` and listed in src/features.ts. All
 * of it is optional. docs/EXTENDING.md says how to add one.
 */
export interface Feature {
  /** Its texts in every language (`texts/both.ts`). */
  texts?: AnyCatalogue;
  /** Registers its calls with their handlers; on `app`, addresses of its own that are no calls. */
  register?(site: Site, server: { app: FastifyInstance; calls: CallRegistrar }): void | Promise<void>;
  /** Says how its jobs are done; none has started yet. */
  jobs?(site: Site): void;
  /** The names of its jobs that send mails: in a restored backup, those that were waiting are held. */
  mailJobs?: readonly string[];
  /** Tables whose rows nobody may change or take away, not even the site itself: see platform/database/grants.ts. */
  appendOnly?: readonly PgTable[];
  /** The files it stores: which of them are in use, and whether they are for everybody. */
  files?(site: Pick<Site, 'db'>): FileOwner[];
  /** What it keeps about a person, for their export and their erasure. */
  personal?: PersonalData;
  /** The values that it has sealed in the database. */
  sealed?: readonly SealedValues[];
  /** Its public pages, for the sitemap. */
  pages?(site: Site): PublicPages;
  /**
   * Patterns of its pages that depend on this very moment, `/verify/:code`: made anew for each visitor and kept by nobody, not
   * for search engines, and they tell no other site where somebody came from. Their loaders may `ask` (shared/page.ts).
   */
  livePages?: readonly string[];
  /** Beginnings of paths for robots.txt: what a crawler has no use for, and what of that it may have all the same. */
  robots?: { closed: readonly string[]; open?: readonly string[] };
  /** Sees to what has to be there before anybody comes. */
  prepare?(site: Site, say: Say): Promise<void>;
  /** Loads its demo data, unless there is data of its kind already. Gives whether it did. */
  demo?(site: Site, say: Say): Promise<boolean>;
  /** What that consists of. */
  demoData?: DemoData;
}
