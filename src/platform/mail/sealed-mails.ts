import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { jobs } from '../jobs/tables';
import type { SealedValues } from '../secrets/sealed-values';
import { mailJob } from './mail';

const sealed = sql<string>`${jobs.data} ->> 'sealed'`;

/** The mails that wait, are held or were given up; those that were sent have no content any more. */
export const sealedMails: SealedValues = {
  title: 'Mails',
  purpose: 'mail',
  page: (db, after, most) =>
    db
      .select({ id: jobs.id, sealed })
      .from(jobs)
      .where(and(eq(jobs.name, mailJob), isNotNull(sealed), gt(jobs.id, after)))
      .orderBy(asc(jobs.id))
      .limit(most),
  async replace(tx, id, from, to) {
    await tx
      .update(jobs)
      .set({ data: { sealed: to } })
      .where(and(eq(jobs.id, id), sql`${sealed} = ${from}`));
  },
};
