import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Access } from '~/shared/access';
import type { Language } from '~/shared/language';
import type { Config } from './config';
import type { Db, Tx } from './database';
import type { FileOwner } from './files';
import type { CallRegistrar } from './http/calls';
import type { Stamp } from './http/stamps';
import type { PreviewPage } from './http/pages';
import type { PublicPages } from './http/sitemap';
import type { Found, FoundKind, Search } from '~/shared/found';
import type { PersonSectionKey } from '~/shared/person/sections';
import type { VerifiedPaper } from '~/shared/verified-paper';
import type { SealedValues } from './secrets/sealed-values';
import type { Site } from './site';
import type { Setting } from './site-settings';
import type { Invalidate } from './topics';
import type { Catalogues } from './translate';

/** Prints a line for the person who started the server. */
export type Say = (line: string) => void;

/** What demo data consists of, so that it can be distinguished from people's own, and removed. */
export interface DemoData {
  /**
   * The tables with the work that it shows, each with an `id`, in the order in which their rows can be deleted; `only`:
   * not all of the rows.
   */
  rows: readonly { table: PgTable; only?: SQL }[];
  /** Tables that are emptied with them, because their rows are about that work. */
  also?: readonly PgTable[];
  /** The topics of the answers that show it. */
  topics: readonly string[];
  /** Runs in the same transaction, before the rows are deleted. */
  clearing?(tx: Tx): Promise<void>;
}

/** What a feature stores about one person: what they get in their export, and what is deleted when they are erased. */
export interface PersonalData {
  /**
   * Returns their rows by name, as plain values under the names of the API; each list becomes a JSON and a CSV file of
   * the export.
   */
  rows(site: Pick<Site, 'db' | 'config'>, userId: number): Promise<Record<string, Record<string, unknown>[]>>;
  /** Returns the keys of the stored files about them, with the name each gets in the export. */
  files?(site: Pick<Site, 'db'>, userId: number): Promise<{ key: string; name: string }[]>;
  /**
   * Deletes what is theirs, in the transaction that erases them and before their rows in `users` go. What stays (posts
   * of a former member) loses its author. Returns the keys of files to delete after the commit.
   */
  erase?(tx: Tx, people: Leaving, invalidate: Invalidate): Promise<string[]>;
}

/** People who leave the site, at one moment and in one way. */
export interface Leaving {
  ids: readonly number[];
  /**
   * Of these, all except people whom the office deletes without their request: for them, what was public stays public.
   */
  forgotten: readonly number[];
  /** Whether they came with an import that is undone: a corrected file may bring them again. */
  undone: boolean;
}

/** How much waits for the office in a queue. */
export interface Waiting {
  count: number;
  /** Since when the oldest waits. */
  oldest: Date | null;
  /** The next end that the law sets. */
  due: Date | null;
}

/** Work that waits for people of the office (docs/product/admin.md, "What waits"). */
export interface Queue {
  /** Its name among all queues. */
  key: string;
  /** Who works on it: the access of its list. */
  access: Access;
  /** The address of the screen with its list, filtered to what waits. */
  link: string;
  /** Returns its name for people. */
  label(language: Language): string;
  /** What its numbers depend on: they are cached until one of these is invalidated. Without topics: never. */
  topics?: readonly string[];
  /** Returns how much waits: the count of its list. */
  measure(site: Pick<Site, 'db' | 'clock'>): Promise<Waiting>;
}

/** Finds what a feature has by its name, for the office's Find (docs/product/find.md). */
export interface Finder {
  kind: FoundKind;
  /** Which callers it finds anything for. */
  access: Access;
  /** Returns the results that this caller may see, a few more than are shown: the nearest are taken of them. */
  find(site: Site, search: Search): Promise<Found[]>;
}

/** Recognizes the committee's papers by their codes, for /verify/ (docs/product/cards.md, "Verification"). */
export interface Verifier {
  /**
   * Returns what anyone may learn of the paper with a code, all but the moment; null for none. It takes one statement,
   * also for an impossible code (an empty text), so that no answer is quicker than another.
   */
  find(site: Site, code: string, language: Language): Promise<Omit<VerifiedPaper, 'checked_at'> | null>;
}

/** What of a person waits for the office, and the section of their page that shows it. */
export interface PersonWaiting {
  section: PersonSectionKey;
  /** For whom it waits: callers who may open the section, or some of them. */
  access: Access;
  /** Selects the number of what waits, for one person. */
  count(userId: number): SQL<number>;
  /** Returns the person whose case is the first in the queue, other than this one; null when nothing else waits. */
  next(db: Db, userId: number): Promise<number | null>;
}

/** How a kind of notice is pushed to phones (docs/product/push.md, "What is pushed"). */
export interface PushedNotices {
  /** The kind of the notices. */
  kind: string;
  /** Only notices with the text of this key; a line without a key is for the others of the kind. */
  key?: string;
  /** `high`: at any hour, also to a phone that saves its battery. Others wait until the morning. */
  urgency?: 'high';
  /** How many days it may be under way; without: 2. A notice with an end of its own is pushed until that. */
  days?: number;
  /** `kind`: of those that did not arrive yet only the newest counts. Without: the newest of each record. */
  topic?: 'kind';
  /** Returns what a lock screen shows in place of the notice's text, where that names people or content. */
  says?: (language: Language) => string;
  /** Its title is the committee's own, and may stand on a lock screen. */
  showsTitle?: true;
}

/**
 * What a feature brings to the server: one object, exported by its `server/public.ts` and listed in
 * src/app/features.ts. All of it is optional. docs/EXTENDING.md shows how to add a feature.
 */
export interface Feature {
  /** Its texts in every language (`texts/both.ts`). */
  texts?: Catalogues;
  /**
   * Registers its calls with their handlers; on `app`, addresses of its own that are no calls. `preview` makes public
   * pages with other answers; empty where the app has calls alone.
   */
  register?(
    site: Site,
    server: { app: FastifyInstance; calls: CallRegistrar; preview: PreviewPage },
  ): void | Promise<void>;
  /** The headers that it adds to answers of other features' calls. */
  stamps?(site: Site): readonly Stamp[];
  /** Registers the handlers of its jobs; none has started yet. */
  jobs?(site: Site): void;
  /** The names of its jobs that send mails or push to phones: in a restored backup, those that waited are held. */
  mailJobs?: readonly string[];
  /**
   * Tables whose rows may not be changed or deleted by anything, not even the site itself: see
   * platform/database/grants.ts.
   */
  appendOnly?: readonly PgTable[];
  /** The files it stores: which of them are in use, and whether they are public. */
  files?(site: Pick<Site, 'db'>): FileOwner[];
  /** What it stores about a person, for their export and their erasure. */
  personal?: PersonalData;
  /** What it finds for the office. */
  finds?: readonly Finder[];
  /** Which papers with a code it recognizes. */
  verifies?: readonly Verifier[];
  /** What of a person waits for the office, for the head of their page (docs/product/person.md, "Head"). */
  person?: PersonWaiting;
  /** The values that it has sealed in the database. */
  sealed?: readonly SealedValues[];
  /** The queues of work that waits for the office. */
  waits?: readonly Queue[];
  /** The settings of the site that it contributes. */
  settings?(config: Config): readonly Setting[];
  /** How its notices are pushed to phones. */
  push?: readonly PushedNotices[];
  /** Its public pages, for the sitemap. */
  pages?(site: Site): PublicPages;
  /**
   * Patterns of its pages that depend on the present moment, `/verify/:code`: made for each visitor and never cached,
   * not for search engines, and without a referrer for other sites. Their loaders may `ask` (shared/page.ts).
   */
  livePages?: readonly string[];
  /** Beginnings of paths for robots.txt: what is of no use to a crawler, and what of that it may have all the same. */
  robots?: { closed: readonly string[]; open?: readonly string[] };
  /** Prepares what has to be there before the first request. */
  prepare?(site: Site, say: Say): Promise<void>;
  /** Loads its demo data, unless there is data of its kind already. Resolves to whether it did. */
  demo?(site: Site, say: Say): Promise<boolean>;
  /** The rows and topics of its demo data. */
  demoData?: DemoData;
}
