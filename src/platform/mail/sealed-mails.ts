import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { jobs } from '../jobs/tables';
import type { SealedValues } from '../secrets/sealed-values';
import { mailJob } from './mail';

const sealed = sql<string>`${jobs.data} ->> 'sealed'`;

/** The mails that wait, are held or were given up; sent mails have no content any more. */
export const sealedMails: SealedValues = {
  title: 'Mails',
  purpose: 'mail',
  page: (db, after, max) =>
    db
      .select({ id: jobs.id, sealed })
      .from(jobs)
      .where(and(eq(jobs.name, mailJob), isNotNull(sealed), gt(jobs.id, after)))
      .orderBy(asc(jobs.id))
      .limit(max),
  async replace(tx, id, from, to) {
    const data = sql`${jobs.data} || ${JSON.stringify({ sealed: to })}::jsonb`;
    await tx
      .update(jobs)
      .set({ data })
      .where(and(eq(jobs.id, id), sql`${sealed} = ${from}`));
  },
};
