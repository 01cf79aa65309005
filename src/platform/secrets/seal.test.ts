import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeyRing } from './key-ring';
import { createSeal, keyIdOf, UnknownKey } from './seal';

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(40)) as [string, string, string];

/** As versions before this one sealed. */
function sealedBefore(secret: string, purpose: string, text: string) {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(`${purpose}\0${secret}`).digest(), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

test('a value names its key, and opens as long as that is on the ring', () => {
  const keys = createKeyRing([a]);
  const seal = createSeal({ keys }, 'aadhaar');
  const sealed = seal.seal('123412341234');
  expect(keyIdOf(sealed)).toBe(keys.current.id);
  expect(sealed).not.toContain('1234');
  keys.change([b, a]);
  expect([seal.open(sealed), seal.isCurrent(sealed)]).toEqual(['123412341234', false]);
  expect(seal.isCurrent(seal.seal('x'))).toBe(true);
  expect(() => createSeal({ keys: createKeyRing([b, c]) }, 'aadhaar').open(sealed)).toThrow(UnknownKey);
  expect(createSeal({ keys: createKeyRing([b, c]) }, 'aadhaar').tryOpen(sealed)).toBeNull();
});

test('a key that was given up still opens what was read before that, for a while only', () => {
  const keys = createKeyRing([a]);
  const sealed = createSeal({ keys }, 'mail').seal('text');
  keys.change([b]);
  expect(createSeal({ keys }, 'mail').open(sealed)).toBe('text');
  expect(keys.known().map(({ id }) => id)).toHaveLength(2);
});

test('a value of an earlier version is tried with every key', () => {
  const seal = createSeal({ keys: createKeyRing([c, b, a]) }, 'mail');
  const sealed = sealedBefore(a, 'mail', 'Grüße');
  expect([seal.open(sealed), seal.isCurrent(sealed)]).toEqual(['Grüße', false]);
  expect(seal.tryOpen(sealedBefore('d'.repeat(40), 'mail', 'x'))).toBeNull();
});

test('beside an earlier version values are sealed as that one reads them', () => {
  const keys = createKeyRing([a]);
  keys.named = false;
  const seal = createSeal({ keys }, 'mail');
  expect(keyIdOf(seal.seal('text'))).toBeUndefined();
  expect(seal.open(seal.seal('text'))).toBe('text');
});

test.each(['', '.', 'x', 'abcdefgh.', 'abcdefgh.xyz'])('%j is no sealed value', (damaged) => {
  const seal = createSeal({ keys: createKeyRing([a, b]) }, 'mail');
  expect(seal.tryOpen(damaged)).toBeNull();
});
