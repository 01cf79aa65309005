import { and, eq, isNull } from 'drizzle-orm';
import { fullNameOf, users } from '~/features/people/server/public';
import { placesIn } from '~/features/areas/server/public';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import { cardsTopic } from '../contract';
import type { RevokeForm } from '../contract/forms';
import type { Cards } from './context';
import { limits } from './limits';
import { notifyHolder } from './notify';
import { refuse } from './refusals';
import { lockHolder, replaceCard } from './store';
import { cards } from './tables';
import { findLast, findLive, findMembers, type Member } from './views';

type Actor = Pick<Caller, 'id' | 'name'>;

/** A card and its holder. */
export type OwnCard = NonNullable<Awaited<ReturnType<typeof findLive>>>;

/**
 * Returns a member's good card, issued at the first request. Throws 403 `card_revoked` when the office has taken it
 * back, 404 for a person who is not a member.
 */
export async function readOwnCard(site: Cards, holder: Actor): Promise<OwnCard> {
  return (
    (await findLive(site.db, holder.id)) ??
    site.write((tx, invalidate) => ensureCard(tx, invalidate, holder.id, { at: site.clock.now(), actor: holder }))
  );
}

/** Returns the card with its holder's area named in a language. */
export const cardIn = async (
  { db }: Pick<Cards, 'db'>,
  { card, member }: OwnCard,
  language: Language,
): Promise<OwnCard> => ({
  card,
  member: (await placesIn(db, language))(member),
});

/**
 * Returns the good card; issues one, and records it, if there is none since the approval. Throws 403, 404 as
 * `readOwnCard`.
 */
export async function ensureCard(
  tx: Tx,
  invalidate: Invalidate,
  userId: number,
  by: { at: Date; actor: Actor | null },
): Promise<OwnCard> {
  await lockHolder(tx, userId);
  const live = await findLive(tx, userId);
  if (live) return live;
  const member = await memberOf(tx, userId);
  const last = await findLast(tx, userId);
  if (last && last.reason !== null) throw refuse.forbidden((t) => t.revoked, 'card_revoked');
  const card = await replaceCard(tx, invalidate, userId, by.at);
  await recordAudit(tx, { ...by, action: 'card.create', target: targetOf(member) });
  return { card, member };
}

/** Issues a new code; the old code is invalid with the commit. Throws as `readOwnCard`, 429 after ten a day. */
export async function renewCard(site: Cards, caller: Caller): Promise<OwnCard> {
  const { write, clock } = site;
  const taken = await site.limits.hit(limits.newCodes, String(caller.id));
  return write(async (tx, invalidate) => {
    await lockHolder(tx, caller.id);
    const member = await memberOf(tx, caller.id);
    const last = await findLast(tx, caller.id);
    if (last && last.reason !== null) throw refuse.forbidden((t) => t.revoked, 'card_revoked');
    const now = clock.now();
    const card = await replaceCard(tx, invalidate, caller.id, now);
    await recordAudit(tx, { at: now, actor: caller, action: 'card.renew', target: targetOf(member) });
    return { card, member };
  }).catch(async (error: unknown) => {
    await taken.refund();
    throw error;
  });
}

/** Takes back a member's good card. Throws 404 for a person who is not a member, 409 `no_card`. */
export async function revokeCard(site: Cards, caller: Caller, userId: number, { reason }: RevokeForm) {
  const { write, clock } = site;
  return write(async (tx, invalidate) => {
    await lockHolder(tx, userId);
    const member = await memberOf(tx, userId);
    if (!(await findLive(tx, userId))) throw refuse.conflict('no_card', (t) => t.noCard);
    const now = clock.now();
    await tx
      .update(cards)
      .set({ revokedAt: now, reason })
      .where(and(eq(cards.userId, userId), isNull(cards.revokedAt)));
    invalidate(cardsTopic);
    await recordAudit(tx, {
      at: now,
      actor: caller,
      action: 'card.revoke',
      target: targetOf(member),
      after: { reason },
    });
    await notifyHolder(site, tx, invalidate, userId, 'cards.revoked', reason);
  });
}

/** Returns a member; throws 404 for a person who is none. */
export async function memberOf(tx: Tx, userId: number): Promise<Member> {
  const [member] = await findMembers(tx, eq(users.id, userId));
  if (!member) throw refuse.notFound((t) => t.unknownPerson, 'member_unknown');
  return member;
}

export const targetOf = (member: Member) => ({ type: 'user', id: member.id, name: fullNameOf(member) });
