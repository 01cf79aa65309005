import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../errors/start-error';

/** A secret has at least this many characters: SECRET_KEY as well as the stored one. */
export const minSecretLength = 32;

/** The name of its file in DATA_DIR. */
export const secretFile = 'secret.key';

/**
 * The secret stored in `dataDir`, made at the first start; when several instances start together, one of them makes it.
 * Throws a StartError when what the file holds is too short: everything would be signed and sealed with a key that anybody
 * can guess.
 */
export function loadSecretKey(dataDir: string): string {
  const file = path.join(dataDir, secretFile);
  if (!existsSync(file)) saveSecretKey(dataDir, randomBytes(32).toString('base64url'));
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= minSecretLength) return secret;
  throw new StartError(
    `${file} is damaged: it holds ${secret.length} characters. Put it back from the backup; if nothing was stored yet, delete it.`,
  );
}

/** Stores a secret in `dataDir`; it is whole and on the disk when this returns. One that is there already stays. */
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
    throw new StartError(`The key cannot be kept in ${dataDir} (${(error as Error).message}). Make room there, or set SECRET_KEY.`);
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
