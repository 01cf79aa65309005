import { isNull, min } from 'drizzle-orm';
import { duesTopic } from '~/features/dues/server/public';
import type { Queue } from '~/platform/feature';
import { both } from '../texts/both';
import { duesHandovers } from './tables';

const isUnconfirmed = isNull(duesHandovers.confirmedAt);

/** The handovers of cash that wait for treasurers (docs/product/admin.md, "What waits"). */
export const handoverQueue: Queue = {
  key: 'handovers',
  access: 'treasurer',
  link: '/app/admin/dues?tab=cash&state=open',
  label: (language) => both[language].handoversWaiting,
  topics: [duesTopic],
  measure: async ({ db }) => {
    const [oldest] = await db
      .select({ since: min(duesHandovers.createdAt) })
      .from(duesHandovers)
      .where(isUnconfirmed);
    return { count: await db.$count(duesHandovers, isUnconfirmed), oldest: oldest?.since ?? null, due: null };
  },
};
