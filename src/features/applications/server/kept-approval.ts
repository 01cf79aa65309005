import { type DeedOnPeople, keepUndoOn, type users } from '~/features/people/server/public';
import { mailJob } from '~/platform/mail';
import type { By } from './approval';
import { decisionMailKey } from './mails';
import type { applications } from './tables';

type User = typeof users.$inferSelect;
type Application = typeof applications.$inferSelect;

export const approval: DeedOnPeople = { name: 'approval', doneAt: ({ approvedAt }) => approvedAt };

/** What an approval changes of a person, apart from the membership id, which stays theirs. */
const changed = [
  'role',
  'areaId',
  'unitId',
  'approvedAt',
  'confirmedLicenseNo',
  'confirmedLicenseCategory',
  'confirmedRenewalDate',
  'licenseConfirmedAt',
] as const satisfies (keyof User)[];
type Before = Pick<User, (typeof changed)[number]>;

const beforeOf = (user: User) => Object.fromEntries(changed.map((column) => [column, user[column]])) as Before;

/** What an undo of an approval restores. */
export interface KeptApproval {
  user: Before;
  /** The row that the approval deleted. */
  application: Application | null;
  /** The position that was entered with it. */
  positionId: number | null;
}

/** Keeps what an undo of an approval restores, and holds its mail back as long. */
export const keepApproval = (
  { tx, actor, now }: Pick<By, 'tx' | 'actor' | 'now'>,
  { user, application, positionId }: { user: User; application: Application | undefined; positionId: number | null },
) =>
  keepUndoOn<KeptApproval>(tx, approval, {
    id: user.id,
    by: actor.id,
    state: { user: beforeOf(user), application: application ?? null, positionId },
    waits: user.email === null ? null : { name: mailJob, key: decisionMailKey('approved', user.id, now) },
  });
