import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { createNoticeTitle, createNoticeWords } from '~/features/notifications/server/public';
import { activePeople, toPerson, users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import { mailTo, queueMail } from '~/platform/mail';
import type { Invalidate } from '~/platform/topics';
import { fillNotice } from '~/platform/translate';
import { DAY_MS, toIso } from '~/shared/dates';
import { pageUrl } from '~/shared/language';
import { both } from '../../texts/both';
import { privacyRequests } from '../tables';
import type { Requests } from './context';

type Request = typeof privacyRequests.$inferSelect;

/** The job that mails superusers about a request that has waited for a day. */
export const officeMailJob = 'privacy.office-mail';
const task = z.object({ id: z.number().int() });

const wordsBy = createNoticeWords(both.en.notices);
const titleBy = createNoticeTitle(both.en.notices);
const subjectOf = (id: number) => `privacy-office:${id}`;
const isResponsible = (requester: number | null) =>
  and(eq(users.role, 'superuser'), activePeople(), requester === null ? undefined : ne(users.id, requester));

/**
 * Notifies superusers of a new request by bell, in its transaction, and plans a mail to them for when it still waits
 * after a day (docs/product/privacy.md, "The office"). Neither names the person: the list does.
 */
export async function notifyOffice(
  { jobs, notices, clock }: Requests,
  tx: Tx,
  invalidate: Invalidate,
  { id, kind, due, userId }: Request,
): Promise<void> {
  if (kind === 'export') return;
  const responsible = await tx.select({ id: users.id }).from(users).where(isResponsible(userId));
  await notices.notify(tx, invalidate, {
    to: responsible.map((person) => person.id),
    kind: 'privacy',
    ...wordsBy(`privacy.office_${kind}`),
    ...titleBy('privacy.office_until', { moment: toIso(due) }),
    link: '/app/admin/privacy',
    subject: subjectOf(id),
  });
  const startAfter = new Date(clock.now().getTime() + DAY_MS);
  await jobs.queue(tx, officeMailJob, { id } satisfies z.input<typeof task>, { key: String(id), startAfter });
}

/** Deletes superusers' notices of a request that no longer waits. */
export const forgetAtOffice = ({ notices }: Requests, tx: Tx, invalidate: Invalidate, id: number) =>
  notices.forget(tx, invalidate, { of: subjectOf(id) });

/** Registers the job that mails superusers; it does nothing when the request no longer waits. */
export function workOnOfficeMails(requests: Requests): void {
  requests.jobs.work(officeMailJob, async (data) => {
    const { id } = task.parse(data);
    await requests.write(async (tx) => {
      const isOpen = and(eq(privacyRequests.id, id), eq(privacyRequests.state, 'open'));
      const [request] = await tx.select().from(privacyRequests).where(isOpen).for('update');
      if (request) await mailOffice(requests, tx, request);
    });
  });
}

/** Mails superusers that a request waits. */
export async function mailOffice(requests: Requests, tx: Tx, { id, kind, due, userId }: Request): Promise<void> {
  if (kind === 'export') return;
  for (const person of await tx.select().from(users).where(isResponsible(userId))) {
    const { mails, notices } = both[person.language];
    const mail = mailTo(toPerson(person), {
      greeting: mails.greeting,
      title: notices[`privacy.office_${kind}`],
      paragraphs: [fillNotice(notices['privacy.office_until'], { moment: toIso(due) }, person.language)],
      button: {
        label: mails.openOffice,
        url: pageUrl(requests.config.publicUrl, person.language, '/app/admin/privacy'),
      },
      footer: mails.officeFooter,
    });
    const queued = { kind: 'privacy-waits', reader: person.id, about: [] } as const;
    await queueMail(requests, tx, mail, { ...queued, key: `privacy-office:${id}:${person.id}` });
  }
}
