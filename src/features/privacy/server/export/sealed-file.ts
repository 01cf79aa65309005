import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Config } from '~/platform/config';
import type { Files } from '~/platform/files';
import { decryptWith, encryptFor, newAgeKey } from '~/platform/secrets/age';
import { createSeal } from '~/platform/secrets/seal';
import { sealedColumn } from '~/platform/secrets/sealed-values';
import type { Site } from '~/platform/site';
import { privacyRequests } from '../tables';

/*
 * An export contains the Aadhaar number and the nominee unencrypted. So each file is encrypted with its own key, which
 * is sealed in the request's row: without the row's key every copy of the file is unreadable.
 */

type StoredExport = NonNullable<typeof privacyRequests.$inferSelect.file>;

const sealOf = (config: Pick<Config, 'keys'>) => createSeal(config, 'privacy-export');

/** Encrypts and stores an export under a key. Returns its length before the encryption, in bytes, and its identity. */
export async function storeExport(files: Pick<Files, 'put'>, key: string, content: Readable): Promise<Opened> {
  const { recipient, identity } = await newAgeKey();
  let bytes = 0;
  const counted = async function* () {
    for await (const chunk of content) {
      bytes += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
  };
  await files.put(key, { stream: await encryptFor(recipient, Readable.from(counted())) }, 'application/octet-stream');
  return { key, bytes, identity };
}

interface Opened {
  key: string;
  bytes: number;
  identity: string;
}

/** Returns a stored export for the request's row. Call it inside the transaction that writes the row. */
export const sealedExport = (config: Pick<Config, 'keys'>, { identity, ...stored }: Opened): StoredExport => ({
  ...stored,
  secret: sealOf(config).seal(identity),
});

/** Opens an export; null without its file or its key. Read the stream to its end or destroy it. */
export async function openExport(
  { files, config }: Pick<Site, 'files' | 'config'>,
  { key, bytes, secret }: StoredExport,
): Promise<{ size: number; stream: Readable } | null> {
  const identity = secret === undefined ? null : sealOf(config).tryOpen(secret);
  const stored = identity === null ? null : await files.read(key);
  return stored && { size: bytes, stream: await decryptWith([identity!], stored.stream) };
}

/** The keys of the exports, for a change of the secret key. */
export const sealedExports = sealedColumn({
  title: 'Keys of copies of the own data',
  purpose: 'privacy-export',
  id: privacyRequests.id,
  sealed: sql<string>`${privacyRequests.file} ->> 'secret'`,
  set: (to) => ({ file: sql`jsonb_set(${privacyRequests.file}, '{secret}', to_jsonb(${to}::text))` }),
});
