import { hash as realHash, type Options } from '../../node_modules/@node-rs/argon2/index.js';

/*
 * Stands in for the package (vitest.config.ts): the same hashes with a thousandth of the work, which a test only waits
 * for. equal-time.db.test.ts, which has the package itself, checks the work that the product requires.
 */
export { verify } from '../../node_modules/@node-rs/argon2/index.js';

/** Returns argon2's hash of a password: the requested algorithm, 64 KiB in one pass. */
export const hash = (password: string, options?: Options) =>
  realHash(password, { ...options, memoryCost: 64, timeCost: 1 });
