import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { StartError } from '../errors/start-error';

/** A secret has at least this many characters: SECRET_KEY as well as the stored one. */
export const minSecretLength = 32;

/** The name of its file in DATA_DIR. */
export const secretFile = 'secret.key';

/** Returns a secret that cannot be guessed. */
export const newSecret = () => randomBytes(32).toString('base64url');

/**
 * Returns the secrets in the text of a key file, one a line: the current one, then those that a change of the key has
 * replaced.
 */
export const secretsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns the text of the key file for these secrets. */
export const secretsText = (secrets: readonly string[]): string => secrets.join('\n');

/**
 * Returns the secrets stored in `dataDir`, the current one first; one is made at the first start, and when several
 * instances start together, one of them makes it. Throws a StartError when a secret is too short: everything would be
 * signed and sealed with a key that can be guessed.
 */
export function loadSecretKeys(dataDir: string): string[] {
  const file = path.join(dataDir, secretFile);
  if (!existsSync(file)) saveSecretKey(dataDir, newSecret());
  const secrets = secretsIn(readFileSync(file, 'utf8'));
  const shortest = Math.min(...secrets.map(({ length }) => length));
  if (secrets.length > 0 && shortest >= minSecretLength) return secrets;
  throw new StartError(
    `${file} is damaged: it holds ${secrets.length === 0 ? 0 : shortest} characters. Put it back from the ` +
      'backup; if nothing was stored yet, delete it.',
  );
}

/**
 * Puts these secrets in the place of those stored in `dataDir`, in one step: a process that ends at any moment leaves
 * either all of the old ones or all of these. Throws a StartError when the disk is full.
 */
export function replaceSecretKeys(dataDir: string, secrets: readonly string[]): void {
  const file = path.join(dataDir, secretFile);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    write(draft, secretsText(secrets));
    renameSync(draft, file);
    sync(dataDir);
  } catch (error) {
    rmSync(draft, { force: true });
    throw notKept(dataDir, error);
  }
}

const notKept = (dataDir: string, error: unknown) =>
  new StartError(
    `The key cannot be kept in ${dataDir} (${(error as Error).message}). Make room there, or set SECRET_KEY.`,
  );

/**
 * Stores a secret in `dataDir`; it is whole and on the disk when this returns. A secret that is there already stays.
 */
export function saveSecretKey(dataDir: string, secret: string): void {
  const file = path.join(dataDir, secretFile);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    write(draft, secret);
    // It gets its name only once it is whole, and never replaces another.
    linkSync(draft, file);
    sync(dataDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw notKept(dataDir, error);
  } finally {
    rmSync(draft, { force: true });
  }
}

function write(file: string, text: string) {
  const fd = openSync(file, 'wx', 0o600);
  try {
    writeSync(fd, text);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

function sync(folder: string) {
  const fd = openSync(folder, 'r');
  fsyncSync(fd);
  closeSync(fd);
}
