import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { hideContact, lockUser, users, type Hidden } from '~/features/people/server/public';
import { recordAudit } from '~/features/audit/server/public';
import { chooseMail } from '~/features/notifications/server/public';
import { noteErasuresAfter } from '~/platform/backup/erasures';
import type { Db, Tx } from '~/platform/database';
import { unauthorized } from '~/platform/errors/http-error';
import type { Limit } from '~/platform/rate-limit';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import type { JoiningPurpose } from '~/shared/person/joining-purposes';
import { committeeTopic, peopleTopic } from '~/shared/topics';
import { noticeVersions } from '../content/notices';
import { neededPurpose, purposes, type Consent, type ConsentForm, type Purpose } from '../contract';
import { givenLast, stateOf } from '../rules';
import { both } from '../texts/both';
import { refuse } from './refusals';
import type { PrivacyParts } from './requests/context';
import { consents } from './tables';

/** Every decision stays as proof; more decisions than this come from a script. */
const decisions: Limit = { name: 'consents', most: 200, seconds: 3600 };

/** Returns a person's consent to each purpose, with the notices in a language. */
export async function readConsents(db: Db | Tx, userId: number, language: Language): Promise<Consent[]> {
  const rows = await db.select().from(consents).where(eq(consents.userId, userId)).orderBy(asc(consents.id));
  return purposes.map((purpose) => {
    const decisionsMade = rows.filter((row) => row.purpose === purpose);
    const { title, notice } = both[language].purposeTexts[purpose];
    const givenAt = givenLast(decisionsMade);
    const withdrawn = decisionsMade.at(-1)?.withdrawnAt ?? null;
    return {
      purpose,
      title,
      notice,
      version: noticeVersions[purpose],
      state: stateOf(decisionsMade, noticeVersions[purpose]),
      agreed_version: decisionsMade.at(-1)?.version ?? null,
      given_at: givenAt && toIso(givenAt),
      withdrawn_at: withdrawn && toIso(withdrawn),
      can_withdraw: purpose !== neededPurpose,
    };
  });
}

/**
 * Stores a person's decision on a purpose and applies its effects; a decision that equals the current one changes
 * nothing. Throws 409 `notice_changed` when another version of the notice was read, 409 `membership_ends` for a
 * withdrawal of the purpose on which the membership rests, and 429.
 */
export async function decideConsent(deciding: Deciding, caller: Caller, form: ConsentForm): Promise<void> {
  const { write, clock, limits, withdrawPublicConsents } = deciding;
  const { purpose, version, given: isGiven } = form;
  await limits.hit(decisions, String(caller.id));
  if (!isGiven && purpose === neededPurpose) throw refuse.conflict('membership_ends', (t) => t.membershipEnds);
  // A withdrawal needs no version.
  if (isGiven && version !== noticeVersions[purpose]) throw refuse.conflict('notice_changed', (t) => t.noticeChanged);
  await write(async (tx, invalidate) => {
    if (!(await lockUser(tx, caller.id))) throw unauthorized();
    await decide({ tx, invalidate, caller, isGiven, at: clock.now(), withdrawPublicConsents }, purpose);
  });
}

/**
 * Withdraws a purpose again in a restored database, as of the time of the withdrawal, with its effects; does nothing
 * when the database has this decision or a later one. Returns whether it did. The caller has locked the person's row.
 */
export async function withdrawAgain(decided: Omit<Decided, 'isGiven'>, purpose: Purpose): Promise<boolean> {
  const { tx, caller, at } = decided;
  const [last] = await tx
    .select()
    .from(consents)
    .where(and(eq(consents.userId, caller.id), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.id))
    .limit(1);
  if (last && (last.withdrawnAt !== null || last.givenAt > at)) return false;
  await decide({ ...decided, isGiven: false }, purpose);
  return true;
}

/** Stores a decision unless it equals the current one; audits it and applies its effects. */
async function decide(decided: Decided, purpose: Purpose): Promise<void> {
  const { tx, caller, isGiven, at } = decided;
  if (!(await storeDecision(tx, caller.id, purpose, isGiven, at))) return;
  const target = { type: 'user', id: caller.id, name: caller.name };
  await recordAudit(tx, {
    at,
    actor: caller,
    action: isGiven ? 'consent.give' : 'consent.withdraw',
    target,
    after: { purpose, version: noticeVersions[purpose] },
  });
  await effects[purpose]?.(decided);
}

type Deciding = Pick<Site, 'write' | 'clock' | 'limits'> & Pick<PrivacyParts, 'withdrawPublicConsents'>;

interface Decided extends Pick<PrivacyParts, 'withdrawPublicConsents'> {
  tx: Tx;
  invalidate: Invalidate;
  caller: Pick<Caller, 'id' | 'name'>;
  isGiven: boolean;
  at: Date;
}

/** The effects of a decision on a purpose, in its transaction. */
const effects: Partial<Record<Purpose, (decided: Decided) => Promise<void>>> = {
  directory: ({ invalidate }) => Promise.resolve(invalidate(peopleTopic)),
  phone: ({ tx, invalidate, caller, isGiven, at }) => hideContact(tx, invalidate, caller, { phone: !isGiven }, at),
  email: ({ tx, invalidate, caller, isGiven, at }) => hideContact(tx, invalidate, caller, { email: !isGiven }, at),
  public_answers: async ({ tx, invalidate, caller, isGiven, withdrawPublicConsents }) => {
    if (!isGiven) await withdrawPublicConsents(tx, invalidate, caller.id);
  },
  office: ({ invalidate }) => Promise.resolve(invalidate(committeeTopic)),
  mail: ({ tx, caller, isGiven, at }) => chooseMail(tx, caller.id, isGiven ? 'daily' : 'none', { at, keep: isGiven }),
};

/** Stores a decision; returns whether it differs from the current one. The caller has locked the person's row. */
async function storeDecision(tx: Tx, userId: number, purpose: Purpose, isGiven: boolean, at: Date): Promise<boolean> {
  const mine = and(eq(consents.userId, userId), eq(consents.purpose, purpose));
  const decisionsMade = await tx.select().from(consents).where(mine).orderBy(asc(consents.id));
  const version = noticeVersions[purpose];
  const state = stateOf(decisionsMade, version);
  if (state === (isGiven ? 'given' : 'withdrawn')) return false;
  if (isGiven || state === 'not_asked')
    await tx.insert(consents).values({ userId, purpose, version, givenAt: at, withdrawnAt: isGiven ? null : at });
  else
    await tx
      .update(consents)
      .set({ withdrawnAt: at })
      .where(and(mine, isNull(consents.withdrawnAt)));
  // A restored older backup lacks the withdrawal.
  if (!isGiven) await noteErasuresAfter(tx);
  return true;
}

/**
 * Records what an applicant agreed to with the application, to the notices in force. A purpose that is left out has no
 * row: the person is asked again (docs/product/privacy.md, "Asked once").
 */
export async function recordJoining(
  tx: Tx,
  invalidate: Invalidate,
  applicant: Decided['caller'],
  { purposes: agreed, at }: { purposes: readonly JoiningPurpose[]; at: Date },
): Promise<void> {
  const decided = { tx, invalidate, caller: applicant, isGiven: true, at, withdrawPublicConsents: nothingPublic };
  for (const purpose of agreed) await decide(decided, purpose);
}

/** An applicant has no words on the board. */
const nothingPublic = () => Promise.resolve();

/** Keeps the purposes of phone and e-mail in step with what a person hides or shows in the own profile. */
export async function recordVisibility(tx: Tx, userId: number, { phone, email }: Hidden, at: Date): Promise<void> {
  if (phone !== undefined) await storeDecision(tx, userId, 'phone', !phone, at);
  if (email !== undefined) await storeDecision(tx, userId, 'email', !email, at);
}

/** Keeps the purpose of mails in step with a person's choice among the notifications, or by the link in a mail. */
export async function recordMailChoice(tx: Tx, userId: number, wants: boolean, at: Date): Promise<void> {
  // "None" is a decision also where there was no consent: mails come until it is made (decision 0061).
  await storeDecision(tx, userId, 'mail', wants, at);
}

/** Returns a condition on `users`: the person has withdrawn or declined a purpose. Without a decision it is false. */
const hasWithdrawn = (purpose: Purpose) =>
  sql<boolean>`coalesce((select bool_and(${consents.withdrawnAt} is not null) from ${consents}
    where ${consents.userId} = ${users.id} and ${consents.purpose} = ${purpose}), false)`;

/** Returns a condition on `users`: the person has agreed to a purpose, and not withdrawn it since. */
export const agreesTo = (purpose: Purpose) =>
  sql<boolean>`exists (select 1 from ${consents}
    where ${consents.userId} = ${users.id} and ${consents.purpose} = ${purpose} and ${consents.withdrawnAt} is null)`;

/** Returns a condition on `users`: the person wants no mails of notices. */
export const declinesMails = () => hasWithdrawn('mail');

/** Returns a condition on `users`: the person is not listed in the directory for other members. */
export const isUnlisted = () => hasWithdrawn('directory');
