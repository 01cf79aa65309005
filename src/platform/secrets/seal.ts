import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Config } from '../config';
import { keyFor, type SecretKey } from './key-ring';

export interface Seal {
  /**
   * Seals a text. Call it inside the transaction that stores the value: a change of the key waits for those, and for
   * nothing else.
   */
  seal(text: string): string;
  /**
   * Opens a sealed text. Throws when it was not sealed with one of our keys (an UnknownKey if it names another), or has
   * been changed since.
   */
  open(sealed: string): string;
  /** Does the same for a list, which one damaged value must not end: null instead. */
  tryOpen(sealed: string): string | null;
  /** Returns whether the value names the current key. */
  isCurrent(sealed: string): boolean;
}

/**
 * A value names a key that is not here: another instance has it already, or SECRET_KEY_OLD was taken away too early.
 */
export class UnknownKey extends Error {
  override name = 'UnknownKey';
}

/**
 * Creates a seal: AES-256-GCM with a separate key for each purpose. A sealed text is the id of its key, a dot, and the
 * rest in base64url; those of earlier versions have no id, and are tried with every key.
 */
export function createSeal({ keys }: Pick<Config, 'keys'>, purpose: string): Seal {
  const seal: Seal = {
    seal(text) {
      const key = keys.current;
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyFor(key, purpose), iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const value = Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
      return keys.named ? `${key.id}.${value}` : value;
    },
    open(sealed) {
      const { id, value } = partsOf(sealed);
      const candidates = keys.known().filter((key) => id === undefined || key.id === id);
      if (candidates.length === 0) throw new UnknownKey(`sealed with the key ${id}, which is not here`);
      return openWith(candidates, purpose, Buffer.from(value, 'base64url'));
    },
    tryOpen(sealed) {
      try {
        return seal.open(sealed);
      } catch {
        return null;
      }
    },
    isCurrent: (sealed) => keyIdOf(sealed) === keys.current.id,
  };
  return seal;
}

/** Returns the id of the key that a sealed text names; undefined for a text of an earlier version. */
export const keyIdOf = (sealed: string): string | undefined => partsOf(sealed).id;

function partsOf(sealed: string) {
  const dot = sealed.indexOf('.');
  return dot < 0 ? { id: undefined, value: sealed } : { id: sealed.slice(0, dot), value: sealed.slice(dot + 1) };
}

function openWith([key, ...others]: readonly SecretKey[], purpose: string, bytes: Buffer): string {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(key!, purpose), bytes.subarray(0, 12), {
      authTagLength: 16,
    });
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch (error) {
    if (others.length === 0) throw error;
    return openWith(others, purpose, bytes);
  }
}
