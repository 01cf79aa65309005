import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/* Streams as the program `age` encrypts them. The library is loaded on first use: it brings elliptic curves. */

/** Makes a new key: `recipient` (`age1…`) encrypts, `identity` (`AGE-SECRET-KEY-…`) decrypts. */
export async function newAgeKey(): Promise<{ recipient: string; identity: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Encrypts a stream for the owner of an age key (`age1…`). */
export async function encryptFor(recipient: string, content: Readable): Promise<Readable> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return Readable.fromWeb((await encrypter.encrypt(asWeb(content))) as ReadableStream);
}

/**
 * Decrypts a stream with one of these keys (`AGE-SECRET-KEY-…`). Throws when none fits; the returned stream fails when
 * the content was changed or cut off.
 */
export async function decryptWith(identities: readonly string[], content: Readable): Promise<Readable> {
  try {
    const { Decrypter } = await import('age-encryption');
    const decrypter = new Decrypter();
    for (const identity of identities) decrypter.addIdentity(identity);
    return Readable.fromWeb((await decrypter.decrypt(asWeb(content))) as ReadableStream);
  } catch (error) {
    content.destroy();
    throw error;
  }
}

const asWeb = (content: Readable) => Readable.toWeb(content) as globalThis.ReadableStream<Uint8Array>;
