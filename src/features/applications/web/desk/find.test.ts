import { expect, test } from 'vitest';
import type { PendingUser } from '../../contract';
import { findApplicants } from './find';

const all = [
  {
    id: 1,
    full_name: 'Ábdul Azeez',
    username: 'abdul',
    email: 'a@example.org',
    phone: '9447012345',
    licenseNo: 'PKD/ENB/2012/7',
  },
  { id: 2, full_name: 'Biju', username: 'biju', email: 'b@example.org', phone: null, licenseNo: null },
] as PendingUser[];

test.each([
  ['', [1, 2]],
  ['ABDUL azeez', [1]],
  ['b@example', [2]],
  ['+91 94470 12345', [1]],
  ['pkd/enb/2012', [1]],
  ['chandran', []],
])('applicants are found by %j', (search, ids) => expect(findApplicants(all, search).map(({ id }) => id)).toEqual(ids));
