import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { diskFull, isDiskFull } from './disk-full';

const failed = (about: object) => Object.assign(new Error('failed'), about);

test.each([
  ['no room on the disk', failed({ code: 'ENOSPC' })],
  ['no room for this user', failed({ code: 'EDQUOT' })],
  ['PostgreSQL without room', new DrizzleQueryError('insert', [], failed({ code: '53100' }))],
  ['a database that only reads', new DrizzleQueryError('insert', [], failed({ code: '25006' }))],
  ['a bucket with a quota', failed({ name: 'QuotaExceeded', $metadata: { httpStatusCode: 403 } })],
  ['a store without room', failed({ name: 'S3ServiceException', $metadata: { httpStatusCode: 507 } })],
  ['our own answer', diskFull()],
  ['wrapped', new Error('could not store it', { cause: failed({ code: 'ENOSPC' }) })],
])('%s is a full disk', (_, error) => expect(isDiskFull(error)).toBe(true));

test.each([
  ['out of memory', failed({ code: '53200' })],
  ['not allowed', failed({ code: 'EACCES' })],
  ['a bucket that is down', failed({ $metadata: { httpStatusCode: 503 } })],
  ['no error', 'ENOSPC'],
])('%s is none', (_, error) => expect(isDiskFull(error)).toBe(false));
