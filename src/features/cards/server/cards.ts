import { and, eq, isNull } from 'drizzle-orm';
import { fullNameOf, users } from '~/features/accounts/server/public';
import { placesIn } from '~/features/areas/server/public';
import { record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { conflict, forbidden, notFound } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import type { RevokeForm } from '../contract/forms';
import * as texts from '../texts';
import type { Cards } from './context';
import { limits } from './limits';
import { tellHolder } from './notify';
import { lockHolder, replaceCard } from './store';
import { cards } from './tables';
import { findLast, findLive, findMembers, type Member } from './views';

/** A card and its holder. */
export type OwnCard = NonNullable<Awaited<ReturnType<typeof findLive>>>;

/** A member's good card, made at the first ask. 403 `card_revoked` when the office has taken it back. */
export async function ownCard(site: Cards, userId: number): Promise<OwnCard> {
  return (await findLive(site.db, userId)) ?? site.write((tx) => ensureCard(tx, userId, site.clock.now()));
}

/** The same card with its holder's area as it is called in a language. */
export const cardIn = async (
  { db }: Pick<Cards, 'db'>,
  { card, member }: OwnCard,
  language: Language,
): Promise<OwnCard> => ({
  card,
  member: (await placesIn(db, language))(member),
});

/** The good card, or a first one; one from before a withdrawn approval is replaced. 403 and 404 as `ownCard`. */
export async function ensureCard(tx: Tx, userId: number, now: Date): Promise<OwnCard> {
  await lockHolder(tx, userId);
  const live = await findLive(tx, userId);
  if (live) return live;
  const member = await memberOf(tx, userId);
  const last = await findLast(tx, userId);
  if (last && last.reason !== null) throw forbidden(texts.revoked, 'card_revoked');
  return { card: await replaceCard(tx, userId, now), member };
}

/** A new code for the own card; the old one is dead with the commit. 403 as `ownCard`, 429 after ten a day. */
export async function renewCard(site: Cards, caller: Caller): Promise<OwnCard> {
  const { write, clock } = site;
  const taken = await site.limits.hit(limits.newCodes, String(caller.id));
  return write(async (tx) => {
    await lockHolder(tx, caller.id);
    const member = await memberOf(tx, caller.id);
    const last = await findLast(tx, caller.id);
    if (last && last.reason !== null) throw forbidden(texts.revoked, 'card_revoked');
    const now = clock.now();
    const card = await replaceCard(tx, caller.id, now);
    await record(tx, { at: now, actor: caller, action: 'card.renew', target: targetOf(member) });
    return { card, member };
  }).catch(async (error: unknown) => {
    await taken.giveBack();
    throw error;
  });
}

/** Takes back a member's good card. 404 for whoever is no member, 409 `no_card`. */
export async function revokeCard(site: Cards, caller: Caller, userId: number, { reason }: RevokeForm) {
  const { write, clock } = site;
  return write(async (tx, invalidate) => {
    await lockHolder(tx, userId);
    const member = await memberOf(tx, userId);
    if (!(await findLive(tx, userId))) throw conflict('no_card', texts.noCard);
    const now = clock.now();
    await tx
      .update(cards)
      .set({ revokedAt: now, reason })
      .where(and(eq(cards.userId, userId), isNull(cards.revokedAt)));
    await record(tx, { at: now, actor: caller, action: 'card.revoke', target: targetOf(member), after: { reason } });
    await tellHolder(site, tx, invalidate, userId, 'cards.revoked', reason);
    return { message: texts.revokedDone };
  });
}

/** Issues a new card, also after a revocation; one that was good is no longer. 404 for whoever is no member. */
export async function issueCard(site: Cards, caller: Caller, userId: number) {
  const { write, clock } = site;
  return write(async (tx, invalidate) => {
    await lockHolder(tx, userId);
    const member = await memberOf(tx, userId);
    const now = clock.now();
    await replaceCard(tx, userId, now);
    await record(tx, { at: now, actor: caller, action: 'card.issue', target: targetOf(member) });
    await tellHolder(site, tx, invalidate, userId, 'cards.issued', member.membershipId ?? fullNameOf(member));
    return { message: texts.issuedDone };
  });
}

async function memberOf(tx: Tx, userId: number): Promise<Member> {
  const [member] = await findMembers(tx, eq(users.id, userId));
  if (!member) throw notFound(texts.unknownPerson, 'member_unknown');
  return member;
}

const targetOf = (member: Member) => ({ type: 'user', id: member.id, name: fullNameOf(member) });
