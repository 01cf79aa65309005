import { hash, randomBytes } from 'node:crypto';

/** Returns an opaque random token, 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Returns what is stored of a token. A plain hash is enough: 256 random bits can't be guessed. */
export const hashToken = (token: string) => hash('sha256', token, 'base64url');
