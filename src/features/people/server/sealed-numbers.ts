import { sealedColumn } from '~/platform/secrets/sealed-values';
import { markOf } from './aadhaar';
import { users } from './tables';

/** The Aadhaar numbers of people and applicants, for a rotation of the key. */
export const sealedNumbers = sealedColumn({
  title: 'Aadhaar numbers',
  purpose: 'aadhaar',
  id: users.id,
  sealed: users.aadhaarSealed,
  // updatedAt stays: a form that is open during the rotation is not out of date.
  set: (aadhaarSealed, { text, key }) => ({ aadhaarSealed, aadhaarMark: markOf(text, key) }),
});
