import type { SQL } from 'drizzle-orm';
import type { Site } from '~/platform/site';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import type { AadhaarSeal } from './aadhaar';
import type { PhotoAddresses } from './photos';
import type { Presenter } from './present';
import type { users } from './tables';

/** The dependencies that the services of this feature share. */
export interface PeopleSite extends Site, Presenting {
  recordVisibility: RecordVisibility;
  dropExports: DropExports;
  erasing: Erasing;
  endSessions: EndSessions;
  mailFirstPassword: MailFirstPassword;
  isRejected: IsRejected;
}

/** The dependencies of presenting people and sealing their Aadhaar numbers. */
export interface Presenting {
  seal: AadhaarSeal;
  photos: PhotoAddresses;
  present: Presenter;
}

/** Ends all sessions of a person. Sign-in, which imports this feature, passes it in. */
export type EndSessions = (tx: Tx, invalidate: Invalidate, userId: number) => Promise<void>;

/** Mails an approved person a link to set their first password. Sign-in passes it in. */
export type MailFirstPassword = (site: Site, tx: Tx, user: typeof users.$inferSelect) => Promise<void>;

/** Returns whether a person's application was rejected, as a condition on `users`. Applications passes it in. */
export type IsRejected = () => SQL<unknown>;

/** Contact details that a person hides from other members, or shows again (false); undefined stays unchanged. */
export interface Hidden {
  phone?: boolean | undefined;
  email?: boolean | undefined;
}

/** Updates the consents after contact details were hidden or shown. The privacy centre passes it in. */
export type RecordVisibility = (tx: Tx, userId: number, hidden: Hidden, at: Date) => Promise<unknown>;

/** Deletes the downloadable copies of a person's data; returns the keys of files to delete after the commit. */
export type DropExports = (tx: Tx, userId: number, at: Date) => Promise<string[]>;

/** How people leave, and what the audit log records of it. */
export interface Departure {
  at: Date;
  actor: { id: number; name: string } | null;
  action: string;
  /**
   * Returns what the log stores of a person whom the office deletes. Ignored for a person whose own request to be
   * erased is open. Without it the log stores nothing readable of the person.
   */
  logged?: (person: typeof users.$inferSelect) => { name: string; before: Record<string, unknown> };
  /** Whether they came with an import that is undone: the accounts never name them then. */
  undone?: boolean;
}

/** Erases the people with these ids, as far as they exist. Returns their number; throws 409 `last_superuser`. */
export type Erase = (ids: readonly number[], departure: Departure) => Promise<number>;

/**
 * The most people that an erasure removes in one statement, and an undo in one transaction: others are served between
 * two (docs/decisions/0002-embedded-database.md).
 */
export const maxErased = 400;

/** Runs a write with the `erase` that every departure uses. The privacy centre passes it in. */
export type Erasing = <T>(
  site: Pick<Site, 'config' | 'write' | 'files' | 'log'>,
  work: (tx: Tx, invalidate: Invalidate, erase: Erase) => Promise<T>,
) => Promise<T>;
