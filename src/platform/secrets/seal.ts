import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFor, type Config } from '../config';

export interface Seal {
  seal(text: string): string;
  /** Throws when the text was not sealed with this key, or has been changed since. */
  open(sealed: string): string;
  /** The same for a list, which one damaged value must not end: null instead. */
  tryOpen(sealed: string): string | null;
}

/** AES-256-GCM with a separate key for each purpose. */
export function createSeal(config: Pick<Config, 'secretKey'>, purpose: string): Seal {
  const key = keyFor(config, purpose);
  const seal: Seal = {
    seal(text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    tryOpen(sealed) {
      try {
        return seal.open(sealed);
      } catch {
        return null;
      }
    },
  };
  return seal;
}
