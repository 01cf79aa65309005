import { eq, sql } from 'drizzle-orm';
import { jobs } from '../jobs/tables';
import { sealedColumn } from '../secrets/sealed-values';
import { mailJob } from './mail';

/** The mails that wait, are held or were given up; sent mails have no content any more. */
export const sealedMails = sealedColumn({
  title: 'Mails',
  purpose: 'mail',
  id: jobs.id,
  sealed: sql<string>`${jobs.data} ->> 'sealed'`,
  where: eq(jobs.name, mailJob),
  set: (sealed) => ({ data: sql`${jobs.data} || ${JSON.stringify({ sealed })}::jsonb` }),
});
