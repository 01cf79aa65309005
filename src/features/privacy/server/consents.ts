import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { hideContact, lockUser, users, type Hidden } from '~/features/accounts/server/public';
import { record } from '~/features/audit/server/public';
import { chooseMail } from '~/features/notifications/server/public';
import { noteErasuresAfter } from '~/platform/backup/erasures';
import type { Db, Tx } from '~/platform/database';
import { conflict, unauthorized } from '~/platform/errors/http-error';
import type { Limit } from '~/platform/rate-limit';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { peopleTopic } from '~/shared/topics';
import { noticeVersions } from '../content/notices';
import { neededPurpose, purposes, type Consent, type ConsentForm, type Purpose } from '../contract';
import { givenLast, stateOf } from '../rules';
import * as texts from '../texts';
import { both } from '../texts/both';
import type { PrivacyParts } from './requests/context';
import { consents } from './tables';

/** Every decision stays as proof; nobody makes up their mind more often. */
const decisions: Limit = { name: 'consents', most: 200, seconds: 3600 };

/** How it stands with each purpose of somebody, with the notices in a language. */
export async function readConsents(db: Db | Tx, userId: number, language: Language): Promise<Consent[]> {
  const rows = await db.select().from(consents).where(eq(consents.userId, userId)).orderBy(asc(consents.id));
  return purposes.map((purpose) => {
    const made = rows.filter((row) => row.purpose === purpose);
    const { title, notice } = both[language].purposeTexts[purpose];
    const given = givenLast(made);
    const withdrawn = made.at(-1)?.withdrawnAt ?? null;
    return {
      purpose,
      title,
      notice,
      version: noticeVersions[purpose],
      state: stateOf(made, noticeVersions[purpose]),
      agreed_version: made.at(-1)?.version ?? null,
      given_at: given && toIso(given),
      withdrawn_at: withdrawn && toIso(withdrawn),
      can_withdraw: purpose !== neededPurpose,
    };
  });
}

/**
 * Agrees to a purpose or withdraws that, and does at once what follows from it; what is so already is left as it is. 409
 * `notice_changed` when another version of the notice was read, 409 `membership_ends` for what the membership rests on, 429.
 */
export async function decideConsent(deciding: Deciding, caller: Caller, form: ConsentForm): Promise<void> {
  const { write, clock, limits, withdrawPublicConsents } = deciding;
  const { purpose, version, given } = form;
  await limits.hit(decisions, String(caller.id));
  if (!given && purpose === neededPurpose) throw conflict('membership_ends', texts.membershipEnds);
  // Who withdraws does so whatever was read.
  if (given && version !== noticeVersions[purpose]) throw conflict('notice_changed', texts.noticeChanged);
  await write(async (tx, invalidate) => {
    if (!(await lockUser(tx, caller.id))) throw unauthorized();
    await decide({ tx, invalidate, caller, given, at: clock.now(), withdrawPublicConsents }, purpose);
  });
}

/**
 * Withdraws a purpose once more in a restored database, as of when it was withdrawn, with what follows from it; unless the decision
 * is known there already, or a later one. Gives whether it did. The person's row is locked by the caller.
 */
export async function withdrawAgain(decided: Omit<Decided, 'given'>, purpose: Purpose): Promise<boolean> {
  const { tx, caller, at } = decided;
  const [last] = await tx
    .select()
    .from(consents)
    .where(and(eq(consents.userId, caller.id), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.id))
    .limit(1);
  if (last && (last.withdrawnAt !== null || last.givenAt > at)) return false;
  await decide({ ...decided, given: false }, purpose);
  return true;
}

/** Writes a decision down, unless it is so already; records it, and does what follows from it. */
async function decide(decided: Decided, purpose: Purpose): Promise<void> {
  const { tx, caller, given, at } = decided;
  if (!(await note(tx, caller.id, purpose, given, at))) return;
  const target = { type: 'user', id: caller.id, name: caller.name };
  await record(tx, {
    at,
    actor: caller,
    action: given ? 'consent.give' : 'consent.withdraw',
    target,
    after: { purpose, version: noticeVersions[purpose] },
  });
  await follow[purpose]?.(decided);
}

type Deciding = Pick<Site, 'write' | 'clock' | 'limits'> & Pick<PrivacyParts, 'withdrawPublicConsents'>;

interface Decided extends Pick<PrivacyParts, 'withdrawPublicConsents'> {
  tx: Tx;
  invalidate: Invalidate;
  caller: Pick<Caller, 'id' | 'name'>;
  given: boolean;
  at: Date;
}

/** What follows from a decision on a purpose, in its transaction. */
const follow: Partial<Record<Purpose, (decided: Decided) => Promise<void>>> = {
  directory: ({ invalidate }) => Promise.resolve(invalidate(peopleTopic)),
  phone: ({ tx, invalidate, caller, given, at }) => hideContact(tx, invalidate, caller, { phone: !given }, at),
  email: ({ tx, invalidate, caller, given, at }) => hideContact(tx, invalidate, caller, { email: !given }, at),
  public_answers: async ({ tx, invalidate, caller, given, withdrawPublicConsents }) => {
    if (!given) await withdrawPublicConsents(tx, invalidate, caller.id);
  },
  mail: ({ tx, caller, given }) => chooseMail(tx, caller.id, given ? 'daily' : 'none', { keep: given }),
};

/** Writes a decision down; gives whether it is a new one. The person's row is locked by the caller. */
async function note(tx: Tx, userId: number, purpose: Purpose, given: boolean, at: Date): Promise<boolean> {
  const mine = and(eq(consents.userId, userId), eq(consents.purpose, purpose));
  const made = await tx.select().from(consents).where(mine).orderBy(asc(consents.id));
  const version = noticeVersions[purpose];
  const state = stateOf(made, version);
  if (state === (given ? 'given' : 'withdrawn')) return false;
  if (given || state === 'not_asked')
    await tx.insert(consents).values({ userId, purpose, version, givenAt: at, withdrawnAt: given ? null : at });
  else
    await tx
      .update(consents)
      .set({ withdrawnAt: at })
      .where(and(mine, isNull(consents.withdrawnAt)));
  // An older backup that is restored does not know of it.
  if (!given) await noteErasuresAfter(tx);
  return true;
}

/** Keeps the purposes of phone and e-mail in step with what somebody has hidden or shown in the own profile. */
export async function recordVisibility(tx: Tx, userId: number, { phone, email }: Hidden, at: Date): Promise<void> {
  if (phone !== undefined) await note(tx, userId, 'phone', !phone, at);
  if (email !== undefined) await note(tx, userId, 'email', !email, at);
}

/** Keeps the purpose of mails in step with what somebody has chosen among the notifications, or by the link in a mail. */
export async function recordMailChoice(tx: Tx, userId: number, wants: boolean, at: Date): Promise<void> {
  const [open] = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, 'mail'), isNull(consents.withdrawnAt)))
    .limit(1);
  // Mails come to nobody who has not chosen them: "none" is no decision where nothing was agreed to.
  if (wants || open) await note(tx, userId, 'mail', wants, at);
}

/** Whether somebody has withdrawn (or declined) a purpose; who was never asked has not. A condition on `users`. */
const hasWithdrawn = (purpose: Purpose) =>
  sql`coalesce((select bool_and(${consents.withdrawnAt} is not null) from ${consents} where ${consents.userId} = ${users.id} and ${consents.purpose} = ${purpose}), false)`;

/** Who is not to be listed in the directory for other members. A condition on `users`. */
export const isUnlisted = () => hasWithdrawn('directory');
