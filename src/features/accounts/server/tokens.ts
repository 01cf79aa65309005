import { hash, randomBytes } from 'node:crypto';

/** An opaque random token, 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of it. A plain hash is enough: there is nothing to guess in 256 random bits. */
export const hashToken = (token: string) => hash('sha256', token, 'base64url');
