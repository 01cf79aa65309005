import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { StartError } from '../errors/start-error';
import { plainParts } from './manifest';
import type { BackupSource } from './places';

/** Encrypts what a stream gives for the owner of an age key (`age1…`), as the program `age` does. */
export async function encryptFor(recipient: string, content: Readable): Promise<Readable> {
  // Loaded when something is encrypted: few sites do, and it brings a library of elliptic curves.
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return Readable.fromWeb((await encrypter.encrypt(asWeb(content))) as ReadableStream);
}

/**
 * The same backup, decrypted while it is read. `identity` is the text of a key file, as age-keygen makes it. Reading throws
 * a StartError when it is another key.
 */
export function decrypting(source: BackupSource, identity: string): BackupSource {
  const keys = identity.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (keys.length === 0) throw new StartError('The file of --identity holds no age key (AGE-SECRET-KEY-…).');
  const open = async () => {
    const { Decrypter } = await import('age-encryption');
    const decrypter = new Decrypter();
    for (const key of keys) decrypter.addIdentity(key.trim());
    return decrypter;
  };
  return {
    ...source,
    async read(part) {
      const content = await source.read(part);
      if (!content || plainParts.includes(part)) return content;
      const plain = await (await open()).decrypt(asWeb(content)).catch((error: unknown) => {
        throw new StartError(`${source.name} cannot be decrypted with this key.`, { cause: error });
      });
      return Readable.fromWeb(plain as ReadableStream);
    },
  };
}

const asWeb = (content: Readable) => Readable.toWeb(content) as globalThis.ReadableStream<Uint8Array>;
