import { isNull } from 'drizzle-orm';
import { duesTopic } from '~/features/dues/server/public';
import { measureRows } from '~/platform/database/waiting';
import type { Queue } from '~/platform/feature';
import { both } from '../texts/both';
import { duesHandovers } from './tables';

/** The handovers of cash that wait for treasurers (docs/product/admin.md, "What waits"). */
export const handoverQueue: Queue = {
  key: 'handovers',
  access: 'treasurer',
  link: '/app/admin/dues?tab=cash&state=open',
  label: (language) => both[language].handoversWaiting,
  topics: [duesTopic],
  measure: ({ db }) => measureRows(db, duesHandovers, duesHandovers.createdAt, isNull(duesHandovers.confirmedAt)),
};
