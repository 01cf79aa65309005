import { eq } from 'drizzle-orm';
import { duesClaims, duesTopic } from '~/features/dues/server/public';
import { measureRows, waitsOfPeople } from '~/platform/database/waiting';
import type { Queue } from '~/platform/feature';
import { both } from '../texts/both';

/* What waits for treasurers (docs/product/admin.md, "What waits"). */

const isOpen = eq(duesClaims.state, 'open');

/** The claims that wait, by person. */
export const claimsOfPeople = waitsOfPeople(duesClaims, { first: duesClaims.createdAt, isWaiting: isOpen });

/** The claims that wait for treasurers. */
export const claimQueue: Queue = {
  key: 'claims',
  access: 'treasurer',
  link: '/app/admin/dues?tab=claims',
  label: (language) => both[language].claimsWaiting,
  topics: [duesTopic],
  measure: ({ db }) => measureRows(db, duesClaims, duesClaims.createdAt, isOpen),
};
