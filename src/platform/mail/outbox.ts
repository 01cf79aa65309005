import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Letter } from './mail';
import { messageOf, type Sender } from './message';

/**
 * The header of a file with the account whose mail it is, by id: the file is found by it when that person is erased.
 */
export const readerHeader = 'X-Reader';

/**
 * Writes a mail as a whole .eml file into `folder` and returns its name,
 * `20260301-093000.125-asha@example.org-k3Rw….eml` (UTC, recipient, start of the Message-ID). A letter written twice is
 * one file.
 */
export async function writeToOutbox(folder: string, letter: Letter, from: Sender): Promise<string> {
  // Loaded with the first mail.
  const { createTransport } = await import('nodemailer');
  const mail = await messageOf(letter, from);
  const headers = { ...mail.headers, ...(letter.reader !== undefined && { [readerHeader]: String(letter.reader) }) };
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({ ...mail, headers });
  if (!Buffer.isBuffer(message)) throw new Error('not buffered');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = fileName(letter);
  const partial = path.join(folder, `.${name}.${process.pid}.part`);
  try {
    const file = await open(partial, 'w', 0o600);
    try {
      await file.writeFile(message);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, path.join(folder, name));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  // The job is about to be recorded as done, durably: the file's name has to be as durable.
  const entries = await open(folder, 'r');
  await entries.sync().finally(() => entries.close());
  return name;
}

function fileName({ date, to, id }: Letter): string {
  const time = date.toISOString().replace(/[-:Z]/g, '').replace('T', '-');
  return `${time}-${recipientIn(to)}-${id.slice(0, 8)}.eml`;
}

/** Returns an address as it stands in the names of the files. */
export const recipientIn = (to: string): string => to.replace(/[^A-Za-z0-9@._+-]/g, '_').slice(0, 100);
