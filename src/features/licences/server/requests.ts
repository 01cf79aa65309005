import { and, eq } from 'drizzle-orm';
import { dayFaults, lockUser } from '~/features/accounts/server/public';
import { record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { changedColumns, columnsOf } from '~/platform/database/columns';
import { refuseStale } from '~/platform/database/stale';
import { violates } from '~/platform/database/violation';
import { conflict, invalid, notFound, unauthorized } from '~/platform/errors/http-error';
import { storing } from '~/platform/files/storing';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import { licencesTopic, type Renewal } from '../contract';
import type { RenewalForm, RenewalPatch } from '../contract/forms';
import * as texts from '../texts';
import type { Licences } from './context';
import { scanKeys, storeScan } from './scans';
import { renewals } from './tables';
import { presentRenewal, type RenewalRow } from './views';

/** Far more than anybody sends; what is over it is a script that fills the disk. */
const quota = { name: 'renewals', most: 100, seconds: 3600 };

const names = { license_category: 'licenseCategory', membership_until: 'membershipUntil' } as const;
type Values = Partial<
  Pick<RenewalRow, 'licenseNo' | 'licenseCategory' | 'licenseDate' | 'renewalDate' | 'membershipUntil'>
>;

/** What the log tells of a request: its values, never its scan. */
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

/** 400 by field for days that cannot be, and for a licence without a number. */
function refuseValues(
  row: Values & { kind: RenewalRow['kind'] },
  user: { licenseNo: string | null; licenseDate: string | null },
  now: Date,
): void {
  if (row.kind === 'licence' && !row.licenseNo && !user.licenseNo) throw invalid({ licenseNo: [texts.numberNeeded] });
  const given = { licenseDate: row.licenseDate ?? undefined, renewalDate: row.renewalDate ?? undefined };
  const faults = Object.entries(dayFaults(given, { licenseDate: user.licenseDate }, now));
  if (faults.length > 0) throw invalid(Object.fromEntries(faults.map(([field, message]) => [field, [message]])));
}

/**
 * Asks for a renewal: 201, 400 by field, 409 `open` while there is one of the kind, 429. The scan is stored with it or not at
 * all (docs/product/licences.md, "Requests").
 */
export async function sendRenewal(
  licences: Licences,
  caller: Caller,
  { kind, ...values }: RenewalForm,
  file: UploadedFile | undefined,
): Promise<Renewal> {
  const { write, clock, files, log, limits, scans } = licences;
  await limits.hit(quota, String(caller.id));
  if (kind === 'licence' && !file) throw invalid({ file: [texts.scanNeeded] });
  const made = await storing(files, log, async (store) => {
    const scan = file ? await storeScan(store, file) : null;
    return uniquely(() =>
      write(async (tx, invalidate) => {
        const user = await lockUser(tx, caller.id);
        if (!user?.isApproved) throw unauthorized();
        const now = clock.now();
        const row = {
          kind,
          ...columnsOf(renewals, values, {
            license_category: names.license_category,
            membership_until: names.membership_until,
          }),
        };
        refuseValues(row, user, now);
        const [saved] = await tx
          .insert(renewals)
          .values({ ...row, userId: caller.id, status: 'queue', file: scan, createdAt: now, updatedAt: now })
          .returning();
        await tell(tx, caller, 'renewal.create', saved!, { after: described(saved!) });
        invalidate(licencesTopic);
        return saved!;
      }),
    );
  });
  return presentRenewal(scans, made, caller.id);
}

/**
 * Corrects an own open request, which puts it back into the queue at its old place, or withdraws it: then its scan goes. Nothing
 * is written where nothing differs. 404 for anybody else's, 409 `decided` and `stale`.
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
  const saved = await storing(files, log, async (store) => {
    const scan = file && patch.status !== 'withdrawn' ? await storeScan(store, file) : undefined;
    const { old, row } = await write(async (tx, invalidate) => {
      // The person first, as everybody does who locks both.
      const user = await lockUser(tx, caller.id);
      if (!user?.isApproved) throw unauthorized();
      const [old] = await tx
        .select()
        .from(renewals)
        .where(and(eq(renewals.id, id), eq(renewals.userId, caller.id)))
        .for('update');
      if (!old) throw notFound(texts.unknown, 'renewal_unknown');
      if (old.status === 'withdrawn' && patch.status === 'withdrawn') return { old, row: old };
      if (old.status !== 'queue' && old.status !== 'correction') throw conflict('decided', texts.decided);
      refuseStale(old, patch.updated_at);
      const now = clock.now();
      const change = changedColumns<RenewalRow>(old, changeOf(patch, scan, now));
      if (!change) return { old, row: old };
      if (patch.status !== 'withdrawn') {
        const next = { ...old, ...change };
        if (!(next.kind === 'licence' ? next.renewalDate : next.membershipUntil)) {
          throw invalid({ [next.kind === 'licence' ? 'renewalDate' : 'membership_until']: [texts.dayNeeded] });
        }
        refuseValues(next, user, now);
      }
      const [row] = await tx
        .update(renewals)
        .set({ ...change, updatedAt: now })
        .where(eq(renewals.id, id))
        .returning();
      await tell(tx, caller, patch.status === 'withdrawn' ? 'renewal.withdraw' : 'renewal.edit', row!, {
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
  // What is taken back is not looked at any more, so nothing of it is kept for that.
  if (status === 'withdrawn') return { status, file: null, decidedAt: now };
  const fields = columnsOf(renewals, values, {
    license_category: names.license_category,
    membership_until: names.membership_until,
  });
  return { ...fields, ...(scan && { file: scan }), status: 'queue' };
}

/** 409 `open` when there is an open request of that kind already, also when two come at the same moment. */
async function uniquely<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (violates(error, 'unique', 'renewals_open_key')) throw conflict('open', texts.open);
    throw error;
  }
}

const tell = (tx: Tx, actor: Caller, action: string, row: RenewalRow, change: { before?: object; after?: object }) =>
  record(tx, {
    at: row.updatedAt,
    actor,
    action,
    target: { type: 'renewal', id: row.id, name: actor.name },
    person: row.userId,
    before: { ...change.before },
    after: { ...change.after },
  });
