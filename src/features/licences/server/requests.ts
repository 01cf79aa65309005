import { and, eq } from 'drizzle-orm';
import { lockUser, refuseDays } from '~/features/people/server/public';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { changedColumns, columnsOf } from '~/platform/database/columns';
import { madeBefore } from '~/platform/database/made-before';
import { refuseStale } from '~/platform/database/stale';
import { violates } from '~/platform/database/violation';
import { unauthorized } from '~/platform/errors/http-error';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import { licencesTopic, type Renewal } from '../contract';
import { kindFor, type RenewalForm, type RenewalPatch } from '../contract/forms';
import type { Licences } from './context';
import { refuse } from './refusals';
import { scanKeys, storeScan } from './scans';
import { renewals } from './tables';
import { presentRenewal, type RenewalRow } from './views';

/** Far more than a member sends; anything above is a script that fills the disk. */
const quota = { name: 'renewals', most: 100, seconds: 3600 };

const names = { license_category: 'licenseCategory', membership_until: 'membershipUntil' } as const;
type Values = Partial<
  Pick<RenewalRow, 'licenseNo' | 'licenseCategory' | 'licenseDate' | 'renewalDate' | 'membershipUntil'>
>;

/** Returns a request as the audit log has it: its values, never its scan. */
const described = ({
  kind,
  status,
  licenseNo,
  licenseCategory,
  licenseDate,
  renewalDate,
  membershipUntil,
}: RenewalRow) => ({
  kind,
  status,
  licenseNo,
  license_category: licenseCategory,
  licenseDate,
  renewalDate,
  membership_until: membershipUntil,
});

/** Throws 400 by field for impossible days, and for a licence without a number. */
function refuseValues(
  row: Values & { kind: RenewalRow['kind'] },
  user: { licenseNo: string | null; licenseDate: string | null },
  now: Date,
): void {
  if (row.kind === 'licence' && !row.licenseNo && !user.licenseNo)
    throw refuse.invalid((t) => ({ licenseNo: [t.numberNeeded] }));
  const days = { licenseDate: row.licenseDate ?? undefined, renewalDate: row.renewalDate ?? undefined };
  refuseDays(days, { licenseDate: user.licenseDate }, now);
}

/**
 * Adds a request for a renewal, with its scan or not at all; the same `client_key` again returns the first. Throws 400
 * by field, 409 `open` while there is an open request of its kind, 429 (docs/product/licences.md, "Requests").
 */
export async function sendRenewal(
  licences: Licences,
  caller: Caller,
  form: RenewalForm,
  file: UploadedFile | undefined,
): Promise<Renewal> {
  const { write, clock, files, log, limits, scans } = licences;
  const { kind = kindFor(form), client_key: key, ...values } = form;
  await limits.hit(quota, String(caller.id));
  const saved = await withStoredFiles(files, log, async (store) => {
    const scan = file ? await storeScan(store, file) : null;
    const sent = await uniquely(() =>
      write(async (tx, invalidate) => {
        const user = await lockUser(tx, caller.id);
        if (!user?.isApproved) throw unauthorized();
        const { id, userId: person, clientKey } = renewals;
        const earlier = await madeBefore(tx, { id, person, clientKey }, caller.id, key);
        if (earlier !== undefined) {
          const [first] = await tx.select().from(renewals).where(eq(renewals.id, earlier));
          return { request: first!, isNew: false };
        }
        const now = clock.now();
        const row = {
          kind,
          ...columnsOf(renewals, values, {
            license_category: names.license_category,
            membership_until: names.membership_until,
          }),
        };
        refuseValues(row, user, now);
        const [added] = await tx
          .insert(renewals)
          .values({
            ...row,
            userId: caller.id,
            status: 'queue',
            file: scan,
            createdAt: now,
            updatedAt: now,
            clientKey: key,
          })
          .returning();
        await recordRequest(tx, caller, 'renewal.create', added!, { after: described(added!) });
        invalidate(licencesTopic);
        return { request: added!, isNew: true };
      }),
    );
    if (!sent.isNew && scan) await store.delete(scanKeys(scan));
    return sent.request;
  });
  return presentRenewal(scans, saved, caller.id);
}

/**
 * Corrects an open request of the caller, which returns to the queue at its old place, or withdraws it with its scan.
 * Writes nothing without a difference. Throws 404 for another person's request, 409 `decided` and `stale`.
 */
export async function changeRenewal(
  licences: Licences,
  caller: Caller,
  id: number,
  patch: RenewalPatch,
  file: UploadedFile | undefined,
): Promise<Renewal> {
  const { write, clock, files, log, limits, scans } = licences;
  await limits.hit(quota, String(caller.id));
  const saved = await withStoredFiles(files, log, async (store) => {
    const scan = file && patch.status !== 'withdrawn' ? await storeScan(store, file) : undefined;
    const { old, row } = await write(async (tx, invalidate) => {
      // The person first, as everywhere both are locked.
      const user = await lockUser(tx, caller.id);
      if (!user?.isApproved) throw unauthorized();
      const [old] = await tx
        .select()
        .from(renewals)
        .where(and(eq(renewals.id, id), eq(renewals.userId, caller.id)))
        .for('update');
      if (!old) throw refuse.notFound((t) => t.unknown, 'renewal_unknown');
      if (old.status === 'withdrawn' && patch.status === 'withdrawn') return { old, row: old };
      if (old.status !== 'queue' && old.status !== 'correction') throw refuse.conflict('decided', (t) => t.decided);
      refuseStale(old, patch.updated_at);
      const now = clock.now();
      const change = changedColumns<RenewalRow>(old, changeOf(patch, scan, now));
      if (!change) return { old, row: old };
      if (patch.status !== 'withdrawn') {
        const next = { ...old, ...change };
        if (!(next.kind === 'licence' ? next.renewalDate : next.membershipUntil)) {
          throw refuse.invalid((t) => ({
            [next.kind === 'licence' ? 'renewalDate' : 'membership_until']: [t.dayNeeded],
          }));
        }
        refuseValues(next, user, now);
      }
      const [row] = await tx
        .update(renewals)
        .set({ ...change, updatedAt: now })
        .where(eq(renewals.id, id))
        .returning();
      await recordRequest(tx, caller, patch.status === 'withdrawn' ? 'renewal.withdraw' : 'renewal.edit', row!, {
        before: described(old),
        after: described(row!),
      });
      invalidate(licencesTopic);
      return { old, row: row! };
    });
    if (old.file && old.file.key !== row.file?.key) await store.delete(scanKeys(old.file));
    return row;
  });
  return presentRenewal(scans, saved, caller.id);
}

function changeOf(
  { updated_at: _read, status, ...values }: RenewalPatch,
  scan: RenewalRow['file'] | undefined,
  now: Date,
): Partial<RenewalRow> {
  // A withdrawn request is no longer looked at, so its scan is not stored.
  if (status === 'withdrawn') return { status, file: null, decidedAt: now };
  const fields = columnsOf(renewals, values, {
    license_category: names.license_category,
    membership_until: names.membership_until,
  });
  return { ...fields, ...(scan && { file: scan }), status: 'queue' };
}

/** Throws 409 `open` when there is an open request of its kind, also when two arrive at the same moment. */
async function uniquely<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (violates(error, 'unique', 'renewals_open_key')) throw refuse.conflict('open', (t) => t.open);
    throw error;
  }
}

const recordRequest = (
  tx: Tx,
  actor: Caller,
  action: string,
  row: RenewalRow,
  change: { before?: object; after?: object },
) =>
  recordAudit(tx, {
    at: row.updatedAt,
    actor,
    action,
    target: { type: 'renewal', id: row.id, name: actor.name },
    person: row.userId,
    before: { ...change.before },
    after: { ...change.after },
  });
