import type { Readable } from 'node:stream';

/** What to store: a file, which is copied and stays the caller's, bytes in memory, or a stream. */
export type Source = { path: string } | { bytes: Buffer } | { stream: Readable };

export interface FileInfo {
  /** Bytes of the whole file, even when only a range is read. */
  size: number;
  contentType: string;
  /** In quotes, as the header needs it. */
  etag: string;
}

export interface FileRead extends FileInfo {
  /** Read it to its end or destroy it: until then it holds a file or a socket open. */
  stream: Readable;
}

/**
 * Where uploads live: a folder or a bucket, with the same interface. A key is an address inside it, never a text that a
 * person typed (see isKey). The content of a key never changes: new content gets a new key.
 */
export interface Files {
  /** Stores one file, whole or not at all, and safely on disk when it resolves. */
  put(key: string, source: Source, contentType: string): Promise<void>;
  /** Returns the facts about one file without opening it; null when it is not there. */
  stat(key: string): Promise<FileInfo | null>;
  /** Opens one file; null when it is not there. `range` is in bytes, both ends included, and inside the file. */
  read(key: string, range?: { start: number; end: number }): Promise<FileRead | null>;
  /** Deletes files; a missing file is fine. */
  delete(keys: string[]): Promise<void>;
  /** Moves a file to another key, in place of what is there; a missing file is fine. */
  move(key: string, to: string): Promise<void>;
  /** Yields every stored file under a prefix (the first parts of its key), and when it was stored. */
  list(prefix: string): AsyncIterable<{ key: string; modified: Date }>;
  /**
   * Returns how many bytes all stored files have together, quarantine included. Reads the size of each: not for every
   * request.
   */
  used(): Promise<number>;
  /** Throws when files can't be written or reached now (readyz). */
  check(): Promise<void>;
  /** Returns a local folder for uploads in progress; what a killed server left in it is removed at the next start. */
  temp(): string;
  close(): Promise<void>;
}

const longestKey = 200;
const segment = '[a-z0-9_-][a-z0-9_.-]*';
const safeKey = new RegExp(`^${segment}(/${segment})*$`);

/**
 * Returns whether a text may be a key: lower-case letters, digits, `_`, `-`, `.` and `/`, no hidden or parent folder.
 */
export function isKey(text: string): boolean {
  return text.length <= longestKey && safeKey.test(text) && !text.includes('..');
}

/** Returns the key, or throws: keys are made by code, so a bad one is a bug. */
export function safe(key: string): string {
  if (!isKey(key)) throw new Error(`Not a file key: ${JSON.stringify(key.slice(0, longestKey))}`);
  return key;
}
