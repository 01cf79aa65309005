import { eq } from 'drizzle-orm';
import { applyRenewal, lockUser, refuseDays, refuseOwnRecord, users } from '~/features/people/server/public';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { refuseStale } from '~/platform/database/stale';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import type { Language } from '~/shared/language';
import { licencesTopic, type StandingOf } from '../contract';
import type { RecordForm } from '../contract/forms';
import { wantedDay } from '../rules';
import type { Licences } from './context';
import { notifyMember, type User } from './decision';
import { readStandingOf } from './mine';
import { refuse } from './refusals';
import { storeScan } from './scans';
import { renewals } from './tables';
import { countPeople, membersOf } from './views';

/** A record of one kind: its new values, and the scan. */
type New = Pick<
  typeof renewals.$inferInsert,
  'kind' | 'licenseNo' | 'renewalDate' | 'membershipUntil' | 'file' | 'note'
>;

/** What is recorded, about which member; the answer is in `language`. */
interface Recording {
  userId: number;
  form: RecordForm;
  file: UploadedFile | undefined;
  language: Language;
}

/**
 * Records what the office holds in its hand of a member's licence, membership or both: a renewal of each kind that is
 * approved at once, with notice and mail; an open request of the member stays in the queue. Throws 403 `own_record`,
 * 404 for a person who is not an approved member, 409 `stale` after a change since it was read, 400 by field
 * (docs/product/licences.md, "Recorded by hand").
 */
export async function recordByHand(
  licences: Licences,
  caller: Caller,
  { userId, form, file, language }: Recording,
): Promise<StandingOf> {
  const { write, clock, files, log } = licences;
  refuseOwnRecord(caller, userId);
  const { licenseNo, renewalDate, membership_until: membershipUntil, note, updated_at: readAt } = form;
  await withStoredFiles(files, log, async (store) => {
    const scan = file ? await storeScan(store, file) : null;
    await write(async (tx, invalidate) => {
      let user = await lockUser(tx, userId);
      if (!user || (await countPeople(tx, membersOf({}, undefined, eq(users.id, userId)))) === 0)
        throw refuse.notFound((t) => t.noMember, 'user_unknown');
      refuseStale(user, readAt);
      if (renewalDate && !licenseNo && !user.licenseNo) throw refuse.invalid((t) => ({ licenseNo: [t.numberNeeded] }));
      const now = clock.now();
      refuseDays({ renewalDate: renewalDate ?? undefined }, { licenseDate: user.licenseDate }, now);
      const news: New[] = [];
      if (licenseNo || renewalDate) news.push({ kind: 'licence', licenseNo, renewalDate });
      if (membershipUntil) news.push({ kind: 'membership', membershipUntil });
      for (const [index, row] of news.entries())
        user = await record(
          licences,
          tx,
          invalidate,
          { caller, user, now },
          {
            ...row,
            note,
            // A file has one row: it goes with that row's scan.
            file: index === 0 ? scan : null,
          },
        );
    });
  });
  return readStandingOf(licences, caller, userId, { language });
}

/** Stores a record and applies it to the locked person; returns the person as they are now. */
async function record(
  licences: Licences,
  tx: Tx,
  invalidate: Invalidate,
  { caller, user, now }: { caller: Caller; user: User; now: Date },
  values: New,
): Promise<User> {
  const { kind, licenseNo, renewalDate, membershipUntil, note } = values;
  const previousUntil = kind === 'licence' ? user.licenceUntil : user.membershipUntil;
  const change = await applyRenewal(
    tx,
    invalidate,
    user,
    kind === 'membership'
      ? { kind, membershipUntil: membershipUntil! }
      : { kind, ...(licenseNo && { licenseNo }), ...(renewalDate && { renewalDate }) },
    now,
  );
  const [row] = await tx
    .insert(renewals)
    .values({
      ...values,
      userId: user.id,
      status: 'approved',
      byOffice: true,
      previousUntil,
      createdAt: now,
      updatedAt: now,
      decidedAt: now,
      decidedBy: caller.id,
    })
    .returning();
  const until = wantedDay(row!);
  await recordAudit(tx, {
    at: now,
    actor: caller,
    action: 'renewal.record',
    target: { type: 'renewal', id: row!.id, name: user.username },
    person: user.id,
    before: { ...(until && { until: previousUntil }), ...change?.before },
    after: { kind, ...(until && { until }), ...change?.after, ...(note && { note }) },
  });
  invalidate(licencesTopic);
  await notifyMember(licences, tx, invalidate, { ...row!, status: 'approved' }, user);
  return (await lockUser(tx, user.id))!;
}
