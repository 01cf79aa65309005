import { difference, recordAudit } from '~/features/audit/server/public';
import type { Db, Tx } from '~/platform/database';
import { refuseStale } from '~/platform/database/stale';
import { unauthorized } from '~/platform/errors/http-error';
import { toIso } from '~/shared/dates';
import { fullNameOf } from './present';
import { lockUser } from './profile';

/** A choice of people about themselves, with a row for each person who has made it. */
export interface OwnSetting<Values extends Record<string, unknown>> {
  /** The action of a change in the audit log: `user.digest`. */
  action: string;
  /** The values of a person without a row. */
  standard: Values;
  /** Finds a person, with their row if they have one. */
  find: (db: Db | Tx, userId: number) => PromiseLike<{ saved: (Values & { updatedAt: Date }) | null; joined: Date }[]>;
  save: (tx: Tx, userId: number, values: Values, at: Date) => PromiseLike<unknown>;
}

type Shown<Values> = Values & { updated_at: string };

/** Returns a person's values. Without a row, they are as old as the account. Throws 401 when the person is gone. */
export async function readSetting<Values extends Record<string, unknown>>(
  db: Db | Tx,
  { find, standard }: OwnSetting<Values>,
  userId: number,
): Promise<Shown<Values>> {
  const [owner] = await find(db, userId);
  if (!owner) throw unauthorized();
  return shown(owner.saved ?? { ...standard, updatedAt: owner.joined });
}

/**
 * Saves a person's values as that person's own deed, and records it; values that are saved already change nothing.
 * `readAt` is the `updated_at` that was read. Returns the values. Throws 409 `stale`, 401 when the person is gone.
 */
export async function changeSetting<Values extends Record<string, unknown>>(
  tx: Tx,
  setting: OwnSetting<Values>,
  userId: number,
  { values, at, readAt }: { values: NoInfer<Values>; at: Date; readAt?: string | undefined },
): Promise<Shown<Values>> {
  const owner = await lockUser(tx, userId);
  if (!owner) throw unauthorized();
  const was = await readSetting(tx, setting, userId);
  refuseStale({ updatedAt: new Date(was.updated_at) }, readAt);
  const changed = difference<Values>(was, values);
  if (!changed) return was;
  await setting.save(tx, userId, values, at);
  const person = { id: userId, name: fullNameOf(owner) };
  await recordAudit(tx, { at, actor: person, action: setting.action, target: { type: 'user', ...person }, ...changed });
  return shown({ ...values, updatedAt: at });
}

const shown = <Values extends Record<string, unknown>>({ updatedAt, ...values }: Values & { updatedAt: Date }) =>
  ({ ...values, updated_at: toIso(updatedAt) }) as unknown as Shown<Values>;
